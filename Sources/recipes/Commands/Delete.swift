import RecipeModel
import RecipeStore
import RecipeVerbs

/// Deletes recipes, once it is agreed that these are meant.
struct Delete: CommandOfVerb {
  var verb = DeleteRecipes()

  func run(in session: Session) throws {
    var report = RecipeReport(on: session.printer)
    let (ids, users) = try find(&report, in: session)
    try agree(to: ids.count, in: session)
    try session.library.changeHistory { store in
      try DeleteRecipes(ids).perform(in: store, naming: RequestedNames(), as: session.library.commandLine) { _, _ in }
    }
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
      let ids = try LenientNames(session: session).recipes(verb.recipes, in: store)
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
    try session.agree(to: question, otherwise: "Nothing deleted.")
  }
}
