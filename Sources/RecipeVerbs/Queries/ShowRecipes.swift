import RecipeModel
package import RecipeViewModels

/// Whole recipes, with the amounts that are asked for.
package struct ShowRecipes: Query {
  package var recipes: [RecipeName] = []
  package var amounts = AmountRequest()
  package var isExpanded = false
  /// `true` if a program reads them: things are not rounded as a cook counts them.
  package var isForPrograms = true

  package init() {}

  package static let name = "show"
  package static let declaration = Declaration<Self>(
    "Show whole recipes.",
    usage: ["recipes show RECIPE... [--serves N | --scale FACTOR] [--units SYSTEM] [--expand]"],
    text: """
      Amounts are shown for as many as you cook for, in the units you measure in; the recipe stays as it is. An \
      ingredient that is another recipe, such as 1 batch [[Pizza dough]], is shown with its number.
      """,
    examples: [
      "recipes show 12", "recipes show tomato", "recipes show 12 --serves 8",
      "recipes show 12 --scale 2/3 --units metric", "recipes show pizza --expand", "recipes show 3-5 --json",
    ],
    groups: [
      [.words(\.recipes, "recipe", .recipe, "Numbers, ranges, or words of titles.")],
      AmountRequest.shown.within(\.amounts).inSection("Amounts"),
      [.flag(\.isExpanded, "expand", "With the ingredients of the recipes that it names.")],
    ],
    rules: [AmountRequest.rule],
    routes: [
      Route(
        .get, "/recipes/{recipe}", "showRecipe", "Show a recipe, for as many as you cook for",
        answer: .schema("Recipe"))
    ])

  /// - Throws: `AmountError`
  package func answer(from library: OpenLibrary) throws -> [AdaptedRecipe] {
    try library.recipes(recipes).map { recipe in
      let amounts = try library.names.amounts(amounts, of: recipe)
      return try AdaptedRecipe(
        recipe, amounts, amounts.units, isForPrograms: isForPrograms, in: library.store)
    }
  }
}
