import Testing

@testable import RecipeFormats

@Suite struct JSONStreamTests {
  @Test(arguments: ["", "[", "[1", "[1,", "1", "[1]"])
  func `any amount of white space takes little memory`(start: String) throws {
    let piece = [UInt8](repeating: UInt8(ascii: " "), count: 1 << 16)
    var left = 200
    var isAtStart = true
    var stream = JSONStream(
      ByteSource {
        if isAtStart {
          isAtStart = false
          return Array(start.utf8)
        }
        left -= 1
        return left >= 0 ? piece : []
      })
    do { while try stream.next() != nil {} } catch is RecipeFileError {}
    #expect(left < 0)
    #expect(stream.bytesInMemory <= 4 << 16)
  }

  @Test(arguments: [
    #"[{"a\n\u00e9":"\ud83c\udf72 \\"},"\"",["\ud83c"],[]]"#,
    "[-12.5e+10, 0, {\"n\": 1.25E-3, \"m\": [true, false, null]} ,7]",
    "{\"crème\": \"🍲 汤\"}\r\n{\"日本\": \"\u{FFFD}\"}\n",
    "-12.5e+10 0 true false null 1e5 12",
  ])
  func `a file cut at any byte holds the same values`(text: String) throws {
    let bytes = Array(text.utf8)
    let whole = try values(of: [bytes])
    #expect(whole.count >= 2)
    for place in 1..<bytes.count {
      #expect(try values(of: [Array(bytes[..<place]), Array(bytes[place...])]) == whole, "cut at \(place)")
    }
  }

  /// What is read from a file that comes in pieces, and whether each value was repaired.
  private func values(of pieces: [[UInt8]]) throws -> [Value] {
    var rest = pieces[...]
    var stream = JSONStream(ByteSource { rest.popFirst() ?? [] })
    var values: [Value] = []
    while let value = try stream.next() { values.append(Value(json: value, isRepaired: stream.hasRepairedText)) }
    return values
  }

  private struct Value: Equatable {
    let json: JSONValue
    let isRepaired: Bool
  }
}
