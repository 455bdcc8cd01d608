package import RecipeModel
package import RecipeStore

/// The figures of the library, and of what was cooked on some days.
package struct ShowStatistics: Query {
  package var range = DayRangeRequest()

  package init() {}

  package static let name = "stats"
  package static let declaration = Declaration<Self>(
    "Count your recipes, and what you cooked.",
    usage: ["recipes stats [RANGE]"],
    text: """
      The cookings are those of a RANGE: october, last-month, 2026, or two days with two dots between (recipes help \
      days); else those of the last 12 months. The recipes that were cooked most come last, ten of them.

      In a pipe: a name and a number in each line, then the months, and the recipes cooked most, with tabs between.
      """,
    examples: ["recipes stats", "recipes stats last month", "recipes stats 2026", "recipes stats --json"],
    parameters: [
      .words(\.range.words, "range", .text("range"), "The days whose cookings are counted.", isRequired: false)
        .only(.commandLine),
      .option(
        \.range.first, "from", .date, "The first day whose cookings are counted: YYYY-MM-DD; else 12 months ago."
      ).only(.json),
      .option(\.range.last, "to", .date, "The last day; else today.").only(.json),
    ],
    routes: [
      Route(
        .get, "/statistics", "showStatistics", "How many recipes there are, and what was cooked",
        answer: .schema("Statistics"))
    ])

  /// - Returns: The figures, and the days whose cookings were asked for; nil for the last twelve months.
  package func answer(
    from library: OpenLibrary
  ) throws -> (days: ClosedRange<CalendarDay>?, figures: LibraryStatistics) {
    let days = try range.pastDays(in: library)
    return (days, try library.store.statistics(of: days))
  }
}
