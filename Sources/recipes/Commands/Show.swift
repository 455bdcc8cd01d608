import RecipeModel
import RecipeStore
import RecipeVerbs
import RecipeViewModels

struct Show: CommandOfQuery {
  var query = ShowRecipes()

  func run(in session: Session) throws {
    let (store, printer) = (try session.library.open(), session.printer)
    var query = query
    query.isForPrograms = printer.isJSON
    if query.diets.isEmpty, session.isForPeople, session.configuration[.diet] != nil {
      query.diets = DietsAsked(diets: [Session.ownDiet])
    }
    let shown = try session.answer(query, from: store)
    if printer.isJSON { return try printer.printJSON(shown, isExpanded: query.isExpanded) }
    for (index, adapted) in shown.enumerated() {
      if index > 0 { try printRule(in: session) }
      if let step = adapted.step { try printMoment(after: step, in: session) }
      for line in try printer.page(of: adapted, in: store, isExpanded: query.isExpanded).lines {
        try session.print(line)
      }
      if let note = adapted.note { session.tell(note) }
      for problem in adapted.linkProblems { session.tell("\(problem.description)") }
    }
  }

  /// `As it was after step 1, Saturday 2026-11-21 12:00`
  private func printMoment(after step: HistoryStep, in session: Session) throws {
    let time = PrintedTime(step.madeAt)
    let day = CalendarDay(time.localDay)?.title ?? time.localDay
    let line: StyledText = "As it was after step \(step.id, .number), \(day) \(time.localTime)"
    for line in session.printer.proseWidth.map({ line.wrapped(to: max(20, $0)) }) ?? [line] { try session.print(line) }
  }

  /// Parts two recipes: with a line as wide as their text on a terminal, with an empty line elsewhere.
  private func printRule(in session: Session) throws {
    try session.print("")
    guard let width = session.printer.width else { return }
    let rule = String(repeating: "─", count: min(width, RecipePage.mostWidth))
    try session.print("\(sign: rule, .faint)")
    try session.print("")
  }
}
