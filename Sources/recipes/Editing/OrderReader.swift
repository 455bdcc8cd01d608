import RecipeModel

/// Reads the numbers at the beginning of lines, piece by piece.
///
/// What else is on a line is for the person who put it in order. Empty lines say nothing, nor do those that begin with `#`.
struct OrderReader {
  private let known: Set<Recipe.ID>
  private var ids: [Recipe.ID] = []
  private var lines: [Recipe.ID: Int] = [:]

  /// Which line is being read, from 1, and its beginning without the space before it.
  private var number = 1
  private var line: [UInt8] = []
  private var isAfterReturn = false

  /// More than any number has, and than a message quotes.
  private static let longestBeginning = 256

  /// - Parameter known: The recipes of the list.
  init(known: Set<Recipe.ID>) {
    self.known = known
  }

  /// - Throws: `CommandError` with the line's number for one that does not begin with a recipe of the list, or names one again.
  mutating func append(_ bytes: some Sequence<UInt8>) throws(CommandError) {
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\n") where isAfterReturn: isAfterReturn = false
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        try endLine()
        isAfterReturn = byte == UInt8(ascii: "\r")
      default:
        isAfterReturn = false
        let isSpaceBefore = line.isEmpty && (byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t"))
        if !isSpaceBefore, line.count < Self.longestBeginning { line.append(byte) }
      }
    }
  }

  /// Returns the identifiers in the order of their lines.
  mutating func finish() throws(CommandError) -> [Recipe.ID] {
    try endLine()
    return ids
  }

  private mutating func endLine() throws(CommandError) {
    defer {
      number += 1
      line.removeAll(keepingCapacity: true)
    }
    let text = String(decoding: line, as: UTF8.self)
    guard let word = text.split(whereSeparator: \.isWhitespace).first, !word.hasPrefix("#") else { return }
    // A word that goes up to where the line was cut may go on.
    let isWhole = line.count < Self.longestBeginning || word.endIndex < text.endIndex
    guard isWhole, let id = Int(word) else {
      throw CommandError("line \(number) does not begin with a recipe's number: \(text.shortened(to: 60))", .badInput)
    }
    guard known.contains(id) else { throw CommandError("line \(number): the list has no recipe \(id)", .badInput) }
    if let first = lines.updateValue(number, forKey: id) {
      throw CommandError("line \(number): recipe \(id) is on line \(first) already", .badInput)
    }
    ids.append(id)
  }
}
