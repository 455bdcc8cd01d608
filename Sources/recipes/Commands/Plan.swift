import RecipeKitchen
import RecipeModel
import RecipeStore
import RecipeVerbs
import RecipeViewModels

struct Plan: CommandGroup {
  static let name = "plan"
  static let declaration = Declaration<Self>(
    "Plan what to cook on which day.",
    usage: ["recipes plan [RANGE] [--ics] [--watch]", "recipes plan COMMAND"],
    text: """
      A RANGE is week, next-week, november, 2026-12, a day such as friday, or two days with two dots between \
      (recipes help days). Without one it is this week, from RECIPES_WEEK on, or Monday. What has no day is listed last.

      A meal, and what recurs, keeps its number for life: it is the same in every week.

      In a pipe: day, meal, title, factor, number of the recipe, number, and ✓ if it was cooked or ↻ if it recurs, with \
      tabs between.
      """,
    examples: [
      "recipes plan add 12 --on friday --meal dinner",
      #"recipes plan add --note "left-overs" --on sat,sun"#,
      "recipes plan add pizza --every friday",
      "recipes plan next-week",
      "recipes plan move 3 --on sunday",
      "recipes plan shop",
      "recipes plan 2026-12 --ics > december.ics",
    ])
  static let subcommands: [Subcommand] = [
    .command(ListPlan.self), .verb(AddToPlan.self), .command(PlanMoving.self), .command(PlanRemoval.self),
    .command(PlanReordering.self), .verb(CopyPlan.self), .command(ShoppingForPlan.self),
  ]
  static let usualSubcommand: (any Command.Type)? = ListPlan.self
}

struct ListPlan: CommandOfQuery {
  var query = ShowPlan()

  var isPaged: Bool { !query.isWatching }

  func run(in session: Session) throws {
    let names = LenientNames(session: session)
    if query.isWatching { return try watch(in: session, names) }
    let plan = try query.answer(from: OpenLibrary(session.library.open(), names))
    let printer = PlanPrinter(printer: session.printer)
    if query.isCalendar { return try printer.printCalendar(plan, at: session.library.storeEnvironment().now()) }
    try printer.print(plan)
  }

  private func watch(in session: Session, _ names: LenientNames) throws {
    try session.watch { store, followers in
      let plan = PlanViewModel(of: store, on: try query.range.days(in: OpenLibrary(store, names)))
      try plan.load()
      let changes = plan.recordChanges()
      changes.notePrinted(plan.plan.meals.map { ($0.id, $0) })
      followers.add(plan)
      try PlanPrinter(printer: session.printer).print(plan.plan)
      return { try session.printer.print(changes: changes.take()) }
    }
  }
}
