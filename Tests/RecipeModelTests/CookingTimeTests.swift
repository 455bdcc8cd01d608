import RecipeModel
import Testing

@Suite struct CookingTimeTests {
  @Test(arguments: [
    ("90", 5400), ("0", 0), ("90m", 5400), ("45s", 45), ("1h", 3600), ("1h30m", 5400), ("1h 30m", 5400),
    ("1h30", 5400), ("1 hr 20 min", 4800), ("1 hour, 20 minutes", 4800), ("1:30", 5400), ("0:05", 300),
    ("1:30:15", 5415), ("100:00", 360_000), ("1.5h", 5400), ("0.5 min", 30), ("2 days 1 hour", 176_400),
    ("  10 Min ", 600), ("1 HR", 3600), ("1h 0m 5s", 3605), ("1m30", 90), ("1 hr,", 3600),
  ])
  func `a time is read in any of its spellings`(text: String, seconds: Int) {
    #expect(CookingTime.parse(text) == seconds)
  }

  @Test(arguments: [
    "", " ", "-5", "-1h", "+5", "ten", "h", "1x", "1h1h", "30m 1h", "1:60", "1:", ":30", "1:2:3:4", "1:30:60", "1:-5",
    "1.h", ".5h", "1.2.3h", "１０", "٣", "5 6", "1h30m15s10", "1e3", "9223372036854775807", "153722867280912931m",
    "99999999999999999999", "9223372036854775807:00", "\0", "5\u{301}m", "1h,,", "1day1d",
  ])
  func `what states no time is nil`(text: String) {
    #expect(CookingTime.parse(text) == nil)
  }

  @Test(arguments: [
    (0, "", ""), (45, "45 sec", "45s"), (60, "1 min", "1m"), (600, "10 min", "10m"), (3600, "1 hr", "1h"),
    (4800, "1 hr 20 min", "1h20m"), (5415, "1 hr 30 min 15 sec", "1h30m15s"), (3605, "1 hr 5 sec", "1h5s"),
    (172_800, "48 hr", "48h"),
  ])
  func `a time is written in hours, minutes and seconds`(seconds: Int, text: String, compactText: String) {
    #expect(CookingTime.text(seconds) == text)
    #expect(CookingTime.compactText(seconds) == compactText)
  }

  @Test func `what is written is read back`() {
    var seconds = 1
    while seconds <= RecipeLimits.seconds {
      #expect(CookingTime.parse(CookingTime.text(seconds)) == seconds)
      #expect(CookingTime.parse(CookingTime.compactText(seconds)) == seconds)
      seconds += 1 + seconds / 7
    }
  }
}
