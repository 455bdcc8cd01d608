import RecipeModel

/// The collections as the user puts them in order: a line a collection, which is its name.
///
/// Lines that are taken out leave their collections where they are; `#` begins a comment, unless a collection is called so.
struct CollectionOrderText {
  private let names: [String: String]
  let text: String

  /// - Parameter names: Of all collections, in their order.
  init(of names: [String]) {
    self.names = Dictionary(names.map { (CollectionName.key($0), $0) }) { first, _ in first }
    let help = """
      # The order of your collections. Move lines, then save and close.
      # A line taken out keeps its place; nothing is deleted.

      """
    text = help + names.map { "\($0)\n" }.joined()
  }

  /// Returns the names in the order of their lines; what follows a tab on a line is not read.
  ///
  /// - Throws: `CommandError` with the line's number for one that is not a collection, or names one again.
  func read(_ text: String) throws(CommandError) -> [String] {
    var ordered: [String] = []
    var lines: [String: Int] = [:]
    for (index, line) in text.withPlainLineEnds().split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let word = String(line.prefix { $0 != "\t" })
      let key = CollectionName.key(word)
      guard let name = names[key] else {
        if key.isEmpty || key.hasPrefix("#") { continue }
        throw CommandError("line \(index + 1): no collection is called \(word.trimmed().quoted())", .badInput)
      }
      if let first = lines.updateValue(index + 1, forKey: key) {
        throw CommandError("line \(index + 1): \(name.quoted()) is on line \(first) already", .badInput)
      }
      ordered.append(name)
    }
    return ordered
  }
}
