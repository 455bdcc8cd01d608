import RecipeTestSupport
import Testing

@testable import recipes

@Suite struct WrappedTextTests {
  @Test(arguments: [
    ("Halve the tomatoes", 20, ["Halve the tomatoes"]),
    ("Halve the tomatoes", 18, ["Halve the tomatoes"]),
    ("Halve the tomatoes", 17, ["Halve the", "tomatoes"]),
    ("Halve the tomatoes", 9, ["Halve the", "tomatoes"]),
    ("unbreakableword", 6, ["unbrea", "kablew", "ord"]),
    ("豆腐切块备用", 5, ["豆腐", "切块", "备用"]),
    ("煎 10 秒钟", 5, ["煎 10", "秒钟"]),
    ("", 5, [""]),
  ])
  func `lines break at spaces and between ideographs`(text: String, width: Int, lines: [String]) {
    #expect(SafeText(line: text).wrapped(to: width).map(\.string) == lines)
  }

  @Test func `lines after the first are narrower where they hang`() {
    let text = SafeText(line: "1 kg ripe tomatoes or 2 tins")
    #expect(text.wrapped(to: 11, hanging: 2).map(\.string) == ["1 kg ripe", "tomatoes", "or 2 tins"])
    #expect(
      SafeText(line: "unbreakableword").wrapped(to: 6, hanging: 2).map(\.string) == ["unbr", "eaka", "blew", "ord"])
  }

  @Test func `each part of a broken line keeps its style`() {
    let line: StyledText = "Simmer for \("20 to 30 minutes", .faint), then stir."
    let wrapped = line.wrapped(to: 14)
    #expect(wrapped.map(\.plain) == ["Simmer for 20", "to 30 minutes,", "then stir."])
    let faint = wrapped.map { line in line.spans.filter { $0.style == .faint }.map(\.text.string) }
    #expect(faint == [["20"], ["to 30 minutes"], []])
    #expect(line.wrapped(to: 80) == [line])
  }

  @Test(arguments: [
    (9, ["4", "50 min", "prep 15", "min, cook", "35 min"]), (10, ["4 | 50 min", "prep 15", "min, cook", "35 min"]),
    (23, ["4 | 50 min", "prep 15 min, cook 35", "min"]), (37, ["4 | 50 min | prep 15 min, cook 35 min"]),
  ])
  func `parts of a line are broken apart before they are broken at words`(width: Int, lines: [String]) {
    let parts: [StyledText] = ["4", "50 min", "prep 15 min, cook 35 min"]
    #expect(StyledText.joined(parts, fitting: width).map(\.plain) == lines)
    #expect(StyledText.joined(parts, fitting: nil).map(\.plain) == ["4 | 50 min | prep 15 min, cook 35 min"])
  }

  @Test func `no line of random text is wider than asked, and no word is lost`() {
    let seed: UInt64 = 11
    var generator = SeededGenerator(seed: seed)
    for round in 0..<1000 {
      let text = SafeText(line: HostileText.random(using: &generator))
      let lines = text.wrapped(to: 8)
      #expect(lines.allSatisfy { $0.width <= 8 }, "seed \(seed), round \(round)")
      // A joiner at the beginning of a line has no character to change, and is left out.
      func seen(_ text: String) -> [Unicode.Scalar] {
        text.unicodeScalars.filter { $0 != " " && !$0.properties.isDefaultIgnorableCodePoint }
      }
      #expect(seen(lines.map(\.string).joined()) == seen(text.string), "seed \(seed), round \(round)")
    }
  }
}
