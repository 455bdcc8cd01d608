import RecipeFormats
import Testing

@Suite struct CalendarFileTests {
  private func lines(_ summary: String) -> [String] {
    let bytes = CalendarFile.bytes(
      of: [.init(uid: "meal-1@recipes", day: "2026-11-27", summary: summary)], at: "2026-11-21T12:00:00Z")
    return String(decoding: bytes, as: UTF8.self).split(separator: "\r\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  @Test func `an event lasts a whole day, and lines end as the format asks`() {
    #expect(
      lines("Dinner: Soup") == [
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//recipes//meal plan//EN", "BEGIN:VEVENT", "UID:meal-1@recipes",
        "DTSTAMP:20261121T120000Z", "DTSTART;VALUE=DATE:20261127", "SUMMARY:Dinner: Soup", "TRANSP:TRANSPARENT",
        "END:VEVENT", "END:VCALENDAR", "",
      ])
  }

  @Test func `texts are escaped, and control characters left out`() {
    #expect(lines("Salt; oil, a\\b\nnext\u{7}\u{7F}")[7] == "SUMMARY:Salt\\; oil\\, a\\\\b\\nnext")
  }

  @Test(arguments: 1...90)
  func `a line has at most 75 octets, is never cut in a character, and is whole when unfolded`(length: Int) {
    for part in ["a", "ü", "番", "🍲"] {
      let summary = String(repeating: part, count: length)
      let bytes = CalendarFile.bytes(of: [.init(uid: "1", day: "2026-11-27", summary: summary)], at: "2026")
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(!text.contains("\u{FFFD}"))
      #expect(text.utf8.split(separator: UInt8(ascii: "\n")).allSatisfy { $0.count <= 76 })
      #expect(text.replacing("\r\n ", with: "").contains("SUMMARY:\(summary)\r\n"))
    }
  }

  @Test func `a plan without meals is a calendar without events`() {
    #expect(String(decoding: CalendarFile.bytes(of: [], at: ""), as: UTF8.self).hasSuffix("EN\r\nEND:VCALENDAR\r\n"))
  }
}
