import RecipeFormats
import RecipeModel
import RecipeStore

extension ValueForm where Value == MealName {
  /// A meal of the plan: typed by a person, by its key from a page or a program.
  static var meal: ValueForm {
    ValueForm("entry", .text(atLeast: 1)) { given throws(InvalidValue) in
      guard let text = given.text else { throw InvalidValue() }
      if case .word = given { return .typed(text) }
      if let id = PlannedMeal.ID(text: text) { return .key(id) }
      if case .field = given { throw InvalidValue(refusal: "\(text.quoted()) is not a meal") }
      return .typed(text)
    } json: { name in
      .string(name.text)
    } word: { name, names in
      try names.title(name)
    }
  }
}

extension ValueForm where Value == DayNames {
  /// One or more days: typed with commas between, in JSON a list of dates; an empty field is some day, and so is no date.
  static var days: ValueForm {
    ValueForm("day", .list(.text(atLeast: 1))) { given throws(InvalidValue) in
      switch given {
      case .word(let word): return .typed(word)
      case .field(let text): return .days([try plannedDay(text)])
      case .json(let value):
        guard let texts = value.elements?.map(\.text), texts.count <= RecipeStore.mostPlannedDays else {
          throw InvalidValue(refusal: "give up to \(RecipeStore.mostPlannedDays) days")
        }
        let days = try texts.map { text throws(InvalidValue) in try plannedDay(text ?? "") }
        return .days(days.isEmpty ? [nil] : days)
      case .file: throw InvalidValue()
      }
    } json: { names in
      switch names {
      case .typed(let text): .string(text)
      case .days(let days): .array(days.compactMap(\.self).map { .string("\($0)") })
      }
    } word: { names, _ in
      switch names {
      case .typed(let text): text
      // Without a day it is some day.
      case .days(let days): days == [nil] ? "" : days.map(word).joined(separator: ",")
      }
    }
  }

  /// One day; in JSON and in a form an empty text is some day.
  static var day: ValueForm {
    ValueForm("day", .anyText) { given throws(InvalidValue) in
      guard let text = given.text else { throw InvalidValue() }
      if case .word = given { return .typed(text) }
      return .days([try plannedDay(text)])
    } json: { names in
      switch names {
      case .typed(let text): .string(text)
      case .days(let days): .string(days[0]?.description ?? "")
      }
    } word: { names, _ in
      switch names {
      case .typed(let text): text
      case .days(let days): word(days[0])
      }
    }
  }

  private static func word(_ day: CalendarDay?) -> String { day?.description ?? "some-day" }

  private static func plannedDay(_ text: String) throws(InvalidValue) -> CalendarDay? {
    if text.isEmpty { return nil }
    return try ValueForm<CalendarDay>.date.read(.field(text))
  }
}

extension ValueForm where Value == CalendarDay {
  /// A date.
  static var date: ValueForm {
    ValueForm("day", .text(atLeast: 1)) { given throws(InvalidValue) in
      guard let text = given.text, let day = CalendarDay(text) else {
        throw InvalidValue(refusal: given.text.map { NameError.noSuchDay($0).description })
      }
      return day
    } json: {
      .string($0.description)
    } word: { day, _ in
      day.description
    }
  }
}

extension ValueForm where Value == DayRangeName {
  /// Days that follow one another: typed by a person; from a page or a program the first of them.
  static var range: ValueForm {
    ValueForm("range", .text(atLeast: 1)) { given throws(InvalidValue) in
      if case .word(let word) = given { return .typed(word) }
      let day = try ValueForm<CalendarDay>.date.read(given)
      return .days(day...day)
    } json: { range in
      switch range {
      case .typed(let text): .string(text)
      case .days(let days): .string(days.lowerBound.description)
      }
    } word: { range, _ in
      range.text
    }
  }
}

extension ValueForm where Value == [Int] {
  /// Weekdays by their names, with commas between; 1 is Monday.
  static var weekdays: ValueForm {
    ValueForm("weekday", .text(atLeast: 1)) { given throws(InvalidValue) in
      let names = (given.text ?? "").split(separator: ",", omittingEmptySubsequences: false)
      let weekdays = names.compactMap { CalendarDay.weekday(named: String($0).trimmed()) }
      guard weekdays.count == names.count else {
        throw InvalidValue(
          "use friday, or mon,thu", noun: "a weekday", refusal: given.text.map { "\($0.quoted()) is not a weekday" })
      }
      return Set(weekdays).sorted()
    } json: {
      .string(text($0))
    } word: { weekdays, _ in
      text(weekdays)
    }
  }

  private static func text(_ weekdays: [Int]) -> String {
    weekdays.map { CalendarDay.weekdayNames[$0 - 1] }.joined(separator: ",")
  }
}

extension ValueForm where Value == Int {
  /// From one time to the next of what recurs.
  static var weeks: ValueForm {
    let noun = "a number of weeks"
    return number(
      "number", 1...Recurrence.mostWeeks, noun: noun, advice: "use a number from 1 to \(Recurrence.mostWeeks)"
    ).typed { text throws(InvalidValue) in
      // Who types no number needs no limit to be told.
      if Int(text) == nil { throw InvalidValue("use a number from 1", noun: noun) }
    }
  }
}
