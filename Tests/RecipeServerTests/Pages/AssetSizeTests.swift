import RecipeModel
import RecipeStore
import Testing

@testable import RecipeServer

/// How much a page makes a browser load.
@Suite struct AssetSizeTests {
  private static let most = 16 * 1024
  /// Pages of the kitchen know more than lists: ticks that wait for a connection, days, aisles.
  private static let mostInKitchen = 20 * 1024

  private static func bytes(_ assets: [Asset]) -> Int { assets.reduce(0) { $0 + $1.text.utf8.count } }

  @Test func `the style and the scripts of each page are at most 16 kB`() {
    #expect(Self.bytes([.style]) <= Self.most)
    for scripts in [[Asset.reorderScript], [.searchScript], [.recipeScript], [.recipeScript, .cookScript]] {
      #expect(Self.bytes([.script] + scripts) <= Self.most, "\(scripts.map(\.link.text))")
    }
  }

  @Test func `the style and the scripts of each page of the kitchen are at most 20 kB`() {
    #expect(Self.bytes([.style, .kitchenStyle]) <= Self.mostInKitchen)
    #expect(Self.bytes([.script, .reorderScript, .shopScript]) <= Self.mostInKitchen)
  }
}
