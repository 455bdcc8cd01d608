/// Reads the values of a JSON file one at a time: the elements of an array, or values that follow one another (one
/// object, or JSON lines).
///
/// Memory holds the bytes of one value, however long the file is.
struct JSONStream {
  /// The most bytes one recipe can take: the longest texts allowed, each byte written as an escape, and room to spare.
  static let longestValue = 32 * 1_048_576

  private enum State { case atStart, inArray, inSequence, atEnd }

  /// The number of values that were read.
  private(set) var count = 0
  private let source: ByteSource
  private var state = State.atStart
  /// Has the bytes in memory; those before its index were read.
  private var parser = JSONParser<StrictJSON>([])
  /// The place in the file of the first byte in memory.
  private var position = TextPosition()

  init(_ source: ByteSource) { self.source = source }

  var bytesInMemory: Int { parser.bytes.count }

  /// `true` if U+FFFD replaces something in the last value that is not valid Unicode.
  var hasRepairedText: Bool { parser.hasRepairedText }

  /// Returns the next value; `nil` at the end of the file.
  ///
  /// - Throws: `RecipeFileError.malformed` with the place, `.recipeTooLong`, or `.noRecipe` for an empty file; and what
  ///   the source throws.
  /// - Complexity: O(*n*) for *n* bytes of the value.
  mutating func next() throws -> JSONValue? {
    dropRead()
    try goToValue()
    guard state != .atEnd else { return nil }
    count += 1
    if parser.peek().map({ ",]}".utf8.contains($0) }) ?? true {
      throw malformed("expected a recipe, found \(parser.found)")
    }
    return try value()
  }

  private mutating func goToValue() throws {
    switch state {
    case .atStart: try begin()
    case .inArray:
      if try skip("]") {
        try finish()
      } else if try !skip(",") {
        throw malformed("expected a comma or ], found \(parser.found)")
      }
      _ = try skipSpace()
    case .inSequence: if try !skipSpace() { state = .atEnd }
    case .atEnd: break
    }
  }

  private mutating func begin() throws {
    while parser.end < 3, try fill() {}
    if parser.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.index = 3 }
    if try skip("[") {
      state = .inArray
      if try skip("]") { try finish() }
    } else {
      state = .inSequence
    }
    if try !skipSpace(), state == .inSequence { throw RecipeFileError.noRecipe(found: "an empty file") }
  }

  private mutating func finish() throws {
    guard try !skipSpace() else { throw malformed("expected nothing more, found \(parser.found)") }
    state = .atEnd
  }

  private func malformed(_ reason: String) -> RecipeFileError {
    .malformed(JSONSyntaxError(reason: reason, offset: parser.index), in: parser.bytes[...], from: position)
  }
}

// MARK: - Bytes

extension JSONStream {
  /// The most bytes that decide what an escape or a word is; an error nearer to the end may be none with more bytes.
  private static let longestToken = 16

  /// Reads the value at the index, with as much more of the file as that takes.
  ///
  /// What ends with the bytes in memory is read again with twice as many, so each byte is read twice on average at most.
  private mutating func value() throws -> JSONValue {
    let start = parser.index
    while true {
      parser.hasRepairedText = false
      let result = Result { () throws(JSONSyntaxError) in try parser.value() }
      if try isFinal(result) || !readMore(from: start) {
        guard parser.index - start <= Self.longestValue else { throw tooLong }
        return try result.mapError { RecipeFileError.malformed($0, in: parser.bytes[...], from: position) }.get()
      }
      parser.index = start
    }
  }

  /// Returns whether more bytes would not change what was read.
  private func isFinal(_ result: Result<JSONValue, JSONSyntaxError>) -> Bool {
    switch result {
    case .success(.number): parser.index < parser.end
    case .success: true
    case .failure(let error): error.offset + Self.longestToken < parser.end
    }
  }

  /// Doubles the bytes from `start` on as far as the file goes; `false` if it has no more.
  private mutating func readMore(from start: Int) throws -> Bool {
    let count = parser.end - start
    guard count <= Self.longestValue else { throw tooLong }
    let goal = min(2 * count, Self.longestValue + 1)
    while parser.end - start < goal, try fill() {}
    return parser.end - start > count
  }

  private var tooLong: RecipeFileError { .recipeTooLong(number: count, limit: Self.longestValue) }

  /// Skips white space, of which there may be any amount; `false` if nothing follows it.
  private mutating func skipSpace() throws -> Bool {
    while true {
      parser.skipSpace()
      if parser.index < parser.end { return true }
      dropRead()
      guard try fill() else { return false }
    }
  }

  /// Skips white space and then the character, if it is there.
  private mutating func skip(_ character: Unicode.Scalar) throws -> Bool {
    try skipSpace() && parser.skip(character)
  }

  /// Reads the next piece of the file; `false` at its end.
  private mutating func fill() throws -> Bool {
    let piece = try source.next()
    if parser.bytes.isEmpty { parser.bytes = piece } else { parser.bytes += piece }
    parser.end = parser.bytes.count
    return !piece.isEmpty
  }

  /// Drops the bytes that were read once they outnumber those left, so each byte moves at most once on average.
  private mutating func dropRead() {
    let read = parser.index
    guard read > 65_536, read > parser.end / 2 else { return }
    position.advance(over: parser.bytes[..<read])
    parser.bytes.removeFirst(read)
    parser.index = 0
    parser.end = parser.bytes.count
  }
}

extension RecipeFileError {
  /// - Parameter position: The place in the file of the first of the bytes.
  static func malformed(
    _ error: JSONSyntaxError, in bytes: ArraySlice<UInt8>, of name: String = "JSON",
    from position: TextPosition = TextPosition()
  ) -> RecipeFileError {
    var position = position
    position.advance(over: bytes[..<error.offset])
    return .malformed(format: name, reason: error.reason, at: position)
  }
}
