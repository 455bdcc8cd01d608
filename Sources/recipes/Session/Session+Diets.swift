import RecipeKitchen
import RecipeVerbs
import RecipeViewModels

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

  /// What those do not eat who eat here: the person's own diets, and those of others by their names.
  ///
  /// - Throws: As `diets(named:)`.
  func eaters() throws -> [EaterDiets] {
    let own = try configuration[.diet].map { [EaterDiets(try DietNames.kept($0))] } ?? []
    let others = try configuration.diets.sorted { $0.key < $1.key }
      .map { EaterDiets(of: $0.key, try DietNames.kept($0.value)) }
    return own + others
  }

  /// Says what a list by a diet cannot promise.
  func tellToReadLabels(_ filter: RecipeFilter) {
    if !filter.diets.isEmpty { tell("Read the labels: only the words of the recipes were looked at.") }
  }
}
