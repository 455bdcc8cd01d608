package import RecipeStore

/// What was changed, newest first: in the library, or in one recipe.
package struct ShowHistory: Query {
  package enum Answer: Sendable {
    case steps([HistoryStep])
    case changes([RecipeHistoryEntry])
  }

  package var limit: Int?
  package var recipe: [RecipeName] = []

  package init() {}

  package static let name = "history"
  package static let declaration = Declaration<Self>(
    "Show what was changed, step by step.",
    usage: ["recipes history [RECIPE] [--limit COUNT]"],
    text: """
      The newest step comes first, with its number for "recipes undo --step". With a RECIPE, shows its changes, field \
      by field; name a deleted recipe by its number.

      In a pipe: step, time, state (done or undone), command, with tabs between; with a RECIPE also field, before, \
      after.
      """,
    examples: ["recipes history", "recipes history --limit 5", "recipes history 12"],
    parameters: [
      .option(
        \.limit, "limit", .count.documented(as: .integer(1...1000)), "At most COUNT steps.", short: "n"
      ).documented("At most so many steps; else 100."),
      .words(\.recipe, "recipe", .recipe, "A number, or words of a title.", isRequired: false),
    ],
    routes: [
      Route(
        .get, "/history", "listSteps", "What was changed, newest first", query: ["limit"], answer: .list(of: "Step")),
      Route(
        .get, "/recipes/{recipe}/history", "showRecipeHistory",
        "What was changed in a recipe, newest first; also in one that was deleted",
        query: [Route.Member("limit", "At most so many steps.")], answer: .list(of: "Step")),
    ])

  package func answer(from library: OpenLibrary) throws -> Answer {
    let store = library.store
    if recipe.isEmpty { return .steps(Array(try store.history().prefix(limit ?? .max))) }
    let id = try library.names.pastRecipe(recipe, in: store)
    return .changes(Array(try store.history(of: id).prefix(limit ?? .max)))
  }
}
