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
