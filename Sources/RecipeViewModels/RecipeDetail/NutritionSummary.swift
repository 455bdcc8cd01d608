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

  /// nil where too little counts, or no one says how many servings there are.
  package var perServing: Nutrients? {
    guard let count = servings?.doubleValue, count > 0, !nutrition.counted.isEmpty, nutrition.completeness != .none
    else {
      return nil
    }
    return nutrition.part(1 / count)
  }

  /// The lines of the recipe that name something to eat.
  package var lineCount: Int { nutrition.counted.count + nutrition.leftOut.count }

  /// `11 of 13 lines counted`
  package var count: String { "\(nutrition.counted.count) of \(lineCount) lines counted" }

  /// `true` if there is more of everything than the figures say.
  package var isAtLeast: Bool { nutrition.completeness == .atLeast }

  /// nil where so much does not count that 100 g of the rest say little.
  package var per100Grams: Nutrients? { nutrition.completeness == .whole ? nutrition.per100Grams : nil }

  /// A figure for each nutrient, under a heading.
  package struct Column {
    /// `a serving`, `100 g`
    package let heading: String
    private let nutrients: Nutrients
    private let isAtLeast: Bool

    fileprivate init(_ heading: String, _ nutrients: Nutrients, isAtLeast: Bool) {
      (self.heading, self.nutrients, self.isAtLeast) = (heading, nutrients, isAtLeast)
    }

    package func text(of nutrient: Nutrient) -> String {
      isAtLeast ? nutrients.leastText(of: nutrient) : nutrients.text(of: nutrient)
    }
  }

  /// The columns that stand next to each other: a serving, or else the recipe, and 100 g; none where too little counts.
  package var columns: [Column] {
    if nutrition.counted.isEmpty || nutrition.completeness == .none { return [] }
    let first = perServing.map { ("a serving", $0) } ?? ("the recipe", nutrition.total)
    return [Column(first.0, first.1, isAtLeast: isAtLeast)]
      + (per100Grams.map { [Column("100 g", $0, isAtLeast: false)] } ?? [])
  }

  /// What has to be known to read the figures; nil for nothing.
  package var remark: String? {
    if nutrition.counted.isEmpty { return nil }
    if nutrition.completeness == .none { return "Too few lines count for a sum." }
    return nutrition.counted.contains(where: \.isForFrying) ? "Of the oil for frying a tenth counts." : nil
  }

  /// The statements of a program that the recipe was imported from.
  package var statements: [String] {
    recipe.notes.split(separator: "\n").filter { $0.hasPrefix(Self.statement) }
      .map { String($0.dropFirst(Self.statement.count)) }
  }

  private static let statement = "Nutrition: "
}
