import RecipeModel
import Testing

/// Weeks, months, and the day that clocks show.
@Suite struct CalendarSpanTests {
  @Test(arguments: [
    ("2026-11-21", 1, "2026-11-16", "2026-11-22"), ("2026-11-21", 7, "2026-11-15", "2026-11-21"),
    ("2026-11-21", 6, "2026-11-21", "2026-11-27"), ("2026-12-31", 1, "2026-12-28", "2027-01-03"),
    ("2027-01-03", 1, "2026-12-28", "2027-01-03"), ("2028-02-29", 1, "2028-02-28", "2028-03-05"),
    ("1969-12-31", 1, "1969-12-29", "1970-01-04"),
  ])
  func `a week has seven days, also the 53rd and that of New Year`(
    day: String, from first: Int, start: String, end: String
  ) throws {
    let week = try #require(CalendarDay(day)).week(from: first)
    #expect(week.lowerBound.description == start && week.upperBound.description == end)
  }

  @Test func `each day of 800 years has the weekday after that of the day before`() throws {
    var day = try #require(CalendarDay("1600-01-01"))
    var weekday = 6
    while day.description < "2400-01-01" {
      try #require(day.weekday == weekday, "\(day)")
      (day, weekday) = (day.adding(days: 1), weekday % 7 + 1)
    }
  }

  @Test(arguments: [
    ("2026-12", "2026-12-01", "2026-12-31"), ("2026-02", "2026-02-01", "2026-02-28"),
    ("2028-02", "2028-02-01", "2028-02-29"), ("2026-11", "2026-11-01", "2026-11-30"),
  ])
  func `a month has all of its days`(text: String, first: String, last: String) {
    let month = CalendarDay.month(text)
    #expect(month?.lowerBound.description == first && month?.upperBound.description == last)
    #expect(CalendarDay.month("2026-13") == nil && CalendarDay.month("202612") == nil)
  }

  @Test func `the day is that of local clocks, on the day of a change of the clocks too`() {
    // Clocks in Berlin went back from 3:00 to 2:00 on 25 October 2026, at 1:00 UTC.
    let change = 1_792_890_000
    let berlin = LocalTimeZone { $0 < change ? 7200 : 3600 }
    let days = stride(from: change - 36_000, through: change + 36_000, by: 1800)
      .map { CalendarDay(at: $0, in: berlin).description }
    #expect(Set(days) == ["2026-10-24", "2026-10-25"] && days.sorted() == days)
    #expect(days.count { $0 == "2026-10-24" } == 14)
    #expect(CalendarDay(at: 1_795_262_400, in: LocalTimeZone { _ in 14 * 3600 }).description == "2026-11-22")
    #expect(CalendarDay(at: -1, in: .utc).description == "1969-12-31")
  }
}
