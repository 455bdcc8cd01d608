/// Cuts a stream into lines, however they end (LF, CRLF, CR), with one of them in memory.
struct LineReader {
  private let source: ByteSource
  private let longestLine: Int
  private var bytes: [UInt8] = []
  private var index = 0
  /// Whether the last line ended in a CR, so that an LF behind it ends no further one.
  private var isBehindReturn = false

  init(_ source: ByteSource, longestLine: Int) {
    self.source = source
    self.longestLine = longestLine
  }

  /// Returns the next line without its end; `nil` at the end of the stream.
  ///
  /// - Throws: `RecipeFileError.recipeTooLong` for a line beyond the limit, and what the source throws.
  mutating func next() throws -> [UInt8]? {
    var line: [UInt8] = []
    var hasBegun = false
    while try fill() {
      if isBehindReturn {
        isBehindReturn = false
        if bytes[index] == .newline {
          index += 1
          continue
        }
      }
      hasBegun = true
      let end = bytes[index...].firstIndex { $0 == .newline || $0 == .carriageReturn }
      line += bytes[index..<(end ?? bytes.count)]
      guard line.count <= longestLine else { throw RecipeFileError.recipeTooLong(number: 1, limit: longestLine) }
      index = end.map { $0 + 1 } ?? bytes.count
      if let end {
        isBehindReturn = bytes[end] == .carriageReturn
        return line
      }
    }
    return hasBegun ? line : nil
  }

  /// Makes sure of at least one more byte; `false` at the end.
  private mutating func fill() throws -> Bool {
    while index == bytes.count {
      bytes = try source.next()
      index = 0
      if bytes.isEmpty { return false }
    }
    return true
  }
}
