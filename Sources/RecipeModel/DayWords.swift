/// Reads days as people write them: `friday`, `next friday`, `in 2 weeks`, `30.11.`, `nov 30`, `2026-11-30`.
///
/// Hyphens and spaces are the same, and case and accents do not matter. Names may be shortened to three letters.
package struct DayWords: Sendable {
  /// The side of today on which a day lies that does not say it itself, such as `friday` or `30.11.`.
  package enum Side: Sendable { case past, coming }

  package let today: CalendarDay

  /// The weekday that a week begins with, 1 for Monday.
  package let firstWeekday: Int

  package let side: Side

  package init(_ side: Side, today: CalendarDay, firstWeekday: Int) {
    self.side = side
    self.today = today
    self.firstWeekday = firstWeekday
  }

  /// All words of a day or of a range that have no number in them, for a hint on one that is misspelled.
  package static let all =
    ["today", "tomorrow", "yesterday", "week", "weekend", "month", "next", "last", "this"] + CalendarDay.weekdayNames
    + CalendarDay.monthNames

  package var thisWeek: ClosedRange<CalendarDay> { today.week(from: firstWeekday) }

  /// Reads one day.
  ///
  /// - Throws: `DayWordsError.unknown`, or `.ambiguous`.
  package func day(_ text: String) throws(DayWordsError) -> CalendarDay {
    let name = TextFold.fold(text.trimmed())
    if let day = CalendarDay(name) { return day }
    let words = Self.words(of: name)
    if let day = try date(words) ?? named(words) ?? distant(words) { return day }
    throw .unknown
  }

  /// Reads a day, or several that follow one another: `week`, `next month`, `november`, `2026-W48`, `friday..sunday`. A
  /// range that is open at one end is a year long.
  ///
  /// - Throws: `DayWordsError`
  package func range(_ text: String) throws(DayWordsError) -> ClosedRange<CalendarDay> {
    let name = TextFold.fold(text.trimmed())
    if let (first, last) = Self.ends(of: name) { return try range(from: first, to: last) }
    if let days = CalendarDay.month(name) ?? Self.isoWeek(name) ?? Self.year(name) { return days }
    if let days = span(Self.words(of: name)) { return days }
    let day = try day(name)
    return day...day
  }
}

/// Why words name no day.
package enum DayWordsError: Error, Equatable {
  case unknown

  /// Of two numbers, either may be the month.
  case ambiguous(monthFirst: CalendarDay, dayFirst: CalendarDay)

  case endsBeforeItBegins
}

// MARK: - Words

extension DayWords {
  private static func words(of name: String) -> [Substring] {
    name.split(separator: " ").flatMap { $0.split(separator: "-", omittingEmptySubsequences: false) }
  }

  /// `friday`, `this friday`, `next friday`, `last friday`, `tomorrow`.
  private func named(_ words: [Substring]) -> CalendarDay? {
    switch words.count {
    case 1:
      switch words[0] {
      case "today": return today
      case "tomorrow": return today.adding(days: 1)
      case "yesterday": return today.adding(days: -1)
      default: return CalendarDay.weekday(named: String(words[0])).map(nearest)
      }
    case 2:
      guard let weekday = CalendarDay.weekday(named: String(words[1])) else { return nil }
      switch words[0] {
      case "next":
        let first = week(1).lowerBound
        return first.adding(days: (weekday - first.weekday + 7) % 7)
      case "this": return nearest(weekday)
      case "last": return today.adding(days: -((today.weekday - weekday + 6) % 7 + 1))
      default: return nil
      }
    default: return nil
    }
  }

  /// The nearest day with a weekday, today included.
  private func nearest(_ weekday: Int) -> CalendarDay {
    switch side {
    case .past: today.adding(days: -((today.weekday - weekday + 7) % 7))
    case .coming: today.adding(days: (weekday - today.weekday + 7) % 7)
    }
  }

  /// `+2`, `in 2 days`, `in a week`, `2 weeks ago`.
  private func distant(_ words: [Substring]) -> CalendarDay? {
    if words.count == 1, words[0].hasPrefix("+") {
      return Self.number(words[0].dropFirst(), in: 0...Self.mostDays).map(today.adding(days:))
    }
    guard words.count == 3 else { return nil }
    let isPast = words[2] == "ago"
    guard isPast || words[0] == "in" else { return nil }
    let (count, unit) = isPast ? (words[0], words[1]) : (words[1], words[2])
    guard let length = Self.lengths[unit] else { return nil }
    guard let number = count == "a" ? 1 : Self.number(count, in: 0...Self.mostDays / length) else { return nil }
    return today.adding(days: (isPast ? -1 : 1) * number * length)
  }

  private static let lengths: [Substring: Int] = ["day": 1, "days": 1, "week": 7, "weeks": 7]
  /// Ten years.
  private static let mostDays = 3660

  /// The week that begins so many weeks after this one.
  private func week(_ weeks: Int) -> ClosedRange<CalendarDay> {
    today.adding(days: 7 * weeks).week(from: firstWeekday)
  }
}

// MARK: - Dates

extension DayWords {
  /// `30.11.`, `30.11.2026`, `30/11`, `11/30`, `30 nov`, `nov 30`, `30th november 2026`.
  private func date(_ words: [Substring]) throws(DayWordsError) -> CalendarDay? {
    if words.count == 1 {
      if let day = dotted(words[0]) { return day }
      return try slashed(words[0])
    }
    guard (2...3).contains(words.count) else { return nil }
    var year: Int?
    if words.count == 3 {
      year = Self.yearNumber(words[2])
      if year == nil { return nil }
    }
    for (name, number) in [(words[0], words[1]), (words[1], words[0])] {
      guard let month = CalendarDay.month(named: name), let day = Self.dayNumber(number) else { continue }
      return self.day(day, month, year)
    }
    return nil
  }

  private func dotted(_ word: Substring) -> CalendarDay? {
    let parts = word.split(separator: ".", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), let day = Self.number(parts[0], in: 1...31),
      let month = Self.number(parts[1], in: 1...12)
    else { return nil }
    if parts.count == 2 || parts[2].isEmpty { return self.day(day, month, nil) }
    return Self.yearNumber(parts[2]).flatMap { self.day(day, month, $0) }
  }

  private func slashed(_ word: Substring) throws(DayWordsError) -> CalendarDay? {
    let parts = word.split(separator: "/", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), let one = Self.number(parts[0], in: 1...31),
      let other = Self.number(parts[1], in: 1...31)
    else { return nil }
    let year = parts.count == 3 ? Self.yearNumber(parts[2]) : nil
    if parts.count == 3, year == nil { return nil }
    let monthFirst = one > 12 ? nil : day(other, one, year)
    let dayFirst = other > 12 ? nil : day(one, other, year)
    if let monthFirst, let dayFirst, monthFirst != dayFirst {
      throw .ambiguous(monthFirst: monthFirst, dayFirst: dayFirst)
    }
    return monthFirst ?? dayFirst
  }

  /// The nearest day with these numbers if no year is given, today included; nil if there is none.
  private func day(_ day: Int, _ month: Int, _ year: Int?) -> CalendarDay? {
    if let year { return CalendarDay(year: year, month: month, day: day) }
    let thisYear = today.civil.year
    // Between two 29ths of February there may be eight years.
    for distance in 0...8 {
      switch side {
      case .past:
        if let found = CalendarDay(year: thisYear - distance, month: month, day: day), found <= today { return found }
      case .coming:
        if let found = CalendarDay(year: thisYear + distance, month: month, day: day), found >= today { return found }
      }
    }
    return nil
  }

  /// `30`, `30.`, `30th`.
  private static func dayNumber(_ word: Substring) -> Int? {
    let ending = [".", "st", "nd", "rd", "th"].first { word.hasSuffix($0) } ?? ""
    return number(word.dropLast(ending.count), in: 1...31)
  }

  private static func yearNumber(_ word: Substring) -> Int? {
    word.utf8.count == 4 ? number(word, in: 1...9999) : nil
  }

  /// Digits alone: neither signs nor digits of other scripts.
  private static func number(_ word: Substring, in range: ClosedRange<Int>) -> Int? {
    guard !word.isEmpty, word.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(word) else {
      return nil
    }
    return range.contains(number) ? number : nil
  }
}

// MARK: - Ranges

extension DayWords {
  /// What stands on both sides of two dots; of three dots the first belongs to a date such as `30.11.`.
  private static func ends(of name: String) -> (String, String)? {
    guard var dots = name.firstRange(of: "..") else { return nil }
    while dots.upperBound < name.endIndex, name[dots.upperBound] == ".", dots.lowerBound > name.startIndex {
      dots = name.index(after: dots.lowerBound)..<name.index(after: dots.upperBound)
    }
    return (String(name[..<dots.lowerBound]).trimmed(), String(name[dots.upperBound...]).trimmed())
  }

  private func range(from first: String, to last: String) throws(DayWordsError) -> ClosedRange<CalendarDay> {
    if first.isEmpty, last.isEmpty { throw .unknown }
    let lower = first.isEmpty ? nil : try range(first).lowerBound
    let upper = last.isEmpty ? nil : try range(last).upperBound
    if let lower, let upper {
      guard lower <= upper else { throw .endsBeforeItBegins }
      return lower...upper
    }
    if let lower { return lower...lower.adding(days: 364) }
    guard let upper else { throw .unknown }
    return upper.adding(days: -364)...upper
  }

  /// `week`, `this week`, `next`, `last weekend`, `next month`, `november`, `november 2027`.
  private func span(_ words: [Substring]) -> ClosedRange<CalendarDay>? {
    guard let first = words.first, words.count <= 2 else { return nil }
    if let distance = Self.distances[first] {
      let unit = words.count == 2 ? words[1] : first == "this" ? nil : "week"
      return unit.flatMap { span(of: $0, distance) }
    }
    if words.count == 1, let days = span(of: first, 0) { return days }
    guard let month = CalendarDay.month(named: first) else { return nil }
    if words.count == 2 {
      return Self.yearNumber(words[1]).flatMap { CalendarDay(year: $0, month: month, day: 1) }.map(
        CalendarDay.month(of:))
    }
    return nearestMonth(month)
  }

  private static let distances: [Substring: Int] = ["this": 0, "next": 1, "last": -1]

  private func span(of unit: Substring, _ distance: Int) -> ClosedRange<CalendarDay>? {
    switch unit {
    case "week": week(distance)
    case "weekend": weekend(distance)
    case "month": month(distance)
    default: nil
    }
  }

  /// The Saturday and Sunday of today, or else those that come next, and so many weeks later.
  private func weekend(_ distance: Int) -> ClosedRange<CalendarDay> {
    let saturday = today.adding(days: today.weekday == 7 ? -1 : 6 - today.weekday).adding(days: 7 * distance)
    return saturday...saturday.adding(days: 1)
  }

  private func month(_ distance: Int) -> ClosedRange<CalendarDay> {
    let this = CalendarDay.month(of: today)
    return switch distance {
    case 1: CalendarDay.month(of: this.upperBound.adding(days: 1))
    case -1: CalendarDay.month(of: this.lowerBound.adding(days: -1))
    default: this
    }
  }

  /// The nearest month of a number, this one included.
  private func nearestMonth(_ number: Int) -> ClosedRange<CalendarDay>? {
    let (year, month, _) = today.civil
    let isInThisYear = side == .coming ? number >= month : number <= month
    return CalendarDay(year: year + (isInThisYear ? 0 : side == .coming ? 1 : -1), month: number, day: 1)
      .map(CalendarDay.month(of:))
  }

  private static func year(_ name: String) -> ClosedRange<CalendarDay>? {
    guard let year = yearNumber(name[...]), let first = CalendarDay(year: year, month: 1, day: 1),
      let last = CalendarDay(year: year, month: 12, day: 31)
    else { return nil }
    return first...last
  }

  /// - Source: ISO 8601: the first week of a year is the one with the 4th of January, and weeks begin on Mondays.
  private static func isoWeek(_ name: String) -> ClosedRange<CalendarDay>? {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let year = yearNumber(parts[0]), parts[1].hasPrefix("w"),
      let number = number(parts[1].dropFirst(), in: 1...53), let fourth = CalendarDay(year: year, month: 1, day: 4)
    else { return nil }
    let week = fourth.adding(days: 7 * (number - 1)).week(from: 1)
    return week.lowerBound.adding(days: 3).civil.year == year ? week : nil
  }
}
