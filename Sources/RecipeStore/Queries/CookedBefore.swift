package import RecipeModel

/// Since when a recipe must not have been cooked: for so many days, or since a day.
package enum CookedBefore: Hashable, Sendable {
  case daysAgo(Int)
  case day(CalendarDay)

  /// Reads `90d`, `12w`, `1y`, or a day such as `2026-11-08`; nil for anything else.
  package init?(_ text: String) {
    if let day = CalendarDay(text) {
      self = .day(day)
      return
    }
    let units: [(sign: String, days: Int)] = [("d", 1), ("w", 7), ("y", 365)]
    guard let unit = units.first(where: { text.hasSuffix($0.sign) }), let count = Int(text.dropLast()),
      (1...Self.most).contains(count)
    else { return nil }
    self = .daysAgo(count * unit.days)
  }

  /// More than that, of whatever unit, is a mistake.
  private static let most = 10_000

  /// The first day that is too late.
  func day(from today: CalendarDay) -> CalendarDay {
    switch self {
    case .daysAgo(let days): today.adding(days: -days)
    case .day(let day): day
    }
  }
}

extension CookedBefore: CustomStringConvertible {
  /// As it is read.
  package var description: String {
    switch self {
    case .daysAgo(let days): "\(days)d"
    case .day(let day): day.description
    }
  }
}
