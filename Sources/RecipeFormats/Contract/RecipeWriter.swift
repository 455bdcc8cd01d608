import RecipeModel

/// Puts recipes into a file, one after the other, so that memory need not hold all of them.
package protocol RecipeWriter {
  /// Appends a recipe to the bytes of the file; those of recipes before it may be written out and removed.
  ///
  /// - Throws: `.tooManyRecipes` or `.outputTooLong` where the format holds no more; nothing is appended then.
  mutating func append(_ recipe: FileRecipe, to bytes: inout [UInt8]) throws(RecipeFileError)

  /// Passes what ends the file to `write`, once all recipes are in; part by part where that may be long.
  func finish<E: Error>(_ write: ([UInt8]) throws(E) -> Void) throws(E)
}

/// Writes each recipe as a text, with something between two of them where a file holds several.
struct TextWriter: RecipeWriter {
  private let text: @Sendable (RecipeDraft) -> String
  private let separator: String
  private var isFirst = true

  init(separator: String = "", _ text: @escaping @Sendable (RecipeDraft) -> String) {
    self.text = text
    self.separator = separator
  }

  mutating func append(_ recipe: FileRecipe, to bytes: inout [UInt8]) {
    if !isFirst { bytes += separator.utf8 }
    isFirst = false
    bytes += text(recipe.draft).utf8
  }

  func finish<E: Error>(_ write: ([UInt8]) throws(E) -> Void) throws(E) {}
}
