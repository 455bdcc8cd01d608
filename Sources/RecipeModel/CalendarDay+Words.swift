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
  package var weekdayTitle: String { weekdayName.prefix(1).uppercased() + weekdayName.dropFirst() }

  /// Reads a day as people name one that is past: `today`, `yesterday`, `friday` (the last one, today included),
  /// `3 days ago`, or `2026-11-08`.
  ///
  /// - Returns: nil for anything else.
  package init?(past text: String, today: CalendarDay) {
    let words = TextFold.fold(text.trimmed()).split(separator: " ").map(String.init)
    switch words.count {
    case 1 where words[0] == "today": self = today
    case 1 where words[0] == "yesterday": self = today.adding(days: -1)
    case 1:
      if let weekday = Self.weekday(named: words[0]) {
        self = today.adding(days: -((today.weekday - weekday + 7) % 7))
      } else {
        self.init(words[0])
      }
    case 3 where ["day", "days"].contains(words[1]) && words[2] == "ago":
      guard let days = Int(words[0]), days >= 0 else { return nil }
      self = today.adding(days: -days)
    default: return nil
    }
  }

  /// Reads a day as people name one that is to come: `today`, `tomorrow`, `friday` (the next one, today included),
  /// `in 3 days`, or `2026-11-27`.
  ///
  /// - Returns: nil for anything else.
  package init?(coming text: String, today: CalendarDay) {
    let words = TextFold.fold(text.trimmed()).split(separator: " ").map(String.init)
    switch words.count {
    case 1 where words[0] == "today": self = today
    case 1 where words[0] == "tomorrow": self = today.adding(days: 1)
    case 1 where words[0] == "yesterday": self = today.adding(days: -1)
    case 1:
      if let weekday = Self.weekday(named: words[0]) {
        self = today.adding(days: (weekday - today.weekday + 7) % 7)
      } else {
        self.init(words[0])
      }
    case 3 where words[0] == "in" && ["day", "days"].contains(words[2]):
      guard let days = Int(words[1]), (0...3660).contains(days) else { return nil }
      self = today.adding(days: days)
    default: return nil
    }
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
    let last = (28...31).reversed().lazy.compactMap { CalendarDay("\(text)-\($0)") }.first
    return last.map { first...$0 }
  }
}
