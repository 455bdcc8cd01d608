import RecipeModel
import Testing

@Suite struct AddedOnTests {
  /// One hour east of UTC, two from 2021-03-28 01:00 UTC to 2021-10-31 01:00 UTC, as in Berlin.
  static let berlin = LocalTimeZone { (1_616_893_200..<1_635_642_000).contains($0) ? 7200 : 3600 }

  @Test(arguments: [
    ("1970-01-01", -3600), ("2021-03-11", 1_615_417_200), ("1832-01-01", -4_354_909_200), ("2020-02-29", 1_582_930_800),
    ("2021-07-01", 1_625_090_400), ("9999-12-31", 253_402_210_800), ("0000-01-01", -62_167_222_800),
    ("2021-07-01T12:00", 1_625_133_600), ("2021-07-01T12:00:30", 1_625_133_630),
  ])
  func `without a zone it is local time, a date alone local midnight`(text: String, seconds: Int) throws {
    #expect(try AddedOn(text).secondsSince1970(in: Self.berlin) == seconds)
  }

  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0), ("2021-07-01T12:00:00Z", 1_625_140_800), ("2021-07-01T12:00:00.999Z", 1_625_140_800),
    ("2021-07-01T12:00:00,5Z", 1_625_140_800), ("2021-07-01T12:00Z", 1_625_140_800),
    ("2021-07-01T12:00:00+02:00", 1_625_133_600), ("2021-07-01T12:00:00-0330", 1_625_153_400),
    ("2021-07-01T12:00:00+14", 1_625_090_400), ("1969-12-31T23:59:59Z", -1),
  ])
  func `with a zone it is the same moment everywhere`(text: String, seconds: Int) throws {
    #expect(try AddedOn(text).secondsSince1970(in: Self.berlin) == seconds)
    #expect(try AddedOn(text).secondsSince1970(in: .utc) == seconds)
  }

  @Test(arguments: [
    "", "yesterday", "2021", "2021-03", "2021-3-1", "20210301", "2021-02-29", "1900-02-29", "2021-04-31", "2021-13-01",
    "2021-00-10", "2021-01-00", "2021-01-01T", "2021-01-01T24:00:00", "2021-01-01T23:60", "2016-12-31T23:59:60Z",
    "2021-01-01 10:00", "2021-01-01T10", "2021-01-01T10:00:00.Z", "2021-01-01T10:00:00+2", "2021-01-01T10:00:00+02:60",
    "2021-01-01T10:00:00Zulu", " 2021-01-01", "2021-01-01 ", "+2021-01-01", "12021-01-01", "２０２１-01-01", "2021-01-01Z",
  ])
  func `what is no day or moment is refused`(text: String) {
    #expect(throws: RecipeError.invalidDate(text)) { try AddedOn(text) }
  }

  @Test func `the refusal names the value on one short line`() {
    #expect(RecipeError.invalidDate("2021-02-30").description == "not an ISO 8601 date: \"2021-02-30\"")
    #expect(
      RecipeError.invalidDate("a\nb" + String(repeating: "c", count: 1_000_000)).description
        == "not an ISO 8601 date: \"a b\(String(repeating: "c", count: 57))…\"")
  }

  @Test func `the text comes out as it came in`() throws {
    #expect(try AddedOn("1832-01-01").text == "1832-01-01")
    #expect(try AddedOn("2021-07-01T12:00:00.50+02").text == "2021-07-01T12:00:00.50+02")
  }

  @Test func `midnight that clocks skip is the moment after the gap`() throws {
    // Clocks go from 24:00 to 01:00 at 1,000,000,800 seconds, which is no real zone.
    let zone = LocalTimeZone { $0 < 1_000_080_000 ? 0 : 3600 }
    let midnight = try AddedOn("2001-09-10").secondsSince1970(in: zone)
    #expect([1_000_076_400, 1_000_080_000].contains(midnight))
  }
}

@Suite struct AddedOnMomentTests {
  @Test(arguments: [
    ("2022-08-21T17:40:00Z", "2022-08-21T17:40:00Z"), ("2022-08-21T19:40:00+02:00", "2022-08-21T17:40:00Z"),
    ("2022-08-21T17:40:00.5Z", "2022-08-21T17:40:00Z"), ("2019-03-31", "2019-03-31T00:00:00Z"),
    ("2020-02-29T23:30-01:00", "2020-03-01T00:30:00Z"), ("1969-12-31T23:59:59+00", "1969-12-31T23:59:59Z"),
    ("0000-02-29", "0000-02-29T00:00:00Z"), ("1900-03-01T00:10+01:00", "1900-02-28T23:10:00Z"),
  ])
  func `a date has one shape as a moment`(text: String, moment: String) throws {
    #expect(try AddedOn(text).moment(in: .current) == moment)
  }

  @Test func `a moment in UTC is the moment that was written, in every year`() throws {
    for year in stride(from: 1, through: 9998, by: 13) {
      for day in ["01-01", "02-28", "03-01", "12-31"] {
        let text = String(repeating: "0", count: 4 - "\(year)".count) + "\(year)-\(day)T00:30:15+01:00"
        let moment = try AddedOn(text).moment(in: .current)
        #expect(moment.hasSuffix("T23:30:15Z"))
        #expect(try AddedOn(moment).secondsSince1970(in: .current) == AddedOn(text).secondsSince1970(in: .current))
      }
    }
  }
}
