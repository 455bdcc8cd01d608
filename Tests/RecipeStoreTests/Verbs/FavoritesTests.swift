import RecipeModel
import Testing

@testable import RecipeStore

@Suite struct FavoritesTests {
  private let store: RecipeStore

  init() throws { store = try .inMemory(titles: "A", "B", "C") }

  @Test func `favorites come and go`() throws {
    #expect(try store.setFavorite([3, 1], true) == .updated([3, 1]))
    #expect(try store.titles(of: .favorites) == ["A", "C"])
    #expect(try store.setFavorite([1], false) == .updated([1]))
    #expect(try store.titles(of: .favorites) == ["C"])
  }

  @Test func `a favorite made one again is no change and is not written`() throws {
    try store.setFavorite([2], true)
    var change: RecipeChange?
    #expect(try store.rowsWritten { change = try store.setFavorite([2, 2], true) } == 0)
    #expect(change == RecipeChange.none)
    #expect(try store.setFavorite([1, 2, 3, 1], true) == .updated([1, 3]))
  }

  @Test func `one unknown recipe of several and nothing changes`() throws {
    let before = try store.dump()
    #expect(throws: RecipeStoreError.noSuchRecipe(9)) { try store.setFavorite([1, 9], true) }
    #expect(try store.dump() == before)
  }
}
