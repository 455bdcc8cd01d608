import RecipeFormats
import RecipeModel
import RecipeStore
import RecipeVerbs
import RecipeViewModels

extension APIOperation {
  private static let days = [
    APIField("from", .text(atLeast: 1), "The first day: YYYY-MM-DD; else today."),
    APIField("to", .text(atLeast: 1), "The last day; else six days after the first."),
  ]

  /// The meal plan.
  static let plan: [APIOperation] = [
    APIOperation(
      id: "showPlan", method: .get, path: "/plan", summary: "The plan of some days, and what is meant for some day",
      query: days, answer: .list(of: "PlannedDay"),
      action: .read { request, store in
        .json(try store.mealPlan(days(request.text("from"), request.text("to"), from: store.today)).json)
      })
  ]

  /// - Throws: `Refusal` and `Misuse`, with 422, for what is not a day, and for more days than a plan is read of at once.
  private static func days(
    _ first: String?, _ last: String?, from start: CalendarDay
  ) throws -> ClosedRange<CalendarDay> {
    let lower = try first.map { try day($0, "from") } ?? start
    let upper = try last.map { try day($0, "to") } ?? lower.adding(days: 6)
    return try DayRangeRequest.days(from: lower, to: upper)
  }

  private static func day(_ text: String, _ field: String) throws(Refusal) -> CalendarDay {
    guard let day = CalendarDay(text) else { throw Refusal(422, "\(NameError.noSuchDay(text))", field: field) }
    return day
  }
}
