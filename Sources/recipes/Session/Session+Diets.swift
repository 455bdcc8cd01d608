import RecipeKitchen
import RecipeVerbs

/// Diets that a person has names for.
extension Session {
  /// The name of the person's own diet.
  static let ownDiet = "mine"

  /// - Parameter text: Names with commas between.
  /// - Throws: `NameError.noSuchDiet`, `CommandError`.
  func diets(named text: String) throws -> [Diet] {
    try DietNames.diets(text) { name in
      if name == Self.ownDiet {
        guard let kept = configuration[.diet] else {
          throw CommandError(
            "mine is not set; set it: recipes config diet \"vegetarian; free from nuts\"", .usage)
        }
        return try DietNames.kept(kept)
      }
      return try configuration.diets[name].map(DietNames.kept)
    }
  }

  /// Says what a list by a diet cannot promise.
  func tellToReadLabels(_ filter: RecipeFilter) {
    if !filter.diets.isEmpty { tell("Read the labels: only the words of the recipes were looked at.") }
  }
}
