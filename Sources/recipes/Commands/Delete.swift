import ArgumentParser
import RecipeModel
import RecipeStore

struct Delete: Command {
  static let configuration = CommandConfiguration(
    commandName: "delete",
    abstract: "Delete recipes.",
    usage: "recipes delete RECIPE... [--yes]",
    discussion: """
      Lists the recipes and asks for confirmation. Without a terminal, --yes is required.

      Examples:
        recipes delete 12
        recipes delete 3-7 --yes
      """)

  @Argument(help: ArgumentHelp("Numbers, ranges, or parts of titles.", valueName: "recipe")) var recipes: [String]

  @OptionGroup(title: "Global options") var global: GlobalOptions

  func run(in session: Session) throws {
    let names = BufferedOutput(in: session.world.environment)
    var report = RecipeReport(on: session.printer)
    let ids = try find(&report, names, in: session)
    session.printer.tell(names)
    try agree(to: ids.count, in: session)
    try session.library.change { store in _ = try store.delete(ids) }
    try report.print()
  }

  /// The database is closed again before anybody is asked.
  ///
  /// - Parameter names: Gets the recipes by name where there will be a question.
  private func find(_ report: inout RecipeReport, _ names: BufferedOutput, in session: Session) throws -> [Recipe.ID] {
    let store = try session.library.open()
    return try store.read {
      let ids = try RecipeReference.ids(named: recipes, in: store)
      try report.add(ids, of: store) { "Deleted \(StyledText.name($0))" }
      if session.canAsk, !session.settings.isAgreed {
        try store.forEachListRow(with: ids) {
          try names.print("  \(StyledText.name($0))", inColor: session.world.messages.isColored)
        }
      }
      return ids
    }
  }

  private func agree(to count: Int, in session: Session) throws(CommandError) {
    let counted = StyledText.count(count, "recipe", "recipes")
    let question: StyledText = count == 1 ? "Delete this recipe?" : "Delete these \(counted)?"
    switch try session.confirm(question) {
    case true?: return
    case false?: throw CommandError.cancelled("Nothing deleted.")
    case nil:
      throw CommandError("cannot ask for confirmation without a terminal; use --yes", .nothing)
    }
  }
}
