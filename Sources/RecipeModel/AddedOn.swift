/// The day or moment a recipe was added, as written, and what it means.
///
/// ISO 8601 in the extended form: a date alone (local midnight), or a date and a time with or without seconds,
/// fraction and zone (without a zone: local time). The text comes out as it came in, so that a date alone
/// stays one. Years 0000 to 9999; years before 1970 are fine. A leap second is refused as 24:00 is: no moment
/// since 1970 counts it.
package struct AddedOn: Hashable, Sendable {
  /// The text as it came in.
  package let text: String
  /// `true` if it is a date alone.
  package let isDay: Bool
  /// The time that UTC's clock would show, in seconds since 1970.
  private let clock: Int
  /// Seconds east of UTC; `nil` is local time.
  private let offset: Int?

  /// - Throws: `.invalidDate` with the text, for anything that is not a day or moment that exists.
  package init(_ text: String) throws(RecipeError) {
    var scanner = ISO8601Scanner(text)
    guard let date = scanner.date() else { throw .invalidDate(text) }
    self.text = text
    isDay = scanner.isAtEnd
    if isDay {
      clock = date
      offset = nil
    } else {
      guard let time = scanner.time(), let zone = scanner.zone(), scanner.isAtEnd else { throw .invalidDate(text) }
      clock = date + time
      offset = zone.secondsFromUTC
    }
  }

  /// Returns the moment it means, in seconds since 1970 (negative before).
  package func secondsSince1970(in timeZone: LocalTimeZone) -> Int {
    if let offset { clock - offset } else { timeZone.moment(clock: clock) }
  }
}

extension AddedOn {
  /// Returns `2022-08-21T17:40:00Z`: the moment in UTC; of a date alone the day as it was written, at midnight.
  package func moment(in timeZone: LocalTimeZone) -> String {
    if isDay { return text + "T00:00:00Z" }
    if text.utf8.count == 20, text.hasSuffix("Z") { return text }
    return Self.text(of: secondsSince1970(in: timeZone))
  }

  /// A moment in UTC; nil outside of the years that can be written.
  package init?(secondsSince1970 seconds: Int) {
    let years = -62_167_219_200..<253_402_300_800
    guard years.contains(seconds), let moment = try? AddedOn(Self.text(of: seconds)) else { return nil }
    self = moment
  }

  private static func text(of seconds: Int) -> String {
    let day = Int((Double(seconds) / 86_400).rounded(.down))
    let time = seconds - day * 86_400
    let (year, month, dayOfMonth) = ISO8601Scanner.civil(day)
    func padded(_ number: Int, _ digits: Int) -> String {
      let text = "\(number)"
      return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
    }
    return padded(year, 4) + "-" + padded(month, 2) + "-" + padded(dayOfMonth, 2) + "T" + padded(time / 3600, 2) + ":"
      + padded(time / 60 % 60, 2) + ":" + padded(time % 60, 2) + "Z"
  }
}

extension AddedOn: CustomStringConvertible {
  package var description: String { text }
}

/// Reads the parts of an ISO 8601 date and time from left to right.
struct ISO8601Scanner {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = text[...].utf8 }

  var isAtEnd: Bool { rest.isEmpty }

  /// Returns the seconds since 1970 of a day's beginning in UTC.
  mutating func date() -> Int? {
    guard let year = number(digits: 4), skip("-"), let month = number(digits: 2), skip("-"),
      let day = number(digits: 2), (1...12).contains(month), (1...Self.days(in: month, of: year)).contains(day)
    else { return nil }
    return Self.daysSince1970(year: year, month: month, day: day) * 86_400
  }

  /// Returns the seconds since midnight of `T` and a time; a fraction of a second is read and dropped.
  mutating func time() -> Int? {
    guard skip("T"), let hour = number(digits: 2), skip(":"), let minute = number(digits: 2), hour < 24, minute < 60
    else { return nil }
    var second = 0
    if skip(":") {
      guard let number = number(digits: 2), number < 60 else { return nil }
      second = number
      if skip(".") || skip(",") {
        let fraction = rest.prefix { Self.isDigit($0) }
        guard !fraction.isEmpty else { return nil }
        rest = rest.dropFirst(fraction.count)
      }
    }
    return (hour * 60 + minute) * 60 + second
  }

  /// A zone as written: `Z`, `+02:00`, `+0200`, `+02`, or nothing, which is local time.
  struct Zone { let secondsFromUTC: Int? }

  /// Returns the zone at the end of the text.
  mutating func zone() -> Zone? {
    if isAtEnd { return Zone(secondsFromUTC: nil) }
    if skip("Z") { return Zone(secondsFromUTC: 0) }
    let isEast = skip("+")
    guard isEast || skip("-"), let hours = number(digits: 2), hours < 24 else { return nil }
    var minutes = 0
    if !isAtEnd {
      _ = skip(":")
      guard let number = number(digits: 2), number < 60 else { return nil }
      minutes = number
    }
    let seconds = (hours * 60 + minutes) * 60
    return Zone(secondsFromUTC: isEast ? seconds : -seconds)
  }

  private mutating func number(digits count: Int) -> Int? {
    let digits = rest.prefix(count)
    guard digits.count == count, digits.allSatisfy(Self.isDigit) else { return nil }
    rest = rest.dropFirst(count)
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest = rest.dropFirst()
    return true
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private static func days(in month: Int, of year: Int) -> Int {
    let isLeap = year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400)
    return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }

  /// Returns the date of a number of days from 1970-01-01, the other way round (`civil_from_days` of the same source).
  static func civil(_ daysSince1970: Int) -> (year: Int, month: Int, day: Int) {
    let days = daysSince1970 + 719_468
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shifted + 2) / 5 + 1)
  }

  /// Returns the days from 1970-01-01 in the Gregorian calendar, extended back to the year 0.
  ///
  /// Years begin in March here, so that the leap day is a year's last: H. Hinnant, "chrono-Compatible Low-Level Date
  /// Algorithms" (2013), `days_from_civil`.
  private static func daysSince1970(year: Int, month: Int, day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }
}
