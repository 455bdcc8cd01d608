extension CalendarDay {
  /// From Monday on, as they are typed and printed in lower case.
  package static let weekdayNames = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]

  /// The weekday that a word names, 1 for Monday to 7 for Sunday; at least three letters of it are needed.
  package static func weekday(named word: String) -> Int? {
    let name = TextFold.fold(word)
    guard name.utf8.count >= 3 else { return nil }
    return weekdayNames.firstIndex { $0.hasPrefix(name) }.map { $0 + 1 }
  }

  /// `friday`.
  package var weekdayName: String { Self.weekdayNames[weekday - 1] }

  /// `Friday`.
  package var weekdayTitle: String { Self.weekdayTitle(weekday) }

  /// `Friday` for 5.
  package static func weekdayTitle(_ weekday: Int) -> String { capitalized(weekdayNames[weekday - 1]) }

  /// `Friday`, `Monday and Thursday`, `Monday, Wednesday, and Friday`.
  package static func weekdayTitles(_ weekdays: [Int]) -> String {
    let names = weekdays.map(weekdayTitle)
    guard names.count > 2, let last = names.last else { return names.joined(separator: " and ") }
    return names.dropLast().joined(separator: ", ") + ", and " + last
  }

  /// `Friday 2026-11-27`.
  package var title: String { "\(weekdayTitle) \(description)" }

  /// From January on, in lower case.
  package static let monthNames = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
    "december",
  ]

  /// `November`.
  package var monthTitle: String { Self.capitalized(Self.monthNames[civil.month - 1]) }

  private static func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

  /// From 1 on.
  package var dayOfMonth: Int { civil.day }

  /// The month that a word names, 1 for January to 12 for December; at least three letters of it are needed.
  static func month(named word: Substring) -> Int? {
    guard word.utf8.count >= 3 else { return nil }
    return monthNames.firstIndex { $0.hasPrefix(word) }.map { $0 + 1 }
  }

  /// The seven days with a day in them.
  ///
  /// - Parameter first: The weekday that a week begins with, 1 for Monday.
  package func week(from first: Int) -> ClosedRange<CalendarDay> {
    let start = adding(days: -((weekday - first + 7) % 7))
    return start...start.adding(days: 6)
  }

  /// The days of a month written as `2026-12`; nil for anything else.
  package static func month(_ text: String) -> ClosedRange<CalendarDay>? {
    guard text.utf8.count == 7, let first = CalendarDay("\(text)-01") else { return nil }
    return month(of: first)
  }

  /// The days of the month with a day in it.
  static func month(of day: CalendarDay) -> ClosedRange<CalendarDay> {
    let first = day.adding(days: 1 - day.civil.day)
    let inNextMonth = first.adding(days: 31)
    return first...inNextMonth.adding(days: -inNextMonth.civil.day)
  }
}

extension CalendarDay? {
  /// `Friday 2026-11-27`, or `some day` for nil, which a plan has.
  package var title: String { self?.title ?? "some day" }
}

extension ClosedRange<CalendarDay> {
  /// `in October 2026`, `in 2026`, `on 2026-11-20`, or `from 2026-11-16 to 2026-11-22`.
  package var phrase: String {
    if lowerBound == upperBound { return "on \(lowerBound)" }
    let year = lowerBound.description.prefix(4)
    if self == CalendarDay.month(of: lowerBound) { return "in \(lowerBound.monthTitle) \(year)" }
    let (first, last) = (lowerBound.civil, upperBound.civil)
    if first.year == last.year, first.month == 1, first.day == 1, last.month == 12, last.day == 31 {
      return "in \(year)"
    }
    return "from \(lowerBound) to \(upperBound)"
  }
}
