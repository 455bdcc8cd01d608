package import RecipeModel

/// A day, as someone names it.
package enum DayName: Hashable, Sendable {
  /// Today, a weekday, or a date: what a person types.
  case typed(String)
  case day(CalendarDay)
}
