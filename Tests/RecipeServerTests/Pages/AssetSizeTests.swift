import RecipeModel
import RecipeStore
import Testing

@testable import RecipeServer

/// How much a page makes a browser load.
@Suite struct AssetSizeTests {
  private static let most = 16 * 1024
  private static let mostOfPage = 20 * 1024

  private static func bytes(_ assets: [Asset]) -> Int { assets.reduce(0) { $0 + $1.text.utf8.count } }

  @Test func `each file is at most 16 kB`() {
    let files = Asset.all.filter { [".css", ".js"].contains(where: $0.link.text.hasSuffix) }
    #expect(files.count == 10)
    for file in files { #expect(Self.bytes([file]) <= Self.most, "\(file.link.text)") }
  }

  @Test func `the scripts of each page are at most 20 kB, and so is its style`() {
    #expect(Self.bytes([.style, .kitchenStyle]) <= Self.mostOfPage)
    for scripts in [
      [Asset.searchScript], [.recipeScript, .reorderScript], [.recipeScript, .cookScript],
      [.reorderScript, .listsScript, .shopScript],
    ] {
      #expect(Self.bytes([.script] + scripts) <= Self.mostOfPage, "\(scripts.map(\.link.text))")
    }
  }
}
