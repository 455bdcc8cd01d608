/// A place in a text file, as editors count: line and column from 1, a column a Unicode scalar.
package struct TextPosition: Equatable, Sendable {
  package private(set) var line = 1
  package private(set) var column = 1

  package init(line: Int = 1, column: Int = 1) {
    self.line = line
    self.column = column
  }

  /// Moves behind some bytes of UTF-8.
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
