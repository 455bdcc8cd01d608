/// Reads JSON as it is found in the pages of the web, errors and all.
///
/// Where the strict parser stops, this one goes on: raw control characters and quotes in texts, wrong escapes, missing and
/// trailing commas, comments and CDATA marks, bare words, single quotes, several values one after the other, an end that
/// comes too early. What it cannot make sense of it leaves out. It reads each byte a bounded number of times and goes no
/// deeper than `deepestNesting`; what is nested deeper is left out.
struct LenientJSONParser {
  /// Recipes in sections in lists in graphs need about ten.
  static let deepestNesting = 100

  let bytes: [UInt8]
  var index: Int
  let end: Int
  /// Whether the text ended inside a value.
  var isCutShort = false

  init(_ bytes: [UInt8], in range: Range<Int>) {
    self.bytes = bytes
    index = range.lowerBound
    end = range.upperBound
  }

  init(_ bytes: [UInt8]) { self.init(bytes, in: bytes.indices) }

  /// Returns the objects and lists that follow one another, whatever is around them.
  mutating func values() -> [JSONValue] {
    var values: [JSONValue] = []
    while true {
      skipSpace()
      guard index < end else { return values }
      switch bytes[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): values.append(value(depth: 0))
      default: index += 1
      }
    }
  }

  /// Reads the value that begins at the index.
  mutating func firstValue() -> JSONValue { value(depth: 0) }

  /// Goes past the next of two bytes, and returns it; `nil` if there is none left.
  mutating func skip(pastAnyOf one: UInt8, _ other: UInt8) -> UInt8? {
    while index < end {
      let byte = bytes[index]
      index += 1
      if byte == one || byte == other { return byte }
    }
    return nil
  }

  /// Reads a value; reads at least one byte unless it is at the end.
  private mutating func value(depth: Int) -> JSONValue {
    switch peek() {
    case UInt8(ascii: "{") where depth < Self.deepestNesting: return .object(object(depth: depth))
    case UInt8(ascii: "[") where depth < Self.deepestNesting: return .array(array(depth: depth))
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      skipNested()
      return .null
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return .string(string())
    default: return word()
    }
  }

  private mutating func object(depth: Int) -> JSONObject {
    index += 1
    var object = JSONObject()
    while true {
      skipSpace()
      switch peek() {
      case nil:
        isCutShort = true
        return object
      case UInt8(ascii: "}"):
        index += 1
        return object
      // The brace is missing; the bracket closes a list further out.
      case UInt8(ascii: "]"): return object
      case UInt8(ascii: "\""), UInt8(ascii: "'"): member(named: string(), of: &object, depth: depth)
      default:
        if let key = bareKey() { member(named: key, of: &object, depth: depth) } else { index += 1 }
      }
    }
  }

  private mutating func member(named key: String, of object: inout JSONObject, depth: Int) {
    skipSpace()
    guard peek() == UInt8(ascii: ":") else { return }
    index += 1
    skipSpace()
    switch peek() {
    case nil: isCutShort = true
    case UInt8(ascii: ","), UInt8(ascii: "}"): return
    default: object.members.append(.init(key: key, value: value(depth: depth + 1)))
    }
  }

  private mutating func array(depth: Int) -> [JSONValue] {
    index += 1
    var elements: [JSONValue] = []
    while true {
      skipSpace()
      switch peek() {
      case nil:
        isCutShort = true
        return elements
      case UInt8(ascii: "]"):
        index += 1
        return elements
      case UInt8(ascii: "}"): return elements
      case UInt8(ascii: ","), UInt8(ascii: ":"): index += 1
      default: elements.append(value(depth: depth + 1))
      }
    }
  }

  /// Skips a value with all that it holds, however deep.
  private mutating func skipNested() {
    var depth = 0
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "\""):
        _ = string()
        continue
      default: break
      }
      index += 1
      if depth == 0 { return }
    }
    isCutShort = true
  }
}

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
