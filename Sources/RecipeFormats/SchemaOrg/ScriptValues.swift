/// The values of JSON in a script: the whole script; what is assigned or passed in it, as it is or in a text.
struct ScriptValues {
  private var parser: LenientJSONParser
  private let isJSON: Bool
  /// Values that a text held, last first.
  private var found: [JSONValue] = []
  /// The texts of `__next_f.push`, which are one text cut at any place.
  private var flight: [UInt8] = []

  init(_ page: WebPage, _ script: Range<Int>) {
    parser = page.parser(of: script)
    parser.skipSpace()
    isJSON = parser.peek() == UInt8(ascii: "{") || parser.peek() == UInt8(ascii: "[")
  }

  mutating func next() -> JSONValue? {
    if let value = found.popLast() { return value }
    if isJSON {
      parser.skipSpace()
      return parser.peek() == UInt8(ascii: "{") || parser.peek() == UInt8(ascii: "[") ? parser.firstValue() : nil
    }
    while let mark = parser.skip(pastAnyOf: UInt8(ascii: "="), UInt8(ascii: "(")) {
      parser.skipSpace()
      switch parser.peek() {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        let value = parser.firstValue()
        if let text = Self.flightText(value) { flight += text.utf8 } else { return value }
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        // Only what is parsed is data: `JSON.parse("…")`.
        guard mark == UInt8(ascii: "(") else { continue }
        found = Self.values(in: Array(parser.string().utf8)).reversed()
        if let value = found.popLast() { return value }
      default: continue
      }
    }
    found = Self.values(in: flight).reversed()
    flight = []
    return found.popLast()
  }

  private static func values(in bytes: [UInt8]) -> [JSONValue] {
    guard bytes.contains(UInt8(ascii: "{")) else { return [] }
    var parser = LenientJSONParser(bytes)
    return parser.values()
  }

  /// Returns the text of `[1, "…"]`.
  private static func flightText(_ value: JSONValue) -> String? {
    guard case .array(let elements) = value, elements.count == 2, case .number("1") = elements[0] else { return nil }
    return elements[1].text
  }
}
