import RecipeModel
import RecipeStore

/// A list as a person puts it in order: a line a recipe, its number first.
///
/// Lines that are taken out leave their recipes where they are; `#` begins a line that says nothing.
enum OrderText {
  static func write(_ rows: [RecipeListRow], name: String) -> String {
    let help = """
      # The order of \(name). Move lines, then save and close.
      # A line taken out keeps its place; nothing is deleted.

      """
    let width = rows.map { String($0.id).count }.max() ?? 0
    let lines = rows.map { row in
      let number = String(row.id)
      return "\(String(repeating: " ", count: width - number.count))\(number)  \(row.title.onOneLine())\n"
    }
    return help + lines.joined()
  }

  /// Returns the identifiers at the beginning of the lines; see `OrderReader`.
  static func read(_ text: String, known: Set<Recipe.ID>) throws(CommandError) -> [Recipe.ID] {
    var reader = OrderReader(known: known)
    try reader.append(text.utf8)
    return try reader.finish()
  }

  /// The most that is read of a list: 1 GiB.
  static let longest = 1 << 30

  /// Reads a list up to its end, of which no more is in memory than a piece and the numbers.
  ///
  /// - Throws: As `OrderReader`, and `CommandError` for more than `longest`.
  static func read(_ input: Input, known: Set<Recipe.ID>) throws(CommandError) -> [Recipe.ID] {
    var reader = OrderReader(known: known)
    var left = longest
    while case let piece = try readPiece(of: input), !piece.isEmpty {
      left -= piece.count
      guard left >= 0 else { throw CommandError("the list is longer than \(longest >> 30) GiB", .badInput) }
      try reader.append(piece)
    }
    return try reader.finish()
  }

  private static func readPiece(of input: Input) throws(CommandError) -> [UInt8] {
    do throws(SystemError) {
      return try input.readPiece()
    } catch {
      throw CommandError("cannot read the list: \(error.description)", .inputOutput)
    }
  }
}
