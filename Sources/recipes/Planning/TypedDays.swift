import RecipeModel
import RecipeStore

extension Session {
  /// The reader of days that a person types; weeks begin as `RECIPES_WEEK` or the configuration says.
  func dayWords(_ side: DayWords.Side, today: CalendarDay) throws(CommandError) -> DayWords {
    DayWords(side, today: today, firstWeekday: try firstWeekday)
  }

  /// The day since which a recipe must not have been cooked, where it is not said by an age.
  ///
  /// - Throws: `CommandError` for what is not a day.
  func typedAge(_ text: String) throws -> CalendarDay {
    try dayWords(.past, today: library.today()).typedAge(text)
  }

  /// 1 for Monday to 7 for Sunday.
  var firstWeekday: Int {
    get throws(CommandError) {
      let name = world.environment["RECIPES_WEEK"] ?? configuration[.week] ?? "monday"
      guard let weekday = CalendarDay.weekday(named: name) else {
        throw CommandError("RECIPES_WEEK is not a weekday: \(name.quoted())", .usage)
      }
      return weekday
    }
  }
}

extension DayWords {
  /// From today to the end of this week.
  var restOfWeek: ClosedRange<CalendarDay> { today...thisWeek.upperBound }

  /// - Throws: `CommandError` for what is not a day.
  func typedDay(_ text: String) throws(CommandError) -> CalendarDay {
    do {
      return try day(text)
    } catch {
      throw error.described(text, "a day", #"today, friday, "next friday", +2, 30.11., or 2026-11-27"#) {
        (try? day($0)) != nil
      }
    }
  }

  /// - Throws: `CommandError` for what is not a day, where a step of the history could have been named.
  func typedMoment(_ text: String) throws(CommandError) -> CalendarDay {
    do {
      return try day(text)
    } catch {
      throw error.described(text, "a step or a day", "a number, last, or 2026-11-20") { (try? day($0)) != nil }
    }
  }

  fileprivate func typedAge(_ text: String) throws(CommandError) -> CalendarDay {
    do {
      return try day(text)
    } catch {
      throw error.described(text, "an age or a day", "90d, 12w, 1y, last-friday, or 2026-11-08") {
        (try? day($0)) != nil
      }
    }
  }

  /// - Parameter most: The most days that it may have; a plan is read of no more at once.
  /// - Throws: `CommandError` for what is no range of days, and for one that has more.
  func typedRange(
    _ text: String, upTo most: Int = RecipeStore.mostPlannedDays
  ) throws(CommandError) -> ClosedRange<CalendarDay> {
    let days: ClosedRange<CalendarDay>
    do {
      days = try range(text)
    } catch {
      throw error.described(text, "a range of days", "week, next-week, november, 2026-11, or friday..sunday") {
        (try? range($0)) != nil
      }
    }
    guard days.upperBound.daysSince1970 - days.lowerBound.daysSince1970 < most else {
      throw CommandError("\(text.quoted()) has more than \(most) days", .usage)
    }
    return days
  }

  /// Days with commas between, each once; `some-day` is nil.
  func typedDays(_ text: String) throws(CommandError) -> [CalendarDay?] {
    var days: [CalendarDay?] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      let day = Self.isSomeDay(String(word)) ? nil : try typedDay(String(word))
      if !days.contains(day) { days.append(day) }
    }
    return days
  }

  private static func isSomeDay(_ text: String) -> Bool {
    TextFold.fold(text.trimmed()).replacing(" ", with: "-") == "some-day"
  }
}

extension DayWordsError {
  /// - Parameters:
  ///   - noun: The thing that the text should have been.
  ///   - advice: Examples of it.
  ///   - isRead: Whether a text is one, so that a word that was misspelled is only corrected where that helps.
  fileprivate func described(
    _ text: String, _ noun: StyledText, _ advice: StyledText, isRead: (String) -> Bool
  ) -> CommandError {
    switch self {
    case .unknown:
      if let meant = Self.corrected(text), isRead(meant) {
        return CommandError("\(text.quoted()) is not \(noun); did you mean \(meant.quoted())?", .usage)
      }
      return CommandError("\(text.quoted()) is not \(noun); use \(advice)", .usage)
    case .ambiguous(let monthFirst, let dayFirst):
      let names: StyledText = "\(monthFirst.nameWithoutYear) or \(dayFirst.nameWithoutYear)"
      return CommandError(
        "\(text.quoted()) could be \(names); write \(monthFirst.description) or \(dayFirst.description)", .usage)
    case .endsBeforeItBegins:
      return CommandError("\(text.quoted()) ends before it begins", .usage)
    }
  }

  /// The text with each word that is not known corrected to the most similar one.
  private static func corrected(_ text: String) -> String? {
    let words = TextFold.fold(text.trimmed()).split { $0 == " " || $0 == "-" }.map(String.init)
    let corrected = words.map { word in
      DayWords.all.contains(word) ? word : mostSimilar(to: word, among: DayWords.all) ?? word
    }
    return corrected == words ? nil : corrected.joined(separator: " ")
  }
}

extension CalendarDay {
  /// `March 4`.
  fileprivate var nameWithoutYear: String { "\(monthTitle) \(dayOfMonth)" }
}
