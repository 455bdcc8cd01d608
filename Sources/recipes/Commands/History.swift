import ArgumentParser
import RecipeModel
import RecipeStore

struct History: Command {
  static let configuration = CommandConfiguration(
    commandName: "history",
    abstract: "Show what was changed, step by step.",
    usage: "recipes history [RECIPE] [--limit COUNT]",
    discussion: """
      The newest step comes first, with its number for "recipes undo --step". With a RECIPE, shows its changes, field \
      by field; name a deleted recipe by its number.

      Examples:
        recipes history
        recipes history --limit 5
        recipes history 12

      In a pipe: step, time, state (done or undone), command, with tabs between; with a RECIPE also field, before, \
      after.
      """)

  @Option(
    name: [.customShort("n"), .customLong("limit")], parsing: .unconditional,
    help: ArgumentHelp("At most COUNT steps.", valueName: "count"),
    transform: OptionValue.count)
  var limit: Int?

  @Argument(help: ArgumentHelp("A number, or words of a title.", valueName: "recipe")) var recipe: [String] = []

  @OptionGroup(title: "Global options") var global: GlobalOptions

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
