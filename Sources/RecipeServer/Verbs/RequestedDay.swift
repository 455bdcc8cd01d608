import RecipeModel
import RecipeStore

/// Days as requests name them.
extension CalendarDay {
  /// - Parameters:
  ///   - field: Of the request, for the refusal.
  ///   - status: Of the refusal: 400 for a form that cannot be read, 422 for a member of JSON.
  /// - Throws: `Refusal` for what is not a day.
  init(requested text: String, _ field: String, status: Int) throws(Refusal) {
    guard let day = CalendarDay(text) else {
      throw Refusal(status, "\(text.quoted()) is not a day; give a date such as 2026-11-27", field: field)
    }
    self = day
  }

  /// The days from this one to another, as many as a plan is read of at once.
  ///
  /// - Throws: `Refusal` for more of them, and for a last day before the first.
  func through(_ last: CalendarDay, status: Int) throws(Refusal) -> ClosedRange<CalendarDay> {
    guard self <= last, last.daysSince1970 - daysSince1970 < RecipeStore.mostPlannedDays else {
      throw Refusal(status, "give up to \(RecipeStore.mostPlannedDays) days, the first one first", field: "to")
    }
    return self...last
  }
}
