import Foundation
import RecipeModel
import RecipeTestSupport

/// Drafts made of everything that has ever broken a format, fit to store all the same.
struct HostileDrafts {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func next() throws -> RecipeDraft {
    try RecipeDraft(
      uuid: chance(2) ? UUID(uuidString: Self.uuids.randomElement(using: &generator)!) : nil,
      title: "T" + line(), prepTime: seconds(), cookTime: seconds(), servings: line(), ingredients: text(),
      directions: text(), notes: text(), source: line(), isFavorite: chance(2),
      addedOn: chance(2) ? AddedOn(Self.dates.randomElement(using: &generator)!) : nil,
      collections: (0..<Int.random(in: 0...3, using: &generator)).map { "c\($0)" + line() },
      imageNames: (0..<Int.random(in: 0...2, using: &generator)).map { "\($0)" + line() }, log: log()
    ).normalized()
  }

  private mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &generator) == 0 }

  private mutating func seconds() -> Int {
    chance(3) ? 0 : Int.random(in: 0...(chance(3) ? RecipeLimits.seconds : 20_000), using: &generator)
  }

  private mutating func log() -> CookingLog {
    guard chance(2) else { return .empty }
    let cookings = (0..<Int.random(in: 0...3, using: &generator)).map { number in
      Cooking(
        on: CalendarDay("2026-11-1\(number)")!, servings: line(), stars: Int.random(in: 0...5, using: &generator),
        note: line())
    }
    return CookingLog(rating: Int.random(in: 0...5, using: &generator), cookings: cookings)
  }

  private mutating func line() -> String {
    (0..<Int.random(in: 0...5, using: &generator)).map { _ in Self.pieces.randomElement(using: &generator)! }.joined()
  }

  private mutating func text() -> String {
    (0..<Int.random(in: 0...6, using: &generator))
      .map { _ in chance(3) ? Self.lines.randomElement(using: &generator)! : line() }
      .joined(separator: "\n")
  }

  private static let uuids = ["00000000-0000-0000-0000-000000000000", "F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6"]
  private static let dates = [
    "1832-01-01", "2021-03-11T10:20:30.123+02:00", "2024-02-29T23:59Z", "1970-01-01T00:00:00",
  ]
  private static let pieces = [
    "a", "Zwiebel", " ", "  ", "\\", "\\n", "\"", "'", "\t", "\0", "\u{1B}[31m", "\u{7F}", "\u{9B}", "\u{202E}",
    "\u{2028}",
    "\u{200B}", "\u{FEFF}", "e\u{301}", "é", "½", "汤", "👩‍👩‍👧", "\u{10FFFF}", ",", ";", ":", "=", "#", "{", "}", "[", "]",
    "<b>", "&amp;", "---", "```", "@salt{1%g}", "~{5%min}", "*", "_", "`", "|", "\r", "title: x", "/", "?", "1",
    "10 min",
  ]
  private static let lines = [
    "", " ", "\t", "Ingredients", "Directions", "Notes", "ingredients:", " Directions ", "\\", "\\Notes", "\\\\", "---",
    "# h",
    "title: Soup", "- a", "* a", "1. a", "[]", "  indented", "trailing  ", ">> a: b", "MMMMM", "{", "-- c", "[- c -]",
    "== s ==",
  ]
}
