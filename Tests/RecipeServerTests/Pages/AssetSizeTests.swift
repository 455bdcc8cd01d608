import RecipeModel
import RecipeStore
import Testing

@testable import RecipeServer

/// How much a page makes a browser load.
@Suite struct AssetSizeTests {
  private static let most = 16 * 1024
  private static let mostOfStyle = 20 * 1024
  private static let mostOfScripts = 24 * 1024

  private static func bytes(_ assets: [Asset]) -> Int { assets.reduce(0) { $0 + $1.text.utf8.count } }

  @Test func `each file is at most 16 kB`() {
    let files = Asset.all.filter { [".css", ".js"].contains(where: $0.link.text.hasSuffix) }
    #expect(files.count == 10)
    for file in files { #expect(Self.bytes([file]) <= Self.most, "\(file.link.text)") }
  }

  @Test func `the scripts of each page are at most 24 kB, its style 20 kB`() {
    #expect(Self.bytes([.style, .kitchenStyle]) <= Self.mostOfStyle)
    for scripts in [
      [Asset.searchScript], [.recipeScript, .reorderScript], [.recipeScript, .cookScript],
      [.reorderScript, .listsScript, .shopScript],
    ] {
      #expect(Self.bytes([.script] + scripts) <= Self.mostOfScripts, "\(scripts.map(\.link.text))")
    }
  }
}
