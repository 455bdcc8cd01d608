import RecipeModel
import RecipeStore
package import RecipeViewModels

/// Whole recipes, with the amounts that are asked for.
package struct ShowRecipes: Query {
  package var recipes: [RecipeName] = []
  package var amounts = AmountRequest()
  package var isExpanded = false
  /// The step of the history, or the day, after which they are shown as they were; nil for now.
  package var moment: String?
  package var diets = DietsAsked()
  /// `true` if a program reads them: things are not rounded as a cook counts them.
  package var isForPrograms = true

  package init() {}

  package static let name = "show"
  package static let declaration = Declaration<Self>(
    "Show whole recipes.",
    usage: [
      """
      recipes show RECIPE... [--serves N | --scale FACTOR] [--units SYSTEM] [--expand] [--at STEP|DAY] [--diet DIET] \
      [--free-from FOOD]
      """
    ],
    text: """
      Amounts are shown for as many as you cook for, in the units you measure in; the recipe stays as it is. An \
      ingredient that is another recipe, such as 1 batch [[Pizza dough]], is shown with its number. \
      With --at, a recipe is shown as it was after a step of the history, or at the end of a day; name one that was \
      deleted by its number.

      \(DietsAsked.help)
      """,
    examples: [
      "recipes show 12", "recipes show tomato", "recipes show 12 --serves 8",
      "recipes show 12 --scale 2/3 --units metric", "recipes show pizza --expand", "recipes show 3-5 --json",
      "recipes show 12 --at last-friday", "recipes show 12 --diet vegan --free-from nuts",
    ],
    groups: [
      [.words(\.recipes, "recipe", .recipe, "Numbers, ranges, or words of titles.")],
      AmountRequest.shown.within(\.amounts).inSection("Amounts"),
      [
        .flag(\.isExpanded, "expand", "With the ingredients of the recipes that it names."),
        .option(\.moment, "at", .moment, CompareRecipes.momentHelp),
      ],
      DietsAsked.parameters(
        "Say whether anything is against this diet.", "Say whether it has this: nuts, celery, any food."
      ).within(\.diets),
    ],
    rules: [AmountRequest.rule],
    routes: [
      Route(
        .get, "/recipes/{recipe}", "showRecipe", "Show a recipe, for as many as you cook for",
        answer: .schema("Recipe"))
    ])

  /// - Throws: `AmountError`; `RecipeStoreError.past`.
  package func answer(from library: OpenLibrary) throws -> [AdaptedRecipe] {
    guard let moment else { return try library.recipes(recipes).map { try adapted($0, in: library) } }
    let named = try library.names.moment(moment)
    return try library.names.pastRecipes(recipes, in: library.store).map { id in
      let past = try library.store.recipe(id, at: named)
      var shown = try adapted(past.recipe, in: library)
      shown.step = past.step
      return shown
    }
  }

  private func adapted(_ recipe: Recipe, in library: OpenLibrary) throws -> AdaptedRecipe {
    let amounts = try library.names.amounts(amounts, of: recipe)
    var adapted = try AdaptedRecipe(recipe, amounts, amounts.units, isForPrograms: isForPrograms, in: library.store)
    adapted.diets = try library.store.dietAnswers(of: recipe, in: diets.named(by: library.names))
    return adapted
  }
}
