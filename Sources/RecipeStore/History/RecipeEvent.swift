package import RecipeKitchen
package import RecipeModel

/// A change of one recipe by a step.
package enum RecipeEvent: Hashable, Sendable {
  case added(title: String)
  case deleted(title: String)

  /// A field got another value; times are in seconds, whether it is a favorite is 0 or 1.
  case changed(RecipeField, from: String, to: String)

  /// It was moved in the library.
  case moved

  /// It was moved in a collection.
  case movedIn(String)
  case joined(String)
  case left(String)

  /// It came on the shopping list, left it, or is on it by another factor; nil is "not on it".
  case shopped(from: Rational?, to: Rational?)

  /// It was cooked, on a day and with as many stars as the cook gave it, 0 for not rated.
  case cooked(on: String, stars: Int)

  /// A cooking was undone.
  case uncooked(on: String)

  /// It has other stars; 0 for not rated.
  case rated(from: Int, to: Int)

  /// A person said that it keeps a diet, or does not; nil is "nothing is said". Both are nil where it was said
  /// again, of other ingredients, and the step does not tell what.
  case saidDiet(String, from: Bool?, to: Bool?)

  /// It came in the plan, left it, or was moved to another day: such as `2026-11-27`, `some day`, `every Friday`; nil is
  /// "not planned".
  case planned(from: String?, to: String?)
}

/// A step, and what it did to one recipe.
package struct RecipeHistoryEntry: Hashable, Sendable {
  package let step: HistoryStep

  /// Empty for a step of which this cannot be told any more, because the tables have another shape now.
  package let events: [RecipeEvent]
}
