import Foundation
import RecipeTestSupport
import Testing

@testable import recipes

/// Clocks that go wrong: the order of recipes and of the history never depends on them, and nothing is lost.
@Suite struct ClockTests {
  private let box: TestBox

  init() throws {
    box = try TestBox()
    try SmallLibrary.load(into: box)
  }

  private static let moments = [
    "2026-11-21T12:00:00Z", "1970-01-01T00:00:00Z", "9999-12-31T23:59:59Z", "1899-12-31T00:00:00Z",
    "2026-03-29T02:30:00+01:00", "2026-10-25T02:30:00+02:00", "2026-10-25T02:30:00+01:00", "2026-11-21T12:00:00Z",
  ]

  @Test func `steps are listed and undone in the order in which they were made, whatever the clock`() throws {
    let before = box.run(["list"]).output
    for (index, moment) in Self.moments.enumerated() {
      box.environment["RECIPES_NOW"] = moment
      #expect(box.run(["add", "Recipe \(index)"]).status == .done)
    }
    let history = box.run(["history"]).output.split(separator: "\n").map { $0.split(separator: "\t") }
    #expect(history.compactMap { $0.first }.prefix(8) == ["9", "8", "7", "6", "5", "4", "3", "2"])
    #expect(
      history.prefix(8).map { $0[1] } == [
        "2026-11-21T12:00:00Z", "2026-10-25T01:30:00Z", "2026-10-25T00:30:00Z", "2026-03-29T01:30:00Z",
        "1899-12-31T00:00:00Z", "9999-12-31T23:59:59Z", "1970-01-01T00:00:00Z", "2026-11-21T12:00:00Z",
      ])
    let titles = box.run(["list"]).output.split(separator: "\n").suffix(8).map { $0.split(separator: "\t")[1] }
    #expect(titles == (0..<8).map { "Recipe \($0)" })
    for index in Self.moments.indices.reversed() {
      box.environment["RECIPES_NOW"] = Self.moments[7 - index]
      #expect(box.run(["undo"]).output.hasSuffix("\tundone\tadd \"Recipe \(index)\"\n"))
    }
    #expect(box.run(["list"]).output == before)
  }

  /// - Parameter zone: With clocks that change, hours that are not whole, or nothing that a zone is called.
  @Test(arguments: [
    ("<+14>-14", "2027-01-01"), ("<-11>11", "2026-12-31"), ("CET-1CEST,M3.5.0,M10.5.0/3", "2026-12-31"),
    ("<+1245>-12:45", "2027-01-01"), ("No/Where", "2026-12-31"), ("", "2026-12-31"),
  ])
  func `today is that of the time zone, however odd, in the plan and in the log`(zone: String, day: String) throws {
    box.environment["TZ"] = zone
    box.environment["RECIPES_NOW"] = "2026-12-31T12:30:00Z"
    let binary = Binary(box: box)
    for words in [["plan", "add", "1", "--on", "today"], ["cooked", "add", "1"]] {
      #expect(try binary.run(words).code == 0)
    }
    #expect(try binary.run(["cooked"]).output == "\(day)\t1\tTomato soup\t\t\t\n")
    #expect(try binary.run(["plan", "--json"]).output.contains("\"day\": \"\(day)\",\n        \"meal\": \"dinner\""))
    #expect(try binary.run(["plan", "--json"]).output.contains("\"cooked\": true"))
  }

  @Test func `a recipe from the future is among the recent ones, and one from long ago is not`() throws {
    for moment in ["9999-12-31T23:59:59Z", "1970-01-01T00:00:00Z"] {
      box.environment["RECIPES_NOW"] = moment
      #expect(box.run(["add", "Made in \(moment.prefix(4))"]).status == .done)
    }
    box.environment["RECIPES_NOW"] = nil
    let recents = box.run(["list", "--recents"]).output
    #expect(recents.hasPrefix("7\t\tMade in 9999"))
    #expect(!recents.contains("Made in 1970"))
    let copy = box.unmasked("BOX/copy.sqlite")
    box.environment["RECIPES_NOW"] = "1970-01-01T00:00:00Z"
    for words in [["list", "--recents"], ["show", "7", "8"], ["doctor"], ["backup", copy], []] {
      #expect([.done, .nothing].contains(box.run(words).status), "\(words)")
    }
    #expect(
      box.run(["restore", copy, "--yes"]).messages
        == "The library as it was, with its history, is kept in BOX/recipes.sqlite.before-restore-19700101T000000Z\n")
  }
}
