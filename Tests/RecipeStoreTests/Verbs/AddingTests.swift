import Foundation
import RecipeModel
import Testing

@testable import RecipeStore

@Suite struct AddingTests {
  @Test func `a recipe comes back as it was added`() throws {
    let store = try RecipeStore.inMemory()
    let draft = RecipeDraft(
      uuid: UUID(uuidString: "7B4FDD0B-5B0B-4E5A-9F0E-0D1C2B3A4F5E"), title: "Crème brûlée", prepTime: 900,
      cookTime: 2700, servings: "4", ingredients: "4 egg yolks\n500 ml cream", directions: "Whisk.\nBake.",
      notes: "Burn\u{FFFD}the sugar", source: "https://example.org/creme", isFavorite: true,
      addedOn: try AddedOn("1832-05-01"), collections: ["Desserts", "French"], imageNames: ["a.jpg", "b.jpg"])
    #expect(try store.add(draft) == .inserted([1], collections: ["Desserts", "French"]))
    #expect(try store.recipe(with: 1) == Recipe(id: 1, uuid: draft.uuid!, draft))
  }

  @Test func `recipes stand at the end, in the order in which they were added`() throws {
    let store = try RecipeStore.inMemory(titles: "A", "B")
    try store.add([RecipeDraft(title: "C"), RecipeDraft(title: "D")])
    #expect(try store.titles() == ["A", "B", "C", "D"])
  }

  @Test func `a collection is one whatever the case it is written in, shown as written first`() throws {
    let store = try RecipeStore.inMemory()
    try store.add(RecipeDraft(title: "A", collections: ["Soups"]))
    #expect(try store.add(RecipeDraft(title: "B", collections: ["SOUPS"])) == .inserted([2], collections: ["Soups"]))
    #expect(try store.collections() == [RecipeCollection(id: 1, name: "Soups", count: 2)])
    #expect(try store.recipe(with: 2)?.collections == ["Soups"])
  }

  @Test func `a recipe lists its collections in the order it got them`() throws {
    let store = try RecipeStore.inMemory()
    try store.add(RecipeDraft(title: "A", collections: ["Z", "M"]))
    try store.add(RecipeDraft(title: "B", collections: ["M", "A", "Z"]))
    #expect(try store.recipe(with: 2)?.collections == ["M", "A", "Z"])
    #expect(try store.collections().map(\.name) == ["Z", "M", "A"])
  }

  @Test func `a UUID that another recipe has is replaced`() throws {
    let store = try RecipeStore.inMemory()
    let uuid = UUID()
    try store.add([RecipeDraft(uuid: uuid, title: "A"), RecipeDraft(uuid: uuid, title: "B")])
    #expect(try store.recipe(with: 1)?.uuid == uuid)
    #expect(try store.recipe(with: 2)?.uuid != uuid)
  }

  @Test func `identifiers are not used again`() throws {
    let store = try RecipeStore.inMemory(titles: "A", "B")
    try store.delete([2])
    #expect(try store.add(RecipeDraft(title: "C")) == .inserted([3]))
  }

  @Test func `one bad draft of several and nothing is added`() throws {
    let store = try RecipeStore.inMemory(titles: "A")
    let before = try store.dump()
    #expect(throws: RecipeStoreError.invalid(.emptyTitle)) {
      try store.add([RecipeDraft(title: "B", collections: ["New"]), RecipeDraft(title: " \n")])
    }
    #expect(throws: RecipeStoreError.invalid(.reservedCollectionName("Favorites"))) {
      try store.add([RecipeDraft(title: "B"), RecipeDraft(title: "C", collections: ["Favorites"])])
    }
    #expect(try store.dump() == before)
  }
}
