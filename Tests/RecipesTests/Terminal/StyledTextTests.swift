import Testing

@testable import recipes

@Suite struct StyledTextTests {
  private let hostile = "\u{1B}[31mRed\nsoup"

  @Test func `what is interpolated is made safe, whatever it is`() {
    let line: StyledText = "♥ \(12)  \(hostile)"
    #expect(line.plain == "♥ 12  \u{FFFD}[31mRed soup")
  }

  @Test func `colors are ours alone and end where they began`() {
    let line: StyledText = "\("♥", .favorite) \(hostile, .title)"
    #expect(
      line.rendered(in: Appearance(isColored: true)) == "\u{1B}[31m♥\u{1B}[0m \u{1B}[1m\u{FFFD}[31mRed soup\u{1B}[0m")
    #expect(line.rendered(in: .plain) == line.plain)
  }

  @Test func `a line inside a line keeps its styles`() {
    let inner: StyledText = "\("12", .faint)"
    #expect(
      ("recipe \(inner)" as StyledText).rendered(in: Appearance(isColored: true)) == "recipe \u{1B}[2m12\u{1B}[0m")
  }
}
