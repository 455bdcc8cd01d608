package import RecipeStore

/// What was cooked, newest first.
package struct ListCookings: Query {
  package var recipes: [RecipeName] = []
  package var limit: Int?

  package init() {}

  package static let name = "cooked"
  package static let declaration = Declaration<Self>(
    "List what you cooked; note it.",
    usage: ["recipes cooked [RECIPE...] [RANGE] [--limit COUNT]", "recipes cooked COMMAND"],
    text: """
      The newest first. A RANGE is october, last-month, 2026-10, a day such as friday (the last one), or two days with \
      two dots between (recipes help days). A word that is one is never a part of a title, unless all words together are.

      In a pipe: day, id, title, servings, stars, note, with tabs between.
      """,
    examples: [
      "recipes cooked", "recipes cooked tomato soup", "recipes cooked last month", "recipes cooked 12 2026",
      #"recipes cooked add "tomato soup" --rating 4 --note "less salt""#, "recipes cooked remove 12",
    ],
    parameters: [
      .words(\.recipes, "recipe", .recipe, "Numbers, ranges, or words of titles; days.", isRequired: false),
      .option(
        \.limit, "limit", .count.documented(as: .integer(1...1000)),
        "At most COUNT; 20 where neither recipes nor days are named.", short: "n"
      ).documented("At most so many; else 100."),
    ],
    routes: [
      Route(
        .get, "/cookings", "listCookings", "What was cooked last, newest first", query: ["limit"],
        answer: .list(of: "Cooking")),
      Route(
        .get, "/recipes/{recipe}/cookings", "listCookingsOfRecipe", "When a recipe was cooked, newest first",
        query: [Route.Member("limit", "At most so many.")], answer: .list(of: "Cooking")),
    ])

  /// The most that are read where neither recipes nor days are named.
  private static let usualCount = 100

  /// All cookings that are meant, those of a narrowed question without a limit.
  package func answer(from library: OpenLibrary) throws -> (asked: CookingsAsked, found: [CookedRecipe]) {
    let store = library.store
    let asked = try library.names.cookings(recipes, in: store)
    for id in asked.recipes ?? [] where try !store.contains(id) { throw RecipeStoreError.noSuchRecipe(id) }
    if !asked.isNarrowed { return (asked, try store.lastCookings(limit: limit ?? Self.usualCount)) }
    return (asked, try store.cookings(of: asked.recipes, on: asked.days))
  }
}
