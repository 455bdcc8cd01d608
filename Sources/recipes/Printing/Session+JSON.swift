import RecipeFormats
import RecipeModel
import RecipeStore

extension Session {
  /// Prints a value of its own kind.
  func print(json value: JSONValue) throws(SystemError) {
    try output.write { bytes in
      value.append(to: &bytes)
      bytes.append(UInt8(ascii: "\n"))
    }
  }

  /// Prints recipes as an array, each with its number.
  func printJSON(_ recipes: [Recipe]) throws(SystemError) {
    var writer = RecipeJSONWriter(.array)
    for recipe in recipes { try output.write { writer.append(recipe, to: &$0) } }
    try output.write { writer.finish(&$0) }
  }

  /// Prints the recipes of some identifiers as `printJSON` does, a piece of the library in memory at a time.
  func printJSON(_ ids: [Recipe.ID], of store: RecipeStore) throws {
    var writer = RecipeJSONWriter(.array)
    try store.forEachPiece(of: ids) { recipe in try output.write { writer.append(recipe, to: &$0) } }
    try output.write { writer.finish(&$0) }
  }

  /// Prints the recipes of some identifiers, each with its number, an object a line.
  func printJSONLines(_ ids: [Recipe.ID], of store: RecipeStore) throws {
    var writer = RecipeJSONWriter(.lines)
    try store.forEachPiece(of: ids) { recipe in try output.write { writer.append(recipe, to: &$0) } }
    try output.write { writer.finish(&$0) }
  }
}

extension RecipeStore {
  /// Calls `body` with recipe after recipe; no read is open while it works.
  ///
  /// - Throws: `Failure` if the process is asked to end meanwhile.
  func forEachPiece(of ids: [Recipe.ID], _ body: (Recipe) throws -> Void) throws {
    let pieceSize = 256
    for start in stride(from: 0, to: ids.count, by: pieceSize) {
      if let status = Interruption.requested { throw Failure("interrupted, nothing was written", status) }
      for recipe in try recipes(with: Array(ids[start..<min(start + pieceSize, ids.count)])) { try body(recipe) }
    }
  }
}
