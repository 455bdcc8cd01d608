/// What is known of a step while it is being made.
final class OpenStep {
  /// What the only verb so far has changed: a change of a million recipes is not put into tables without need.
  private var only: RecipeChange? = RecipeChange.none

  /// What several verbs have changed.
  private var changes = ChangeCollector()

  /// Whether a verb is at work, so that one it uses is a part of it.
  var isInVerb = false

  /// What its verbs have changed so far.
  var change: RecipeChange { only ?? changes.change }

  func add(_ change: RecipeChange) {
    guard let only else { return changes.add(change) }
    if only.isEmpty {
      self.only = change
    } else {
      changes.add(only)
      changes.add(change)
      self.only = nil
    }
  }
}
