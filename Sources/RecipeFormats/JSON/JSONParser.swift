import RecipeModel

/// Reads one JSON value (RFC 8259) from bytes of UTF-8.
///
/// Our own, because a parser that gives a whole document up over half a surrogate pair, a number too large or one wrong
/// byte loses the recipes beside it, and because the pages of the web need a tolerant one. It never goes deeper than
/// `deepestNesting`, so that no text can use up the stack.
struct JSONParser {
  struct Failure: Error {
    let reason: String
    /// Where in the bytes.
    let offset: Int
  }

  /// As in Foundation's parser; a recipe needs four.
  static let deepestNesting = 512

  let bytes: [UInt8]
  var index: Int
  let end: Int
  /// Whether U+FFFD stands in for something that is no Unicode.
  var hasRepairedText = false

  init(_ bytes: [UInt8], in range: Range<Int>) {
    self.bytes = bytes
    index = range.lowerBound
    end = range.upperBound
  }

  /// Returns the value that the bytes hold, with nothing but white space around it.
  mutating func document() throws(Failure) -> JSONValue {
    let value = try value(depth: 0)
    skipSpace()
    guard index == end else { throw failure("expected nothing more, found \(found)") }
    return value
  }

  mutating func value(depth: Int) throws(Failure) -> JSONValue {
    skipSpace()
    switch peek() {
    case UInt8(ascii: "{"): return try .object(object(depth: depth))
    case UInt8(ascii: "["): return try .array(array(depth: depth))
    case UInt8(ascii: "\""): return try .string(string())
    case let byte? where byte == UInt8(ascii: "-") || byte.isDigit: return try .number(number())
    case UInt8(ascii: "t") where skip(word: "true"): return .bool(true)
    case UInt8(ascii: "f") where skip(word: "false"): return .bool(false)
    case UInt8(ascii: "n") where skip(word: "null"): return .null
    default: throw failure("expected a value, found \(found)")
    }
  }

  private mutating func object(depth: Int) throws(Failure) -> JSONObject {
    try open(depth: depth)
    var object = JSONObject()
    if skip("}") { return object }
    repeat {
      skipSpace()
      guard peek() == UInt8(ascii: "\"") else { throw failure("expected a key in double quotes, found \(found)") }
      let key = try string()
      guard skip(":") else { throw failure("expected a colon, found \(found)") }
      try object.members.append(.init(key: key, value: value(depth: depth + 1)))
    } while skip(",")
    guard skip("}") else { throw failure("expected a comma or }, found \(found)") }
    return object
  }

  private mutating func array(depth: Int) throws(Failure) -> [JSONValue] {
    try open(depth: depth)
    var elements: [JSONValue] = []
    if skip("]") { return elements }
    repeat {
      try elements.append(value(depth: depth + 1))
    } while skip(",")
    guard skip("]") else { throw failure("expected a comma or ], found \(found)") }
    return elements
  }

  private mutating func open(depth: Int) throws(Failure) {
    guard depth < Self.deepestNesting else { throw failure("nested more than \(Self.deepestNesting) deep") }
    index += 1
  }
}

// MARK: - Characters

extension JSONParser {
  func peek() -> UInt8? { index < end ? bytes[index] : nil }

  mutating func skipSpace() {
    while index < end, bytes[index].isJSONSpace { index += 1 }
  }

  /// Skips white space and then the character, if it is there.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard peek() == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func skip(word: StaticString) -> Bool {
    guard end - index >= word.utf8CodeUnitCount,
      word.withUTF8Buffer({ bytes[index..<index + $0.count].elementsEqual($0) })
    else { return false }
    index += word.utf8CodeUnitCount
    return true
  }

  func failure(_ reason: String) -> Failure { Failure(reason: reason, offset: index) }

  /// The words for the character at the index.
  var found: String {
    guard index < end else { return "the end" }
    let next = String(decoding: bytes[index..<min(index + 4, end)], as: UTF8.self)
    return String(next.unicodeScalars.prefix(1)).quoted()
  }
}

extension UInt8 {
  var isJSONSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
