import RecipeModel

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

  func finish(_ bytes: inout [UInt8]) {}
}
