package import RecipeModel

/// How a recipe is laid out for reading: its facts, and its lines in groups under their names.
package struct RecipeLayout {
  package struct Group: Equatable {
    /// "" for lines under no name.
    package var name = ""
    package var lines: [String] = []
  }

  package let ingredients: [Group]
  package let directions: [Group]
  /// Whether the steps have numbers that the author wrote.
  package let hasOwnNumbers: Bool

  package init(_ draft: RecipeDraft) {
    ingredients = Self.groups(draft.ingredients)
    directions = Self.groups(draft.directions)
    hasOwnNumbers = StepNumbers.stand(in: draft.directions)
  }

  /// What is below a title: servings and times, as far as they are stated.
  static func facts(of draft: RecipeDraft) -> [String] {
    let times = [("preparation", draft.prepTime), ("cooking", draft.cookTime)].filter { $0.1 > 0 }
    return [Servings.phrase(draft.servings)].filter { !$0.isEmpty } + times.map { "\($0.0) \(CookingTime.text($0.1))" }
  }

  /// Returns the lines that say something, each under the subheading above it.
  private static func groups(_ text: String) -> [Group] {
    var groups = [Group()]
    for line in text.lines.lazy.map({ String($0).trimmed() }) where !line.isEmpty {
      if let name = Subheading.name(of: line) {
        groups.append(Group(name: name))
      } else {
        groups[groups.count - 1].lines.append(line)
      }
    }
    return groups.filter { !$0.name.isEmpty || !$0.lines.isEmpty }
  }
}
