package import RecipeModel

/// The layout of a recipe for reading: its facts, and its lines in groups under their names.
package struct RecipeLayout {
  package struct Group: Equatable {
    /// "" for lines under no name.
    package var name = ""
    package var lines: [String] = []
  }

  package let ingredients: [Group]
  package let directions: [Group]
  /// `true` if the steps have numbers that the author wrote.
  package let hasOwnNumbers: Bool

  package init(_ draft: RecipeDraft) {
    ingredients = Self.groups(draft.ingredients)
    directions = Self.groups(draft.directions)
    hasOwnNumbers = StepNumbers.stand(in: draft.directions)
  }

  /// Returns the facts below a title: servings and times, as far as they are stated.
  static func facts(of draft: RecipeDraft) -> [String] {
    let times = [("preparation", draft.prepTime), ("cooking", draft.cookTime)].filter { $0.1 > 0 }
    return [Servings.phrase(draft.servings)].filter { !$0.isEmpty } + times.map { "\($0.0) \(CookingTime.text($0.1))" }
  }

  /// When it was cooked, oldest first, and how it was: `2026-11-20, ★★★★☆, 2 servings, less salt`.
  static func cookings(of draft: RecipeDraft) -> [String] {
    draft.log.cookings.map { cooking in
      [cooking.day.description, CookingLog.signs(cooking.stars), Servings.phrase(cooking.servings), cooking.note]
        .filter { !$0.isEmpty }.joined(separator: ", ")
    }
  }

  /// What a person says of it and diets: `vegan yes`.
  static func diets(of draft: RecipeDraft) -> [String] {
    draft.saidDiets.filter(\.isOfThisText).map { "\($0.diet) \($0.isKept ? "yes" : "no")" }
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
