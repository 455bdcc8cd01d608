/// The source of a reader's bytes: a whole file in memory, or pieces of a stream.
package struct ByteSource {
  private let read: () throws -> [UInt8]

  /// - Parameter read: Returns the next piece, of any size; an empty one is the end, and may be asked for again.
  package init(_ read: @escaping () throws -> [UInt8]) {
    self.read = read
  }

  package init(_ bytes: [UInt8]) {
    var rest = bytes
    self.init {
      defer { rest = [] }
      return rest
    }
  }

  func next() throws -> [UInt8] { try read() }

  /// Returns a source that gives some bytes that were read already before the rest.
  func preceded(by bytes: [UInt8]) -> ByteSource {
    var first = bytes
    return ByteSource {
      guard !first.isEmpty else { return try read() }
      defer { first = [] }
      return first
    }
  }
}

/// Cuts a stream into lines, however they end (LF, CRLF, CR), with one of them in memory.
struct LineReader {
  private let source: ByteSource
  private let longestLine: Int
  private var bytes: [UInt8] = []
  private var index = 0
  /// `true` if the last line ended in a CR, so that an LF after it does not end another one.
  private var isAfterReturn = false

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
      if isAfterReturn {
        isAfterReturn = false
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
        isAfterReturn = bytes[end] == .carriageReturn
        return line
      }
    }
    return hasBegun ? line : nil
  }

  /// Ensures at least one more byte; `false` at the end.
  private mutating func fill() throws -> Bool {
    while index == bytes.count {
      bytes = try source.next()
      index = 0
      if bytes.isEmpty { return false }
    }
    return true
  }
}
