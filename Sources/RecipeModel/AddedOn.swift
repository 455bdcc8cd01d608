/// The day or moment a recipe was added, as written, and what it means.
///
/// ISO 8601 in the extended form: a date alone (local midnight), or a date and a time with or without seconds,
/// fraction and zone (without a zone: local time). The text comes out as it came in, so that a date alone
/// stays one. Years 0000 to 9999; years before 1970 are fine. A leap second is refused as 24:00 is: no moment
/// since 1970 counts it.
package struct AddedOn: Hashable, Sendable {
  /// The text as it came in.
  package let text: String
  /// Whether it is a date alone.
  package let isDay: Bool
  /// What UTC's clock would show, in seconds since 1970.
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

extension AddedOn: CustomStringConvertible {
  package var description: String { text }
}
