package import RecipeModel
import SQLite

extension RecipeStore {
  /// Counts recipes, and the cookings of some days.
  ///
  /// - Parameter days: nil for this month and the eleven before it.
  /// - Complexity: O(*n*) for *n* recipes and cookings.
  package func statistics(of days: ClosedRange<CalendarDay>? = nil) throws -> LibraryStatistics {
    let days = days ?? today.firstOfTwelveMonths...CalendarDay.last
    return try read {
      var figures = try connection.first(StatisticsSQL.recipes) { LibraryStatistics(ofRecipes: $0) } ?? .init()
      figures.rated = try count(StatisticsSQL.rated)
      figures.uncollected = try count(StatisticsSQL.uncollected)
      figures.neverCooked = try count(StatisticsSQL.neverCooked)
      let (first, last) = (days.lowerBound.description, days.upperBound.description)
      (figures.cookings, figures.cooked) =
        try connection.first(StatisticsSQL.cooked, first, last) { ($0.int(at: 0), $0.int(at: 1)) } ?? (0, 0)
      let counted = try connection.query(StatisticsSQL.months, first, last) { ($0.text(at: 0), $0.int(at: 1)) }
      figures.months = LibraryStatistics.Month.all(
        Dictionary(uniqueKeysWithValues: counted), until: min(days.upperBound, today))
      figures.most = try connection.query(StatisticsSQL.mostCooked, first, last) { row in
        LibraryStatistics.MostCooked(
          id: row.int(at: 0), title: row.text(at: 1), cookings: row.int(at: 2), stars: row.int(at: 3))
      }
      return figures
    }
  }

  private func count(_ sql: String) throws -> Int { try connection.first(sql) { $0.int(at: 0) } ?? 0 }
}

extension LibraryStatistics {
  /// Reads the row of `StatisticsSQL.recipes`.
  fileprivate init(ofRecipes row: borrowing Statement) {
    self.init()
    recipes = row.int(at: 0)
    favorites = row.int(at: 1)
    pictures = row.int(at: 2)
    within15Minutes = row.int(at: 3)
    within30Minutes = row.int(at: 4)
    within1Hour = row.int(at: 5)
    longer = row.int(at: 6)
    unknownTime = row.int(at: 7)
  }
}

extension LibraryStatistics.Month {
  /// Returns the months from the first one that has a cooking, those between that have none as well.
  ///
  /// - Parameter last: The day in whose month they end, unless something was cooked later.
  fileprivate static func all(_ cookings: [String: Int], until last: CalendarDay) -> [Self] {
    guard let first = cookings.keys.min(), let latest = cookings.keys.max() else { return [] }
    let end = max(latest, last.monthName)
    var months: [Self] = []
    var month = first
    while month <= end {
      months.append(Self(name: month, cookings: cookings[month] ?? 0))
      guard let days = CalendarDay.month(month), days.upperBound < .last else { break }
      month = days.upperBound.adding(days: 1).monthName
    }
    return months
  }
}

extension CalendarDay {
  /// `2026-11`.
  fileprivate var monthName: String { String(description.prefix(7)) }

  private var firstOfMonth: CalendarDay { adding(days: 1 - dayOfMonth) }

  /// The first day of the month eleven months earlier.
  fileprivate var firstOfTwelveMonths: CalendarDay {
    (1...11).reduce(firstOfMonth) { first, _ in first.adding(days: -1).firstOfMonth }
  }
}
