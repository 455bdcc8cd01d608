import RecipeModel

/// Reads one JSON value (RFC 8259) from bytes of UTF-8.
///
/// Our own, because a parser that rejects a whole document for half a surrogate pair, a number too large or one wrong
/// byte loses the recipes around it, and because the pages of the web need a tolerant one. It never goes deeper than
/// `deepestNesting`, so that no text can use up the stack.
struct JSONParser {
  struct SyntaxError: Error {
    let reason: String
    /// Where in the bytes.
    let offset: Int
  }

  /// As in Foundation's parser; a recipe needs four.
  static let deepestNesting = 512

  let bytes: [UInt8]
  var index: Int
  let end: Int
  /// Whether U+FFFD replaces something that is not valid Unicode.
  var hasRepairedText = false

  init(_ bytes: [UInt8], in range: Range<Int>) {
    self.bytes = bytes
    index = range.lowerBound
    end = range.upperBound
  }

  /// Returns the value that the bytes hold, with nothing but white space around it.
  mutating func document() throws(SyntaxError) -> JSONValue {
    let value = try value(depth: 0)
    skipSpace()
    guard index == end else { throw failure("expected nothing more, found \(found)") }
    return value
  }

  mutating func value(depth: Int) throws(SyntaxError) -> JSONValue {
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

  private mutating func object(depth: Int) throws(SyntaxError) -> JSONObject {
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

  private mutating func array(depth: Int) throws(SyntaxError) -> [JSONValue] {
    try open(depth: depth)
    var elements: [JSONValue] = []
    if skip("]") { return elements }
    repeat {
      try elements.append(value(depth: depth + 1))
    } while skip(",")
    guard skip("]") else { throw failure("expected a comma or ], found \(found)") }
    return elements
  }

  private mutating func open(depth: Int) throws(SyntaxError) {
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

  func failure(_ reason: String) -> SyntaxError { SyntaxError(reason: reason, offset: index) }

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

extension JSONParser {
  /// Reads a number by the grammar, as written.
  mutating func number() throws(SyntaxError) -> String {
    let start = index
    if peek() == UInt8(ascii: "-") { index += 1 }
    if peek() == UInt8(ascii: "0") { index += 1 } else { try digits() }
    if peek() == UInt8(ascii: ".") {
      index += 1
      try digits()
    }
    if let byte = peek(), byte | 0x20 == UInt8(ascii: "e") {
      index += 1
      if let sign = peek(), sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { index += 1 }
      try digits()
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func digits() throws(SyntaxError) {
    guard peek()?.isDigit == true else { throw failure("expected a digit, found \(found)") }
    while index < end, bytes[index].isDigit { index += 1 }
  }

  /// Reads a text in double quotes.
  mutating func string() throws(SyntaxError) -> String {
    index += 1
    let start = index
    try skipPlain()
    if bytes[index] == UInt8(ascii: "\"") {
      defer { index += 1 }
      return decode(bytes[start..<index])
    }
    return try string(from: start)
  }

  /// Reads on a text that has an escape at the index.
  private mutating func string(from start: Int) throws(SyntaxError) -> String {
    var text = Array(bytes[start..<index])
    while bytes[index] == UInt8(ascii: "\\") {
      index += 1
      try escape(into: &text)
      let plain = index
      try skipPlain()
      text += bytes[plain..<index]
    }
    index += 1
    return decode(text[...])
  }

  /// Goes to the next quote or backslash.
  private mutating func skipPlain() throws(SyntaxError) {
    while index < end {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return }
      guard byte >= 0x20 else { throw failure("expected no control character in a text; write it as an escape") }
      index += 1
    }
    throw failure("expected a closing quote, found the end")
  }

  private mutating func escape(into text: inout [UInt8]) throws(SyntaxError) {
    guard let byte = peek() else { throw failure("expected a closing quote, found the end") }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "u"): try text.append(contentsOf: UTF8.encode(scalar())!)
    default:
      index -= 1
      throw failure("expected an escape that exists, found \(found)")
    }
  }

  /// Reads the digits of `\uXXXX`, and of the other half of a surrogate pair after them.
  ///
  /// Half a pair alone is U+FFFD.
  private mutating func scalar() throws(SyntaxError) -> Unicode.Scalar {
    let first = try hexDigits()
    if let scalar = Unicode.Scalar(first) { return scalar }
    if UTF16.isLeadSurrogate(first), end - index >= 6, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u")
    {
      let afterFirst = index
      index += 2
      let second = try hexDigits()
      if UTF16.isTrailSurrogate(second) { return UTF16.decode(UTF16.EncodedScalar([first, second])) }
      index = afterFirst
    }
    hasRepairedText = true
    return "\u{FFFD}"
  }

  private mutating func hexDigits() throws(SyntaxError) -> UInt16 {
    let digits = bytes[index..<min(index + 4, end)]
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let number = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw failure("expected four hexadecimal digits") }
    index += 4
    return number
  }

  private mutating func decode(_ text: ArraySlice<UInt8>) -> String {
    if let string = String(validating: text, as: UTF8.self) { return string }
    hasRepairedText = true
    return String(decoding: text, as: UTF8.self)
  }
}
