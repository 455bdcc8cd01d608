import RecipeModel
import RecipeStore

/// Reads the days that people name for a plan.
struct PlanDays {
  let today: CalendarDay
  /// The weekday that a week begins with, 1 for Monday.
  let firstWeekday: Int

  var thisWeek: ClosedRange<CalendarDay> { today.week(from: firstWeekday) }

  /// From today to the end of this week.
  var restOfWeek: ClosedRange<CalendarDay> { today...thisWeek.upperBound }

  /// `next-week`, `2026-12`, `friday`, `2026-11-23..2026-11-29`.
  ///
  /// - Throws: `CommandError` for anything else, and for more than a year.
  func range(_ text: String) throws(CommandError) -> ClosedRange<CalendarDay> {
    let name = TextFold.fold(text.trimmed()).replacing(" ", with: "-")
    switch name {
    case "this-week": return thisWeek
    case "next-week": return today.adding(days: 7).week(from: firstWeekday)
    case "last-week": return today.adding(days: -7).week(from: firstWeekday)
    default: break
    }
    if let month = CalendarDay.month(name) { return month }
    guard let dots = text.firstRange(of: "..") else {
      if let day = CalendarDay(coming: text, today: today) { return day...day }
      throw Self.unknown(text, "next-week, 2026-12, friday, or 2026-11-23..2026-11-29")
    }
    let first = try day(String(text[..<dots.lowerBound])), last = try day(String(text[dots.upperBound...]))
    guard first <= last else { throw CommandError("\(text.quoted()) ends before it begins", .usage) }
    guard last.daysSince1970 - first.daysSince1970 < RecipeStore.mostPlannedDays else {
      throw CommandError("\(text.quoted()) has more than \(RecipeStore.mostPlannedDays) days", .badInput)
    }
    return first...last
  }

  /// - Throws: `CommandError` for what is not a day.
  func day(_ text: String) throws(CommandError) -> CalendarDay {
    if let day = CalendarDay(coming: text, today: today) { return day }
    throw Self.unknown(text, "today, tomorrow, friday, \"in 3 days\", or 2026-11-27")
  }

  /// Days with commas between, each once; `some-day` is nil.
  func days(_ text: String) throws(CommandError) -> [CalendarDay?] {
    var days: [CalendarDay?] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      let day = Self.isSomeDay(String(word)) ? nil : try day(String(word))
      if !days.contains(day) { days.append(day) }
    }
    return days
  }

  private static func isSomeDay(_ text: String) -> Bool {
    TextFold.fold(text.trimmed()).replacing(" ", with: "-") == "some-day"
  }

  private static func unknown(_ text: String, _ advice: StyledText) -> CommandError {
    CommandError("\(text.quoted()) is not a day; use \(advice)", .badInput)
  }
}

extension Session {
  /// Returns the meanings of day words for a store, whose weeks begin as `RECIPES_WEEK` or the configuration says.
  func planDays(of store: RecipeStore) throws(CommandError) -> PlanDays {
    PlanDays(today: store.today, firstWeekday: try firstWeekday)
  }

  /// 1 for Monday to 7 for Sunday.
  var firstWeekday: Int {
    get throws(CommandError) {
      let name = world.environment["RECIPES_WEEK"] ?? configuration[.week] ?? "monday"
      guard let weekday = CalendarDay.weekday(named: name) else {
        throw CommandError("RECIPES_WEEK is not a weekday: \(name.quoted())", .usage)
      }
      return weekday
    }
  }
}

extension StyledText {
  /// `friday 2026-11-27`.
  static func day(_ day: CalendarDay?) -> StyledText {
    day.map { "\($0.weekdayName) \($0.description)" } ?? "some day"
  }
}
