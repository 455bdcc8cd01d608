import RecipeModel

/// Reads JSON from bytes of UTF-8, strictly by RFC 8259 or leniently as web pages hold it.
///
/// Our own, because a parser that rejects a whole document for half a surrogate pair, a number too large, or one wrong
/// byte loses the recipes around it. Both modes follow one grammar: where a text breaks a rule, the strict mode throws,
/// and the lenient mode goes on with what it finds.
///
/// The lenient mode accepts raw control characters and quotes in texts, wrong escapes, missing and trailing commas,
/// comments and CDATA marks, bare words, single quotes, several values one after the other, and an end that comes too
/// early. It leaves out what makes no sense, and what is nested too deep.
///
/// Each byte is read a bounded number of times, and no text can use up the stack.
struct JSONParser<Mode: JSONMode> {
  var bytes: [UInt8]
  var index: Int
  var end: Int
  /// `true` if U+FFFD replaces something that is not valid Unicode.
  var hasRepairedText = false
  /// `true` if the text ended inside a value, in the lenient mode.
  var isCutShort = false

  init(_ bytes: [UInt8], in range: Range<Int>? = nil) {
    self.bytes = bytes
    index = range?.lowerBound ?? 0
    end = range?.upperBound ?? bytes.count
  }

  /// Reads the next value, after white space.
  ///
  /// The lenient mode reads at least one byte unless it is at the end.
  mutating func value(depth: Int = 0) throws(Mode.Failure) -> JSONValue {
    skipSpace()
    switch peek() {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard depth < Mode.deepestNesting else {
        try fail("nested more than \(Mode.deepestNesting) deep")
        skipNested()
        return .null
      }
      return bytes[index] == UInt8(ascii: "{") ? try .object(object(depth: depth)) : try .array(array(depth: depth))
    case UInt8(ascii: "\""): return try .string(string())
    case UInt8(ascii: "'") where Mode.isLenient: return try .string(string())
    default: return Mode.isLenient ? word() : try literal()
    }
  }

  private mutating func object(depth: Int) throws(Mode.Failure) -> JSONObject {
    index += 1
    var object = JSONObject()
    while try goToNext(isFirst: object.members.isEmpty, before: "}") {
      guard let key = try memberKey() else { continue }
      if Mode.isLenient, isValueMissing { continue }
      try object.members.append(.init(key: key, value: value(depth: depth + 1)))
    }
    return object
  }

  private mutating func array(depth: Int) throws(Mode.Failure) -> [JSONValue] {
    index += 1
    var elements: [JSONValue] = []
    while try goToNext(isFirst: elements.isEmpty, before: "]") { try elements.append(value(depth: depth + 1)) }
    return elements
  }

  /// Goes to the next member or element; `false` past the bracket that ends the object or array.
  mutating func goToNext(isFirst: Bool, before bracket: Unicode.Scalar) throws(Mode.Failure) -> Bool {
    if skip(bracket) { return false }
    if !isFirst, !skip(",") { try fail("expected a comma or \(bracket), found \(found)") }
    return Mode.isLenient ? goToPart(before: UInt8(ascii: bracket)) : true
  }

  /// Reads a key and its colon; `nil` if the lenient mode finds no key, or no colon after it.
  mutating func memberKey() throws(Mode.Failure) -> String? {
    skipSpace()
    guard let key = try key() else { return nil }
    if skip(":") { return key }
    try fail("expected a colon, found \(found)")
    return nil
  }

  private mutating func key() throws(Mode.Failure) -> String? {
    switch peek() {
    case UInt8(ascii: "\""): return try string()
    case UInt8(ascii: "'") where Mode.isLenient: return try string()
    default:
      try fail("expected a key in double quotes, found \(found)")
      return bareKey()
    }
  }
}

/// The behavior of a parser where a text breaks a rule of JSON.
protocol JSONMode {
  associatedtype Failure: Error
  static var isLenient: Bool { get }
  /// The depth to which objects and arrays are followed.
  static var deepestNesting: Int { get }
  static func fail(_ error: @autoclosure () -> JSONSyntaxError) throws(Failure)
}

enum StrictJSON: JSONMode {
  static let isLenient = false
  /// As in Foundation's parser; a recipe needs four.
  static let deepestNesting = 512
  static func fail(_ error: @autoclosure () -> JSONSyntaxError) throws(JSONSyntaxError) { throw error() }
}

enum LenientJSON: JSONMode {
  static let isLenient = true
  /// Recipes in sections in lists in graphs need about ten.
  static let deepestNesting = 100
  static func fail(_ error: @autoclosure () -> JSONSyntaxError) {}
}

/// The place at which a text is not JSON, and the reason.
struct JSONSyntaxError: Error {
  let reason: String
  /// The place in the bytes.
  let offset: Int
}

extension JSONParser where Mode == StrictJSON {
  /// Returns the value that the bytes hold, with nothing but white space around it.
  mutating func document() throws(JSONSyntaxError) -> JSONValue {
    let value = try value()
    skipSpace()
    guard index == end else { throw JSONSyntaxError(reason: "expected nothing more, found \(found)", offset: index) }
    return value
  }
}

// MARK: - Characters

extension JSONParser {
  func peek() -> UInt8? { index < end ? bytes[index] : nil }

  mutating func skipSpace() {
    if Mode.isLenient { return skipSpaceAndComments() }
    while index < end, bytes[index].isJSONSpace { index += 1 }
  }

  /// Skips white space and then the character, if it is there.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard peek() == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  /// Throws in the strict mode; does nothing in the lenient mode.
  func fail(_ reason: @autoclosure () -> String) throws(Mode.Failure) {
    try Mode.fail(JSONSyntaxError(reason: reason(), offset: index))
  }

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
