import RecipeFormats
import RecipeModel
import RecipeStore
import RecipeVerbs
import RecipeViewModels

/// Whole recipes as JSON, each with its number.
extension Printer {
  /// Prints recipes in the amounts asked for, with the recipes that they name.
  ///
  /// - Parameter isExpanded: Whether the lines of those are printed as well.
  func printJSON(_ recipes: [AdaptedRecipe], isExpanded: Bool = false) throws(SystemError) {
    var writer = RecipeJSONWriter(layout)
    for adapted in recipes {
      let expanded = isExpanded ? adapted.shownIngredients(isExpanded: true) : nil
      try output.write {
        writer.append(
          adapted.recipe, scale: adapted.factor, links: adapted.linksJSON, diets: adapted.dietsJSON, expanded: expanded,
          to: &$0)
      }
    }
    try output.write { writer.finish(&$0) }
  }

  /// Prints recipes as they are at one moment, with a chunk of the library in memory at a time.
  ///
  /// - Parameters:
  ///   - match: Where a search found a recipe; nil for recipes that were not searched for.
  ///   - missing: What is not at home for a recipe; nil where that was not asked.
  ///   - find: Returns the recipes' identifiers; it reads the library as it is at the same moment.
  func printJSON(
    of store: RecipeStore, match: (Recipe) -> JSONValue? = { _ in nil },
    missing: (Recipe) -> [String]? = { _ in nil }, _ find: () throws -> [Recipe.ID]
  ) throws {
    var writer = RecipeJSONWriter(layout)
    let buffer = BufferedOutput(in: environment)
    try store.read {
      try store.forEachRecipe(with: find()) { recipe in
        try buffer.write { writer.append(recipe, match: match(recipe), missing: missing(recipe), to: &$0) }
      }
    }
    try buffer.write { writer.finish(&$0) }
    try buffer.send(to: output)
  }
}

extension RecipeStore {
  /// Calls `body` with recipe after recipe, of which a chunk is in memory at a time; unless the caller reads already, no
  /// read is open while it works.
  ///
  /// - Throws: `CommandError` if the process is asked to end meanwhile.
  func forEachRecipe(with ids: [Recipe.ID], _ body: (Recipe) throws -> Void) throws {
    let chunkSize = 256
    for start in stride(from: 0, to: ids.count, by: chunkSize) {
      if let status = Interruption.requested { throw CommandError("interrupted; nothing was written", status) }
      for recipe in try recipes(with: Array(ids[start..<min(start + chunkSize, ids.count)])) { try body(recipe) }
    }
  }
}
