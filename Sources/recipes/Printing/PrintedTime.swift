import FoundationEssentials
import RecipeModel

/// A moment as it is printed.
struct PrintedTime {
  private let seconds: Int

  /// - Parameter seconds: Since 1970.
  init(_ seconds: Int) {
    self.seconds = seconds
  }

  /// `2026-11-21T12:00:00Z`.
  var iso8601: String { Self.text(seconds) }

  /// `2026-11-21 12:00`, as local clocks showed it.
  var local: String {
    let text = Self.text(seconds + LocalTimeZone.current.secondsFromUTC(seconds))
    return text.prefix(10) + " " + text.dropFirst(11).prefix(5)
  }

  /// Returns the day a recipe was added as it was written, or the moment as local clocks showed it.
  static func text(_ addedOn: AddedOn) -> String {
    addedOn.isDay ? addedOn.text : PrintedTime(addedOn.secondsSince1970(in: .current)).local
  }

  private static func text(_ seconds: Int) -> String {
    Date(timeIntervalSince1970: Double(seconds)).formatted(.iso8601)
  }
}
