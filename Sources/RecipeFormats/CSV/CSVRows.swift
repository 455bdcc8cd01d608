/// The rows of a table in text, each as its cells.
///
/// - Source: RFC 4180. Spreadsheets of many countries write semicolons, and some programs tabs, where it has commas.
struct CSVRows: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private let separator: UInt8
  private var index: Int
  /// `true` if the text ends inside of quotes, so that the last cell has what belongs to others.
  private(set) var isCutOff = false

  init(_ text: some StringProtocol, separator: UInt8) {
    bytes = Array(text.utf8)
    self.separator = separator
    index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// - Complexity: O(*n*) for a row of *n* bytes.
  mutating func next() -> [String]? {
    if index >= bytes.count { return nil }
    var cells: [String] = []
    while true {
      cells.append(nextCell())
      guard index < bytes.count, bytes[index] == separator else { break }
      index += 1
    }
    skipLineEnd()
    return cells
  }

  /// Reads up to what ends the cell. Quotes count where they begin it; after the closing one, the rest is taken as it is.
  private mutating func nextCell() -> String {
    var cell: [UInt8] = []
    if index < bytes.count, bytes[index] == Self.quote {
      index += 1
      isCutOff = true
      while index < bytes.count {
        if bytes[index] == Self.quote {
          index += 1
          guard index < bytes.count, bytes[index] == Self.quote else {
            isCutOff = false
            break
          }
        }
        cell.append(bytes[index])
        index += 1
      }
    }
    while index < bytes.count, bytes[index] != separator, bytes[index] != .newline, bytes[index] != .carriageReturn {
      cell.append(bytes[index])
      index += 1
    }
    return String(decoding: cell, as: UTF8.self)
  }

  private mutating func skipLineEnd() {
    if index < bytes.count, bytes[index] == .carriageReturn { index += 1 }
    if index < bytes.count, bytes[index] == .newline { index += 1 }
  }

  private static let quote = UInt8(ascii: "\"")
}
