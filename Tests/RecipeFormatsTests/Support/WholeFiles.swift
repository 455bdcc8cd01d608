import RecipeModel

@testable import RecipeFormats

extension RecipeReader {
  /// Returns everything that is left, without pictures.
  mutating func drafts() throws -> [Result<RecipeDraft, InvalidRecipeError>] {
    var results: [Result<RecipeDraft, InvalidRecipeError>] = []
    while let result = try next() { results.append(result.map(\.draft)) }
    return results
  }
}

extension OutputFormat {
  /// Returns a whole file of recipes.
  func file(_ recipes: [FileRecipe]) throws -> [UInt8] {
    var writer = makeWriter()
    var bytes: [UInt8] = []
    for recipe in recipes { try writer.append(recipe, to: &bytes) }
    writer.finish { bytes += $0 }
    return bytes
  }

  func file(_ drafts: [RecipeDraft]) throws -> [UInt8] { try file(drafts.map { FileRecipe($0) }) }
}

/// A zip put together in memory.
struct TestZip {
  private var writer = ZipWriter()
  private var bytes: [UInt8] = []

  mutating func add(_ name: String, _ content: [UInt8]) { writer.add(name, content, to: &bytes) }

  func finished() -> [UInt8] {
    var bytes = bytes
    writer.finish(&bytes)
    return bytes
  }
}
