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

      In a pipe: day, meal, title, factor, number of the recipe, with tabs between.
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
    .command(ListPlan.self), .verb(AddToPlan.self), .verb(MovePlanned.self), .command(PlanRemoval.self),
    .verb(ReorderPlanned.self), .verb(CopyPlan.self), .command(ShoppingForPlan.self),
  ]
  static let usualSubcommand: (any Command.Type)? = ListPlan.self
}

struct ListPlan: Command {
  static let name = "plan list"
  static let declaration = Declaration<Self>(
    "Show the meal plan.",
    usage: ["recipes plan list [RANGE] [--ics] [--watch]"],
    text: """
      The word list may be left out. ↻ marks what recurs, ✓ what was cooked.
      """,
    examples: [
      "recipes plan next-week",
      "recipes plan 2026-11-23..2026-11-29 --json",
      "recipes plan --watch",
    ],
    parameters: [
      .words(\.range, "range", .text("range"), "Which days.", isRequired: false),
      .flag(\.isCalendar, "ics", "As a calendar file."),
      .flag(\.isWatching, "watch", "Stay, and print what other programs change."),
    ])

  var range: [String] = []
  var isCalendar = false
  var isWatching = false

  var isPaged: Bool { !isWatching }

  func check() throws(Misuse) {
    if isCalendar, isWatching { throw .rule("use --ics or --watch, not both") }
  }

  func run(in session: Session) throws {
    let range = range.isEmpty ? nil : range.joined(separator: " ")
    if isWatching { return try session.watchPlan(range) }
    try session.printPlan(range, asCalendar: isCalendar)
  }
}
