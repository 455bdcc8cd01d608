package import RecipeKitchen
package import RecipeModel

/// The nutrition of a recipe, by its ingredients, a serving and 100 g: for the command line, a page, and the API.
package struct NutritionSummary: Sendable {
  package let recipe: Recipe
  package let nutrition: RecipeNutrition
  /// The number of people who share the recipe; nil if neither it nor the user says so.
  package let servings: Rational?

  /// Counts the recipes that it names in its ingredients as well.
  ///
  /// - Parameters:
  ///   - servings: nil for as many as the recipe says.
  ///   - own: What a person says that foods are.
  package init(_ adapted: AdaptedRecipe, servings: Rational? = nil, own: [OwnFood]) {
    recipe = adapted.recipe
    nutrition = RecipeNutrition(ingredients: adapted.neededIngredients, own: own)
    self.servings = servings ?? ServingsCount(recipe.servings)?.count
  }

  /// nil where nothing counts, or no one says how many servings there are.
  package var perServing: Nutrients? {
    guard let count = servings?.doubleValue, count > 0, !nutrition.counted.isEmpty else { return nil }
    return nutrition.part(1 / count)
  }

  /// The lines of the recipe that name something to eat.
  package var lineCount: Int { nutrition.counted.count + nutrition.leftOut.count }

  /// `11 of 13 lines counted`
  package var count: String { "\(nutrition.counted.count) of \(lineCount) lines counted" }

  /// The columns that stand next to each other: a serving, or else the recipe, and 100 g.
  package var columns: [(heading: String, nutrients: Nutrients)] {
    let first = perServing.map { ("a serving", $0) } ?? ("the recipe", nutrition.total)
    return [first] + (nutrition.per100Grams.map { [("100 g", $0)] } ?? [])
  }

  /// The statements of a program that the recipe was imported from.
  package var statements: [String] {
    recipe.notes.split(separator: "\n").filter { $0.hasPrefix(Self.statement) }
      .map { String($0.dropFirst(Self.statement.count)) }
  }

  private static let statement = "Nutrition: "
}
