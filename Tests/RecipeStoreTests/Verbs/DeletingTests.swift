import RecipeModel
import Testing

@testable import RecipeStore

@Suite struct DeletingTests {
  private let store: RecipeStore

  init() throws {
    store = try RecipeStore(at: .memory, environment: testEnvironment())
    try store.add([
      RecipeDraft(title: "A", collections: ["One", "Two"]), RecipeDraft(title: "B", collections: ["Two"]),
      RecipeDraft(title: "C"),
    ])
  }

  @Test func `a deleted recipe is gone from every list, and its collections stay`() throws {
    #expect(try store.delete([1, 3, 1]) == .deleted([1, 3], collections: ["One", "Two"]))
    #expect(try store.titles() == ["B"])
    #expect(try store.recipe(with: 1) == nil)
    #expect(try store.collections().map { "\($0.name) \($0.count)" } == ["One 0", "Two 1"])
    #expect(try store.search("a").isEmpty)
    try store.checkFullText()
  }

  @Test func `one unknown recipe of several and nothing is deleted`() throws {
    let before = try store.dump()
    #expect(throws: RecipeStoreError.noSuchRecipe(9)) { try store.delete([1, 9]) }
    #expect(try store.dump() == before)
  }
}
