/// Cuts a file of recipes in JSON into its recipes: the elements of an array, or values that are one after the other
/// (one object, or JSON lines).
///
/// Only brackets and quotes are looked at, and the bytes of one value at a time are in memory, however long the file.
struct JSONSplitter {
  /// The most bytes one recipe can take: the longest texts allowed, each byte written as an escape, and room to spare.
  static let longestValue = 32 * 1_048_576

  private enum State { case atStart, inArray, inSequence, atEnd }

  private let source: ByteSource
  private var state = State.atStart
  /// The bytes in memory; those before `next` were given out.
  private(set) var bytes: [UInt8] = []
  private var next = 0
  /// How many values were given out.
  private(set) var count = 0
  /// The place in the text of the first byte in memory.
  private var position = TextPosition()

  init(_ source: ByteSource) { self.source = source }

  /// Returns where in `bytes` the next value is; they stay there until the next call.
  mutating func nextValue() throws -> Range<Int>? {
    letGo()
    try goToValue()
    guard state != .atEnd else { return nil }
    count += 1
    let start = next
    try skipValue()
    guard next > start else { throw malformed("expected a recipe, found \(found)", at: start) }
    return start..<next
  }

  func malformed(_ reason: String, at index: Int) -> RecipeFileError {
    var position = position
    position.advance(over: bytes[..<index])
    return .malformed(format: "JSON", reason: reason, at: position)
  }

  private mutating func goToValue() throws {
    switch state {
    case .atStart: try begin()
    case .inArray:
      if try skip("]") {
        try finish()
      } else if try !skip(",") {
        throw malformed("expected a comma or ], found \(found)", at: next)
      }
      try skipSpace()
    case .inSequence: if try skipSpace() { state = .atEnd }
    case .atEnd: break
    }
  }

  private mutating func begin() throws {
    if try fill(3), bytes.starts(with: [0xEF, 0xBB, 0xBF]) { next = 3 }
    if try skip("[") {
      state = .inArray
      if try skip("]") { try finish() }
    } else {
      state = .inSequence
    }
    if try skipSpace(), state == .inSequence { throw RecipeFileError.noRecipe(found: "an empty file") }
  }

  private mutating func finish() throws {
    guard try skipSpace() else { throw malformed("expected nothing more, found \(found)", at: next) }
    state = .atEnd
  }
}

// MARK: - Bytes

extension JSONSplitter {
  /// Goes over one value, or to the end of the file if it does not end.
  private mutating func skipValue() throws {
    let start = next
    var depth = 0
    var isInText = false
    while try fill(1) {
      let byte = bytes[next]
      if isInText {
        // A character after a backslash never ends the text.
        if byte == UInt8(ascii: "\\") { next = try fill(2) ? next + 1 : next }
        isInText = byte != UInt8(ascii: "\"")
      } else {
        switch byte {
        case UInt8(ascii: "\""): isInText = true
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
        case UInt8(ascii: ","), 0x20, 0x0A, 0x0D, 0x09: if depth == 0 { return }
        default: break
        }
        guard depth >= 0 else { return }
        guard depth <= JSONParser.deepestNesting else {
          throw malformed("nested more than \(JSONParser.deepestNesting) deep", at: next)
        }
      }
      next += 1
      if depth == 0, !isInText, byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") { return }
      guard next - start <= Self.longestValue else {
        throw RecipeFileError.recipeTooLong(number: count, limit: Self.longestValue)
      }
    }
  }

  /// Skips white space, of which there may be any amount; `true` if nothing follows it.
  @discardableResult
  private mutating func skipSpace() throws -> Bool {
    while try fill(1) {
      guard bytes[next].isJSONSpace else { return false }
      next += 1
      if next == bytes.count { letGo() }
    }
    return true
  }

  /// Skips white space and then the character, if it is there.
  private mutating func skip(_ character: Unicode.Scalar) throws -> Bool {
    guard try !skipSpace(), bytes[next] == UInt8(ascii: character) else { return false }
    next += 1
    return true
  }

  private var found: String { JSONParser(bytes, in: next..<bytes.count).found }

  /// Ensures that many bytes from `next` on; `false` if the file has no more.
  @inline(__always)
  private mutating func fill(_ count: Int) throws -> Bool {
    while bytes.count - next < count {
      let piece = try source.next()
      if piece.isEmpty { return false }
      if bytes.isEmpty { bytes = piece } else { bytes += piece }
    }
    return true
  }

  /// Drops the bytes given out once they outnumber those left, so each byte moves at most once on average.
  private mutating func letGo() {
    guard next > 65_536, next > bytes.count / 2 else { return }
    position.advance(over: bytes[..<next])
    bytes.removeFirst(next)
    next = 0
  }
}
