import FoundationEssentials
import RecipeModel
import Testing

@testable import RecipeStore

/// Copies of recipes, and what they are variants of.
@Suite struct CopyingTests {
  private let store: RecipeStore

  init() throws {
    store = try RecipeStore.inMemory(titles: "Soup", "Toast")
    var draft = RecipeDraft(try #require(try store.recipe(with: 1)))
    draft.ingredients = "1 onion"
    draft.collections = ["Soups"]
    draft.addedOn = try AddedOn("2026-11-02")
    try store.update(1, to: draft)
    try store.setFavorite([1], true)
    try store.addCooking(Cooking(on: store.today, stars: 4), of: [1])
  }

  @Test func `a copy has all fields but the heart, the date, and the log, and is a variant`() throws {
    #expect(try store.copy(1).inserted == [3])
    let original = try #require(try store.recipe(with: 1))
    let copy = try #require(try store.recipe(with: 3))
    var expected = RecipeDraft(original)
    (expected.uuid, expected.title, expected.isFavorite, expected.addedOn) = (copy.uuid, "Soup (2)", false, nil)
    (expected.log, expected.variantOf) = (.empty, original.uuid)
    #expect(RecipeDraft(copy) == expected)
    #expect(try store.variants(of: copy) == RecipeVariants(original: LinkedRecipe(id: 1, title: "Soup")))
    #expect(try store.variants(of: original) == RecipeVariants(copies: [LinkedRecipe(id: 3, title: "Soup (2)")]))
  }

  @Test func `a copy takes the first number that is free`() throws {
    try store.add(RecipeDraft(title: "soup (3)"))
    let titles = try [1, 1, 1, 4].map { id in
      try store.listRow(with: try #require(try store.copy(id).inserted.first))?.title
    }
    #expect(titles == ["Soup (2)", "Soup (4)", "Soup (5)", "Soup (6)"])
    #expect(try store.copy(2, as: "Toast").inserted.count == 1)
    #expect(throws: RecipeStoreError.noSuchRecipe(99)) { try store.copy(99) }
  }

  @Test(arguments: [
    ("Soup (2)", "Soup"), ("Soup (22) ", "Soup (22) "), ("(2)", "(2)"), ("Soup (two)", "Soup (two)"),
    ("Soup ()", "Soup ()"),
    ("Soup(2)", "Soup"), ("Soup", "Soup"),
  ])
  func `a number in brackets is no part of the title that a copy is called by`(title: String, stem: String) {
    #expect(title.withoutNumberInBrackets == stem)
  }

  @Test func `undo and redo, deletions and an edit keep the link`() throws {
    try store.copy(1)
    let before = try store.contents()
    try store.undo()
    try store.redo()
    #expect(try store.contents() == before)
    let uuid = try store.recipe(with: 1)?.uuid
    try store.delete([1])
    let copy = try #require(try store.recipe(with: 3))
    #expect(copy.variantOf == uuid)
    #expect(try store.variants(of: copy) == RecipeVariants())
    try store.undo()
    #expect(try store.variants(of: copy).original?.id == 1)
    try store.update(3, to: RecipeDraft(title: "Red soup"))
    #expect(try store.recipe(with: 3)?.variantOf == uuid)
    try store.delete([3])
    try store.undo()
    #expect(try store.recipe(with: 3)?.variantOf == uuid)
    #expect(try store.recipe(3, at: .lastStep).recipe.variantOf == uuid)
  }

  @Test func `an import brings the link along`() throws {
    let uuid = try #require(try store.recipe(with: 1)).uuid
    try store.add(RecipeDraft(title: "Red soup", variantOf: uuid))
    #expect(try store.variants(of: #require(try store.recipe(with: 1))).copies.map(\.title) == ["Red soup"])
  }
}
