import RecipeModel
import RecipeStore
import RecipeVerbs
import RecipeViewModels

struct Show: CommandOfQuery {
  var query = ShowRecipes()

  func run(in session: Session) throws { try session.show(query) }
}

extension Session {
  /// Prints recipes, whole.
  func show(_ query: ShowRecipes) throws {
    let store = try library.open()
    var query = query
    query.isForPrograms = printer.isJSON
    let shown = try answer(query, from: store)
    if printer.isJSON { return try printer.printJSON(shown, isExpanded: query.isExpanded) }
    for (index, adapted) in shown.enumerated() {
      if index > 0 { try printRule() }
      for line in printer.page(of: adapted, in: store, isExpanded: query.isExpanded).lines { try print(line) }
      if let note = adapted.note { tell(note) }
      for problem in adapted.linkProblems { tell("\(problem.description)") }
    }
  }

  /// Parts two recipes: with a line as wide as their text on a terminal, with an empty line elsewhere.
  private func printRule() throws {
    try print("")
    guard let width = printer.width else { return }
    let rule = String(repeating: "─", count: min(width, RecipePage.mostWidth))
    try print("\(sign: rule, .faint)")
    try print("")
  }
}
