import RecipeModel

/// A text document of one recipe, as any editor may have saved it.
struct TextFile {
  /// The most bytes that one document may have: 10 MiB.
  static let largest = 10 * 1_048_576
  /// The most lines that one document may have; those of a recipe that can be stored are fewer.
  static let mostLines = 1_000_000

  /// The text with LF as line ends and without a byte order mark.
  let text: String
  let warnings: [String]

  /// - Throws: `RecipeFileError.recipeTooLong` or `.tooMany` beyond the limits, `.noRecipe` for a file of nothing but white space.
  init(_ bytes: [UInt8]) throws(RecipeFileError) {
    guard bytes.count <= Self.largest else { throw .recipeTooLong(number: 1, limit: Self.largest) }
    try Self.checkLines(of: bytes)
    let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    let valid = String(validating: bytes, as: UTF8.self)
    text = (valid ?? String(decoding: bytes, as: UTF8.self)).withPlainLineEnds()
    warnings = valid == nil ? [Diagnostic.repairedText.description] : []
    guard !text.isBlank else { throw .noRecipe(found: "an empty file") }
  }

  private static func checkLines(of bytes: [UInt8]) throws(RecipeFileError) {
    var count = 0
    for byte in bytes where byte == .newline || byte == .carriageReturn { count += 1 }
    guard count <= mostLines else { throw .tooMany("lines", number: 1, limit: mostLines) }
  }
}

/// A place in a text file, as editors count: line and column from 1, one column per Unicode scalar.
package struct TextPosition: Equatable, Sendable {
  package private(set) var line = 1
  package private(set) var column = 1

  package init(line: Int = 1, column: Int = 1) {
    self.line = line
    self.column = column
  }

  /// Moves past some bytes of UTF-8.
  mutating func advance(over bytes: ArraySlice<UInt8>) {
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0b1100_0000 != 0b1000_0000 {
        column += 1
      }
    }
  }
}

extension TextPosition: CustomStringConvertible {
  package var description: String { "line \(line), column \(column)" }
}
