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
