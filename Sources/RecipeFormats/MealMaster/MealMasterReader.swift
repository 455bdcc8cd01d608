import RecipeModel

/// Reads a file of Meal-Master's, recipe by recipe, so that memory is bounded by the largest of them.
package struct MealMasterReader: RecipeReader {
  package private(set) var diagnostics = Diagnostics()
  private var lines: LineReader
  /// The line that begins the next recipe, where it was read already.
  private var header: [UInt8]?
  private var count = 0

  package init(_ source: ByteSource) { lines = LineReader(source, longestLine: MealMaster.longestRecipe) }

  /// - Throws: `RecipeFileError.recipeTooLong`, or `.noRecipe` for a file without any.
  package mutating func next() throws -> Result<FileRecipe, InvalidRecipeError>? {
    guard try goToHeader() else {
      if count == 0 { throw RecipeFileError.noRecipe(found: "a text without recipes") }
      return nil
    }
    count += 1
    let (text, name) = try DOSText.decoded(recipeLines())
    if let name { diagnostics.add(.warning("a recipe seems to be in \(name), and was converted")) }
    var result = ReadResult(drafts: [])
    do throws(InvalidRecipeError) {
      try result.append(MealMasterRecipe(text.lines).draft)
    } catch {
      return .failure(InvalidRecipeError(number: count, title: error.title, reason: error.reason))
    }
    for warning in result.warnings { diagnostics.add(.warning(warning)) }
    return .success(result.recipes[0])
  }

  private mutating func goToHeader() throws -> Bool {
    if header != nil { return true }
    while let line = try lines.next() {
      if Self.isMarked(line), MealMaster.isHeader(Self.mark(line)) {
        header = line
        return true
      }
      if line.contains(where: { $0 > 0x20 }) { diagnostics.add(.warning("a line outside of recipes was left out")) }
    }
    return false
  }

  /// Returns the lines of the recipe that begins, without those that begin and end it.
  private mutating func recipeLines() throws -> [UInt8] {
    header = nil
    var recipe: [UInt8] = []
    var lineCount = 0
    while let line = try lines.next() {
      if Self.isMarked(line) {
        let mark = Self.mark(line)
        if MealMaster.isFooter(mark) { return recipe }
        if MealMaster.isHeader(mark) {
          header = line
          return recipe
        }
      }
      recipe += line
      recipe.append(.newline)
      lineCount += 1
      guard recipe.count <= MealMaster.longestRecipe else {
        throw RecipeFileError.recipeTooLong(number: count, limit: MealMaster.longestRecipe)
      }
      guard lineCount <= TextFile.mostLines else {
        throw RecipeFileError.tooMany("lines", number: count, limit: TextFile.mostLines)
      }
    }
    diagnostics.add(.warning("the last recipe has no end mark and may be incomplete"))
    return recipe
  }

  /// Returns whether a line could begin or end a recipe: a quick look at its first bytes.
  private static func isMarked(_ line: [UInt8]) -> Bool {
    guard let first = line.first, first == UInt8(ascii: "M") || first == UInt8(ascii: "-") else { return false }
    return line.count >= 5 && line[..<5].allSatisfy { $0 == first }
  }

  private static func mark(_ line: [UInt8]) -> String {
    String(decoding: line.prefix(MealMaster.longestMark), as: UTF8.self)
  }
}
