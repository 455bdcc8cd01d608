/// What a person says of a recipe and a diet, whatever its lines say.
package struct SaidDiet: Hashable, Sendable {
  /// The name of the diet: `vegan`.
  package let diet: String
  /// `true` if the recipe keeps it.
  package let isKept: Bool
  /// `true` while the ingredients are those that it was said of.
  package let isOfThisText: Bool

  package init(_ diet: String, isKept: Bool, isOfThisText: Bool = true) {
    self.diet = diet
    self.isKept = isKept
    self.isOfThisText = isOfThisText
  }

  /// A list as it may be stored: by name, each diet once, the first word standing.
  ///
  /// - Throws: `RecipeError.tooLong` for a name.
  static func normalized(_ said: [SaidDiet]) throws(RecipeError) -> [SaidDiet] {
    var byName: [String: SaidDiet] = [:]
    for word in said {
      let diet = word.diet.onOneLine().trimmed().lowercased()
      guard diet.utf8.count <= RecipeLimits.lineBytes else {
        throw .tooLong(.ingredients, bytes: diet.utf8.count, limit: RecipeLimits.lineBytes)
      }
      if !diet.isEmpty, byName[diet] == nil {
        byName[diet] = SaidDiet(diet, isKept: word.isKept, isOfThisText: word.isOfThisText)
      }
    }
    return byName.values.sorted { $0.diet < $1.diet }
  }
}
