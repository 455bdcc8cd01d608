import RecipeModel
package import RecipeStore

/// The meals of some days, and what is meant for some day.
package struct ShowPlan: Query {
  package var range = DayRangeRequest()
  package var isCalendar = false
  package var isWatching = false

  package init() {}

  package static let name = "plan list"
  package static let declaration = Declaration<Self>(
    "Show the meal plan.",
    usage: ["recipes plan list [RANGE] [--ics] [--watch]"],
    text: "The word list may be left out. ↻ marks what recurs, ✓ what was cooked.",
    examples: ["recipes plan next-week", "recipes plan 2026-11-23..2026-11-29 --json", "recipes plan --watch"],
    parameters: [
      .words(\.range.words, "range", .text("range"), "Which days.", isRequired: false).only(.commandLine),
      .option(\.range.first, "from", .date, "The first day: YYYY-MM-DD; else today.").only(.json),
      .option(\.range.last, "to", .date, "The last day; else six days after the first.").only(.json),
      .flag(\.isCalendar, "ics", "As a calendar file.").only(.commandLine),
      .flag(\.isWatching, "watch", "Stay, and print what other programs change.").only(.commandLine),
    ],
    rules: [.exclusive(["ics", "watch"], "use `ics` or `watch`, not both")],
    routes: [
      Route(
        .get, "/plan", "showPlan", "The plan of some days, and what is meant for some day",
        answer: .list(of: "PlannedDay"))
    ])

  package func answer(from library: OpenLibrary) throws -> MealPlan {
    try library.store.mealPlan(range.days(in: library))
  }
}
