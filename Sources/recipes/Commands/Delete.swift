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

  @Argument(help: ArgumentHelp("Numbers, ranges, or words of titles.", valueName: "recipe")) var recipes: [String]

  @OptionGroup(title: "Global options") var global: GlobalOptions

  func run(in session: Session) throws {
    var report = RecipeReport(on: session.printer)
    let (ids, users) = try find(&report, in: session)
    try agree(to: ids.count, in: session)
    try session.library.change { store in _ = try store.delete(ids) }
    try report.print { "Deleted \($0)" }
    guard let users, !session.canAsk || session.settings.isAgreed else { return }
    session.note(users)
  }

  /// Lists the recipes if there will be a question. The database is closed again before that.
  ///
  /// - Returns: The recipes, and a line about others that name them in their ingredients.
  private func find(_ report: inout RecipeReport, in session: Session) throws -> (ids: [Recipe.ID], users: StyledText?)
  {
    let store = try session.library.open()
    var names: [StyledText] = []
    let (ids, others) = try store.read {
      let ids = try session.recipes(named: recipes, in: store)
      try report.add(ids, of: store) { ["Deleted \(StyledText.name($0))"] }
      if session.canAsk, !session.settings.isAgreed {
        try store.forEachListRow(with: ids.prefix(RecipeReport.mostNamed)) { names.append(.name($0)) }
      }
      return (ids, try store.recipes(naming: ids))
    }
    for name in names { session.tell("  \(name)") }
    if !names.isEmpty, ids.count > names.count { session.tell("  … \(ids.count - names.count) more") }
    let users = Self.line(of: others)
    if let users, !names.isEmpty { session.tell("  \(users)") }
    return (ids, users)
  }

  /// `named by 7  Pizza and 8  Calzone`
  private static func line(of users: [LinkedRecipe]) -> StyledText? {
    if users.isEmpty { return nil }
    let most = RecipeReport.mostNamed
    let names = users.prefix(most).map { recipe -> StyledText in "\(recipe.id, .number)  \(recipe.title, .title)" }
    let more: [StyledText] = users.count > most ? ["\(users.count - most) more"] : []
    return "named in the ingredients of \(StyledText.list(names + more))"
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
