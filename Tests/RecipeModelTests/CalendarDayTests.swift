import RecipeModel
import Testing

@Suite struct CalendarDayTests {
  private func day(_ text: String) throws -> CalendarDay { try #require(CalendarDay(text)) }

  @Test(arguments: ["1970-01-01", "2026-11-08", "2024-02-29", "0000-01-01", "9999-12-31", "1969-12-31", "1582-10-10"])
  func `a day is written as it is read`(text: String) throws {
    #expect(try day(text).description == text)
  }

  @Test(arguments: ["2026-02-29", "2026-13-01", "2026-1-1", "2026-01-01T00:00:00Z", "soon", "", "2026-01-01 "])
  func `what is no day is not read`(text: String) {
    #expect(CalendarDay(text) == nil)
  }

  @Test func `days are counted over the ends of months and years, and stop at the last one`() throws {
    #expect(try day("2026-12-31").adding(days: 1) == day("2027-01-01"))
    #expect(try day("2024-03-01").adding(days: -1) == day("2024-02-29"))
    #expect(try day("2026-01-01").adding(days: .max) == day("9999-12-31"))
    #expect(try day("2026-01-01").adding(days: .min) == day("0000-01-01"))
  }

  @Test func `weekdays count from Monday`() throws {
    #expect(try day("2026-11-23").weekday == 1)
    #expect(try day("1970-01-01").weekday == 4)
    #expect(try day("1969-12-28").weekday == 7)
  }

  @Test func `a day has a title with its weekday, and no day is some day`() throws {
    #expect(try day("2026-11-27").title == "Friday 2026-11-27")
    #expect(CalendarDay?.none.title == "some day" && CalendarDay("2026-11-27").title == "Friday 2026-11-27")
  }

  @Test(arguments: [
    ("2026-10-01", "2026-10-31", "in October 2026"), ("2028-02-01", "2028-02-29", "in February 2028"),
    ("0009-01-01", "0009-12-31", "in 0009"), ("2026-11-20", "2026-11-20", "on 2026-11-20"),
    ("2026-11-16", "2026-11-22", "from 2026-11-16 to 2026-11-22"),
    ("2026-01-01", "2027-12-31", "from 2026-01-01 to 2027-12-31"),
    ("2026-10-01", "2026-11-30", "from 2026-10-01 to 2026-11-30"),
  ])
  func `days that follow one another are said as shortly as they can be`(
    first: String, last: String, phrase: String
  ) throws {
    #expect(try (day(first)...day(last)).phrase == phrase)
  }

  @Test func `the day is that of local clocks, also where these change`() throws {
    // Kiritimati is fourteen hours ahead; Berlin changed its clocks at 01:00 UTC on 2026-10-25.
    let evening = 1_792_882_800  // 2026-10-24 23:00 UTC
    let berlin = LocalTimeZone { $0 < 1_792_890_000 ? 7200 : 3600 }
    #expect(CalendarDay(at: evening, in: .utc).description == "2026-10-24")
    #expect(CalendarDay(at: evening, in: berlin).description == "2026-10-25")
    #expect(CalendarDay(at: evening + 86_399 - 3600, in: berlin).description == "2026-10-25")
    #expect(CalendarDay(at: evening, in: LocalTimeZone { _ in 14 * 3600 }).description == "2026-10-25")
    #expect(CalendarDay(at: -1, in: .utc).description == "1969-12-31")
    #expect(CalendarDay(at: .max / 2, in: .utc).description == "9999-12-31")
  }
}
