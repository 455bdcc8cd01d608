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
    if query.diets.isEmpty, isForPeople, configuration[.diet] != nil {
      query.diets = DietsAsked(diets: [Self.ownDiet])
    }
    let shown = try answer(query, from: store)
    if printer.isJSON { return try printer.printJSON(shown, isExpanded: query.isExpanded) }
    for (index, adapted) in shown.enumerated() {
      if index > 0 { try printRule() }
      if let step = adapted.step { try printMoment(after: step) }
      for line in printer.page(of: adapted, in: store, isExpanded: query.isExpanded).lines { try print(line) }
      if let note = adapted.note { tell(note) }
      for problem in adapted.linkProblems { tell("\(problem.description)") }
    }
  }

  /// `As it was after step 1, Saturday 2026-11-21 12:00`
  private func printMoment(after step: HistoryStep) throws {
    let time = PrintedTime(step.madeAt)
    let day = CalendarDay(time.localDay)?.title ?? time.localDay
    let line: StyledText = "As it was after step \(step.id, .number), \(day) \(time.localTime)"
    for line in printer.proseWidth.map({ line.wrapped(to: max(20, $0)) }) ?? [line] { try print(line) }
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
