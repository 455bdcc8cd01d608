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
  package static func weekdayTitle(_ weekday: Int) -> String {
    let name = weekdayNames[weekday - 1]
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  /// From January on, in lower case.
  package static let monthNames = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
    "december",
  ]

  /// `November`.
  package var monthTitle: String {
    let name = Self.monthNames[civil.month - 1]
    return name.prefix(1).uppercased() + name.dropFirst()
  }

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
