import RecipeModel
import RecipeStore

/// A list as a person puts it in order: a line a recipe, its number first.
///
/// Lines that are taken out leave their recipes where they are; `#` begins a line that says nothing.
enum OrderText {
  static func write(_ rows: [RecipeListRow], name: String) -> String {
    let help = """
      # \(name): move lines and save to move the recipes.
      # Taking a line out leaves its recipe in its place; an empty list moves nothing.

      """
    return help + rows.map { "\($0.id)  \($0.title.onOneLine())\n" }.joined()
  }

  /// Returns the identifiers at the beginning of the lines.
  ///
  /// - Parameter known: The recipes of the list.
  /// - Throws: `Failure` with the line's number for one that does not begin with a recipe of the list, or names one again.
  static func read(_ text: String, known: Set<Recipe.ID>) throws(Failure) -> [Recipe.ID] {
    var ids: [Recipe.ID] = []
    var lines: [Recipe.ID: Int] = [:]
    let text = text.withPlainLineEnds()
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let words = line.split(whereSeparator: \.isWhitespace)
      guard let word = words.first, !word.hasPrefix("#") else { continue }
      let number = index + 1
      guard let id = Int(word) else {
        throw Failure(
          "line \(number) does not begin with a recipe's number: \(String(line).shortened(to: 60))", .badInput)
      }
      guard known.contains(id) else { throw Failure("line \(number): the list has no recipe \(id)", .badInput) }
      if let first = lines.updateValue(number, forKey: id) {
        throw Failure("line \(number): recipe \(id) is on line \(first) already", .badInput)
      }
      ids.append(id)
    }
    return ids
  }
}
