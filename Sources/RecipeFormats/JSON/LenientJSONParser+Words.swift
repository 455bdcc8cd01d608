extension LenientJSONParser {
  func peek() -> UInt8? { index < end ? bytes[index] : nil }

  /// Goes to what is neither white space nor a comment nor the mark of one.
  mutating func skipSpace() {
    while index < end {
      switch bytes[index] {
      case 0...0x20: index += 1
      case 0xC2 where starts(with: [0xC2, 0xA0]): index += 2
      case 0xEF where starts(with: [0xEF, 0xBB, 0xBF]): index += 3
      case UInt8(ascii: "/") where starts(with: "//"): skipLineComment()
      case UInt8(ascii: "/") where starts(with: "/*"): skip(past: "*/")
      case UInt8(ascii: "<") where starts(with: "<!--"): index += 4
      case UInt8(ascii: "-") where starts(with: "-->"): index += 3
      case UInt8(ascii: "<") where starts(with: "<![CDATA["): index += 9
      default: return
      }
    }
  }

  /// Skips a comment to the end of its line, or the slashes alone in front of a mark: `//<![CDATA[{` goes on.
  private mutating func skipLineComment() {
    index += 2
    while let byte = peek(), byte == 0x20 { index += 1 }
    if starts(with: "<![CDATA[") || starts(with: "<!--") { return }
    while let byte = peek(), byte != .newline, byte != .carriageReturn { index += 1 }
  }

  private mutating func skip(past mark: StaticString) {
    while index < end, !starts(with: mark) { index += 1 }
    index = min(index + mark.utf8CodeUnitCount, end)
  }

  private func starts(with mark: StaticString) -> Bool {
    mark.withUTF8Buffer { starts(with: $0) }
  }

  private func starts(with mark: some Collection<UInt8>) -> Bool {
    end - index >= mark.count && bytes[index..<index + mark.count].elementsEqual(mark)
  }

  /// Reads a number or a word without quotes; numbers stay as written, and what means "nothing" is `null`.
  mutating func word() -> JSONValue {
    let start = index
    while let byte = peek(), !Self.endsWord(byte) { index += 1 }
    if index == start { index = min(index + 1, end) }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    switch word {
    case "true", "True": return .bool(true)
    case "false", "False": return .bool(false)
    case "null", "None", "undefined", "NaN": return .null
    default: return Double(word) == nil ? .string(word) : .number(word)
    }
  }

  /// Reads a key without quotes; `nil` if there is none.
  mutating func bareKey() -> String? {
    let start = index
    while let byte = peek(), !Self.endsWord(byte) { index += 1 }
    return index == start ? nil : String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"):
      true
    default: false
    }
  }
}
