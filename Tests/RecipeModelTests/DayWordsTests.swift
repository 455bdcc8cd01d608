import RecipeModel
import Testing

/// Days as people write them.
@Suite struct DayWordsTests {
  private let coming = DayWords(.coming, today: Self.today, firstWeekday: 1)
  private let past = DayWords(.past, today: Self.today, firstWeekday: 1)
  /// A Saturday.
  private static let today = CalendarDay("2026-11-21")!

  @Test(arguments: [
    ("today", "2026-11-21"), ("Tomorrow", "2026-11-22"), ("yesterday", "2026-11-20"), ("next friday", "2026-11-27"),
    ("next-sunday", "2026-11-29"), ("next saturday", "2026-11-28"), ("last friday", "2026-11-20"),
    ("LAST SATURDAY", "2026-11-14"), ("last sun", "2026-11-15"), ("+2", "2026-11-23"), ("+0", "2026-11-21"),
    ("in 2 days", "2026-11-23"), ("in-1-day", "2026-11-22"), ("in a week", "2026-11-28"), ("in 2 weeks", "2026-12-05"),
    ("2 days ago", "2026-11-19"), ("a week ago", "2026-11-14"), ("0 days ago", "2026-11-21"),
    ("30.11.2026", "2026-11-30"), ("30 nov 2026", "2026-11-30"), ("jan 1 2027", "2027-01-01"),
    ("11/30/2025", "2025-11-30"), ("30/11/2025", "2025-11-30"), ("2028-02-29", "2028-02-29"),
    (" 2026-11-30 ", "2026-11-30"),
  ])
  func `words that say it all mean one day, planning and looking back`(text: String, day: String) throws {
    #expect(try coming.day(text).description == day)
    #expect(try past.day(text).description == day)
  }

  @Test(arguments: [
    ("friday", "2026-11-27", "2026-11-20"), ("FRI", "2026-11-27", "2026-11-20"),
    ("this friday", "2026-11-27", "2026-11-20"), ("saturday", "2026-11-21", "2026-11-21"),
    ("sunday", "2026-11-22", "2026-11-15"),
    ("30.11.", "2026-11-30", "2025-11-30"), ("30.11", "2026-11-30", "2025-11-30"), ("1.3.", "2027-03-01", "2026-03-01"),
    ("30 nov", "2026-11-30", "2025-11-30"), ("nov-30", "2026-11-30", "2025-11-30"),
    ("November 30", "2026-11-30", "2025-11-30"), ("30th november", "2026-11-30", "2025-11-30"),
    ("30. november", "2026-11-30", "2025-11-30"), ("1st december", "2026-12-01", "2025-12-01"),
    ("11/30", "2026-11-30", "2025-11-30"), ("30/11", "2026-11-30", "2025-11-30"),
    ("21.11.", "2026-11-21", "2026-11-21"),
    ("4/4", "2027-04-04", "2026-04-04"), ("29.2.", "2028-02-29", "2024-02-29"),
  ])
  func `a day without a year is the next one or the last one, today included`(
    text: String, next: String, last: String
  ) throws {
    #expect(try coming.day(text).description == next)
    #expect(try past.day(text).description == last)
  }

  @Test(arguments: [
    ("week", "2026-11-16", "2026-11-22"), ("this week", "2026-11-16", "2026-11-22"),
    ("next", "2026-11-23", "2026-11-29"),
    ("next-week", "2026-11-23", "2026-11-29"), ("last", "2026-11-09", "2026-11-15"),
    ("Last Week", "2026-11-09", "2026-11-15"), ("2026-W48", "2026-11-23", "2026-11-29"),
    ("2026-w53", "2026-12-28", "2027-01-03"), ("2021-w1", "2021-01-04", "2021-01-10"),
    ("weekend", "2026-11-21", "2026-11-22"), ("next weekend", "2026-11-28", "2026-11-29"),
    ("this month", "2026-11-01", "2026-11-30"), ("next-month", "2026-12-01", "2026-12-31"),
    ("last month", "2026-10-01", "2026-10-31"), ("2026-02", "2026-02-01", "2026-02-28"),
    ("2026", "2026-01-01", "2026-12-31"), ("february 2028", "2028-02-01", "2028-02-29"),
    ("tomorrow", "2026-11-22", "2026-11-22"), ("today..2026-11-30", "2026-11-21", "2026-11-30"),
    ("next..december 2026", "2026-11-23", "2026-12-31"), ("30.11.2026..3.12.2026", "2026-11-30", "2026-12-03"),
    ("tomorrow..", "2026-11-22", "2027-11-21"), ("..today", "2025-11-22", "2026-11-21"),
    ("november", "2026-11-01", "2026-11-30"),
  ])
  func `a range has a first and a last day`(text: String, first: String, last: String) throws {
    for words in [coming, past] {
      let days = try words.range(text)
      #expect(days.lowerBound.description == first && days.upperBound.description == last)
    }
  }

  @Test func `a month is this one, or the nearest on the side that is meant`() throws {
    #expect(try coming.range("october").lowerBound.description == "2027-10-01")
    #expect(try past.range("october").upperBound.description == "2026-10-31")
    #expect(try past.range("december").lowerBound.description == "2025-12-01")
    #expect(try coming.range("1.12...3.12.").upperBound.description == "2026-12-03")
    #expect(try coming.range("monday..").lowerBound.description == "2026-11-23")
  }

  @Test(arguments: [
    "", "fr", "soon", "fridayy", "2026-02-29", "2026-13-01", "26-11-21", "31.4.", "30.2.2026", "32.1.", "0.1.", "1/32",
    "13/13", "in -1 days", "in many days", "in 99999 days", "in 600 weeks", "3 days", "+-1", "+", "+99999", "nov",
    "nov 31",
    "next week", "next", "week", "30 nov 26", "٣٠.11.", "30.11.2026.", "1.2.3.4", "next tomorrow", "last last friday",
  ])
  func `anything else is not a day`(text: String) {
    for words in [coming, past] { #expect(throws: DayWordsError.unknown) { try words.day(text) } }
  }

  @Test(arguments: ["", "..", "soon", "this", "week week", "2026-W54", "2025-W53", "2026-w", "friday..soon"])
  func `anything else is not a range`(text: String) {
    #expect(throws: DayWordsError.unknown) { try coming.range(text) }
  }

  @Test func `two numbers that may both be the month are not guessed at`() throws {
    func days(_ first: String, _ other: String) throws -> DayWordsError {
      try .ambiguous(monthFirst: #require(CalendarDay(first)), dayFirst: #require(CalendarDay(other)))
    }
    #expect(throws: try days("2027-03-04", "2027-04-03")) { try coming.day("3/4") }
    #expect(throws: try days("2026-03-04", "2026-04-03")) { try past.day("3/4") }
    #expect(throws: try days("2025-12-11", "2025-11-12")) { try past.day("12/11/2025") }
    #expect(throws: DayWordsError.endsBeforeItBegins) { try coming.range("friday..today") }
  }

  @Test(arguments: 1...7) func `on each day of two years words hold what they promise`(firstWeekday: Int) throws {
    var today = try #require(CalendarDay("2027-01-01"))
    while today.description < "2029-01-01" {
      let coming = DayWords(.coming, today: today, firstWeekday: firstWeekday)
      let past = DayWords(.past, today: today, firstWeekday: firstWeekday)
      let week = try coming.range("week")
      #expect(week.contains(today) && week.lowerBound.weekday == firstWeekday)
      #expect(try coming.range("next").lowerBound == week.upperBound.adding(days: 1))
      #expect(try coming.range("last week").upperBound == week.lowerBound.adding(days: -1))
      #expect(try coming.range("weekend").upperBound >= today && coming.range("weekend").lowerBound.weekday == 6)
      #expect(try coming.range("next month").lowerBound == coming.range("this month").upperBound.adding(days: 1))
      #expect(try coming.range("this month").contains(today) && coming.range("this month").lowerBound.dayOfMonth == 1)
      for (index, name) in CalendarDay.weekdayNames.enumerated() {
        let (next, last) = try (coming.day(name), past.day(name))
        #expect(next.weekday == index + 1 && (0...6).contains(next.daysSince1970 - today.daysSince1970))
        #expect(last.weekday == index + 1 && (0...6).contains(today.daysSince1970 - last.daysSince1970))
        #expect(try coming.range("next").contains(coming.day("next \(name)")))
        #expect(try past.day("last \(name)") < today)
      }
      today = today.adding(days: 1)
    }
  }
}
