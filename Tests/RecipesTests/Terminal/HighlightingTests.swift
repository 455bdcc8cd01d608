import Testing

@testable import recipes

@Suite struct HighlightingTests {
  @Test(
    arguments: [
      ("short enough", 0..<5, 20, "short enough"), ("here is the word, then more", 12..<16, 20, "here is the word, t…"),
      ("a long way until here is the word, then more", 29..<33, 20, "…is the word, then…"),
      ("a long way until here is the word", 29..<33, 12, "…he word"), ("word", 0..<4, 3, "wo…"),
      ("麻婆豆腐很好吃", 5..<6, 6, "…很好…"),
    ] as [(String, Range<Int>, Int, String)])
  func `a line is cut around what was found`(line: String, found: Range<Int>, width: Int, shown: String) {
    let text = SafeText.around(found, of: line, fitting: width)
    #expect(text.string == shown)
    #expect(text.width <= width)
  }

  @Test func `only text of the style asked for is highlighted`() {
    let line: StyledText = "\("one two", .title) \("one", .faint)"
    let highlighted = line.highlighting(in: .title) { _ in [0..<3, 5..<7] }.spans.filter { !$0.text.string.isEmpty }
    #expect(highlighted.map(\.text.string) == ["one", " t", "wo", " ", "one"])
    #expect(highlighted.map(\.style) == [.match, .title, .match, .plain, .faint])
  }
}
