import RecipeModel
import RecipeStore
import RecipeVerbs

struct History: Command {
  static let name = "history"
  static let declaration = Declaration<Self>(
    "Show what was changed, step by step.",
    usage: ["recipes history [RECIPE] [--limit COUNT]"],
    text: """
      The newest step comes first, with its number for "recipes undo --step". With a RECIPE, shows its changes, field \
      by field; name a deleted recipe by its number.

      In a pipe: step, time, state (done or undone), command, with tabs between; with a RECIPE also field, before, \
      after.
      """,
    examples: [
      "recipes history",
      "recipes history --limit 5",
      "recipes history 12",
    ],
    parameters: [
      .option(\.limit, "limit", .count, "At most COUNT steps.", short: "n"),
      .words(\.recipe, "recipe", .text("recipe"), "A number, or words of a title.", isRequired: false),
    ])

  var limit: Int?
  var recipe: [String] = []

  var isPaged: Bool { true }

  func run(in session: Session) throws {
    let store = try session.library.open()
    if !recipe.isEmpty {
      let entries = try store.history(of: id(of: recipe, in: store, session)).prefix(limit ?? .max)
      if entries.isEmpty { throw CommandError("no change of this recipe is kept", .nothing) }
      try session.printer.print(Array(entries))
    } else {
      let steps = try store.history().prefix(limit ?? .max)
      if steps.isEmpty, session.world.output.isTerminal, !session.settings.isJSON {
        return session.tell("nothing has been changed yet")
      }
      try session.printer.print(Array(steps))
    }
  }

  /// The recipe that words name; a number may be that of a deleted recipe.
  private func id(of words: [String], in store: RecipeStore, _ session: Session) throws -> Recipe.ID {
    if words.count == 1, case .id(let id) = RecipeReference(words[0]) { return id }
    return try session.recipe(named: words, in: store)
  }
}
