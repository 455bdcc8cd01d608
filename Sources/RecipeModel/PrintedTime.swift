import FoundationEssentials

/// A moment as it is printed.
package struct PrintedTime {
  private let seconds: Int

  /// - Parameter seconds: Since 1970.
  package init(_ seconds: Int) {
    self.seconds = seconds
  }

  /// `2026-11-21T12:00:00Z`.
  package var iso8601: String { Self.text(seconds) }

  /// `2026-11-21 12:00`, as local clocks showed it.
  package var local: String { "\(localDay) \(localTime)" }

  /// `2026-11-21`, as local calendars showed it.
  package var localDay: String { String(localText.prefix(10)) }

  /// `12:00`, as local clocks showed it.
  package var localTime: String { String(localText.dropFirst(11).prefix(5)) }

  private var localText: String { Self.text(seconds + LocalTimeZone.current.secondsFromUTC(seconds)) }

  /// Returns the day a recipe was added as it was written, or the moment as local clocks showed it.
  package static func text(_ addedOn: AddedOn) -> String {
    addedOn.isDay ? addedOn.text : PrintedTime(addedOn.secondsSince1970(in: .current)).local
  }

  private static func text(_ seconds: Int) -> String {
    Date(timeIntervalSince1970: Double(seconds)).formatted(.iso8601)
  }
}
