import RecipeModel

/// Writes recipes as one page that needs nothing else: to read, to print, to keep.
///
/// The index by collection stands at the end, as in a cookbook, so that no more than the titles are kept in memory; on a
/// screen it is shown in front.
struct HTMLPageWriter: RecipeWriter {
  private var count = 0
  private var index = HTMLPageIndex()

  mutating func append(_ recipe: FileRecipe, to bytes: inout [UInt8]) {
    if count == 0 { bytes += HTMLPage.head.utf8 }
    count += 1
    let anchor = "recipe-\(count)"
    index.add(recipe.draft, anchor: anchor)
    HTMLRecipe(recipe, anchor: anchor).append(to: &bytes)
  }

  mutating func finish(_ bytes: inout [UInt8]) {
    if count == 0 { bytes += HTMLPage.head.utf8 }
    bytes += index.text.utf8
    bytes += HTMLPage.end.utf8
  }
}
