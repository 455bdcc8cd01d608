/// A day of the calendar, wherever it is: years 0000 to 9999.
package struct CalendarDay: Hashable, Sendable {
  /// The days from 1970-01-01 on, negative before.
  package let daysSince1970: Int

  private static let secondsOfDay = 86_400
  private static let range = daysOf("0000-01-01")...daysOf("9999-12-31")
  package static let first = CalendarDay(clamping: .min)
  package static let last = CalendarDay(clamping: .max)

  /// - Parameter text: `2026-11-08`, as `description` spells it; nil for anything else, and for a day that does not exist.
  package init?(_ text: String) {
    var scanner = ISO8601Scanner(text)
    guard let seconds = scanner.date(), scanner.isAtEnd else { return nil }
    daysSince1970 = seconds / Self.secondsOfDay
  }

  /// The day that local clocks show.
  ///
  /// - Parameter moment: In seconds since 1970.
  package init(at moment: Int, in timeZone: LocalTimeZone) {
    let clock = moment + timeZone.secondsFromUTC(moment)
    let days = clock / Self.secondsOfDay - (clock % Self.secondsOfDay < 0 ? 1 : 0)
    daysSince1970 = min(max(days, Self.range.lowerBound), Self.range.upperBound)
  }

  /// The day so many days later, or earlier; the first or the last one where there is none.
  package func adding(days: Int) -> CalendarDay {
    let (sum, isTooFar) = daysSince1970.addingReportingOverflow(days)
    let day = isTooFar ? (days < 0 ? Int.min : .max) : sum
    return CalendarDay(clamping: day)
  }

  /// 1 for Monday to 7 for Sunday.
  package var weekday: Int {
    // 1970-01-01 was a Thursday.
    let fromThursday = daysSince1970 % 7
    return ((fromThursday + 7 + 3) % 7) + 1
  }

  /// - Returns: nil for a day that does not exist.
  init?(year: Int, month: Int, day: Int) {
    self.init(Self.text(year, month, day))
  }

  /// The numbers that stand for it: months and days from 1.
  var civil: (year: Int, month: Int, day: Int) { ISO8601Scanner.civil(daysSince1970) }

  private init(clamping days: Int) {
    daysSince1970 = min(max(days, Self.range.lowerBound), Self.range.upperBound)
  }

  private static func daysOf(_ text: String) -> Int {
    var scanner = ISO8601Scanner(text)
    return scanner.date()! / secondsOfDay
  }
}

extension CalendarDay: Comparable {
  package static func < (one: CalendarDay, other: CalendarDay) -> Bool { one.daysSince1970 < other.daysSince1970 }
}

extension CalendarDay: CustomStringConvertible {
  package var description: String {
    let (year, month, day) = civil
    return Self.text(year, month, day)
  }

  private static func text(_ year: Int, _ month: Int, _ day: Int) -> String {
    func padded(_ number: Int, _ digits: Int) -> String {
      let text = "\(number)"
      return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }
}
