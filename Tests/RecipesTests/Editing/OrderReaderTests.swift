import Testing

@testable import recipes

@Suite struct OrderReaderTests {
  private static let known: Set = [1, 2, 3, 10, 123456]

  private func read(_ text: String, inPiecesOf size: Int = .max) throws(CommandError) -> [Int] {
    var reader = OrderReader(known: Self.known)
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: min(size, max(bytes.count, 1))) {
      try reader.append(bytes[start...].prefix(size))
    }
    return try reader.finish()
  }

  @Test(arguments: [1, 2, 3, 7, .max])
  func `numbers are read from the beginning of lines, wherever the pieces part`(size: Int) throws {
    let text = "# All Recipes\n10  Suppe\r\n\r\n  \t3\tBrot\r1\n\u{3000}2 麻婆豆腐\n"
    #expect(try read(text, inPiecesOf: size) == [10, 3, 1, 2])
    #expect(try OrderText.read(text, known: Self.known) == [10, 3, 1, 2])
    #expect(try OrderText.read(Input(bytes: text.utf8), known: Self.known) == [10, 3, 1, 2])
  }

  @Test func `the text after a number may have any length, and so may the space before it`() throws {
    let long = String(repeating: "long ", count: 1000)
    #expect(try read("3 \(long)\n\(String(repeating: " \t", count: 1000))2 \(long)") == [3, 2])
  }

  @Test(arguments: [
    ("1\r\n\r\n1", "line 3: recipe 1 is on line 1 already"),
    ("1\n4", "line 2: the list has no recipe 4"),
    ("1\nBread", "line 2 does not begin with a recipe's number: Bread"),
    ("99999999999999999999", "line 1 does not begin with a recipe's number: 99999999999999999999"),
  ])
  func `a line that names no recipe of the list, or one again, is named`(text: String, message: String) {
    #expect(throws: CommandError("\(message)", .badInput)) { try read(text) }
  }

  /// Wide spaces of three bytes, which end where a line that is too long would be cut in the number 123456.
  @Test func `a number that is cut off is an error`() throws {
    let space = String(repeating: "\u{3000}", count: 83)
    #expect(try read(space + "123456") == [123456])
    let failure = #expect(throws: CommandError.self) { try read(space + "\u{3000}123456") }
    #expect(failure?.status == .badInput)
  }

  @Test func `a list longer than one recipe may be puts recipes in order`() throws {
    let box = try TestBox()
    try SmallLibrary.load(into: box)
    let long = String(repeating: "x", count: 2 << 20)
    let input = [6, 5, 4, 3, 2, 1].map { "\($0)\t\(long)\n" }.joined()
    #expect(input.utf8.count > Input.longestRecipe)
    #expect(box.run(["reorder"], input: input).status == .done)
    #expect(box.run(["list"]).output.split(separator: "\n").map { $0.prefix(1) } == ["6", "5", "4", "3", "2", "1"])
  }
}
