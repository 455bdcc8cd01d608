import Foundation
import RecipeModel
import SQLite
import Testing

@testable import RecipeStore

@Suite struct UpdatingTests {
  private let store: RecipeStore

  init() throws {
    store = try RecipeStore(at: .memory, environment: testEnvironment())
    try store.add([
      RecipeDraft(title: "Soup", ingredients: "water", collections: ["Starters", "Quick", "Winter"]),
      RecipeDraft(title: "Bread", collections: ["Quick", "Winter"]),
    ])
  }

  private func draft(_ id: Int, _ change: (inout RecipeDraft) -> Void) throws -> RecipeDraft {
    var draft = RecipeDraft(try #require(try store.recipe(with: id)))
    change(&draft)
    return draft
  }

  @Test func `every field of the draft is stored`() throws {
    let draft = RecipeDraft(
      title: "Tomato soup", prepTime: 60, cookTime: 120, servings: "2", ingredients: "a\nb", directions: "c",
      notes: "d",
      source: "e", isFavorite: true, addedOn: try AddedOn("2026-11-01"), collections: ["Winter"], imageNames: ["f"])
    let uuid = try #require(try store.recipe(with: 1)).uuid
    try store.update(1, to: draft)
    #expect(try store.recipe(with: 1) == Recipe(id: 1, uuid: uuid, draft))
  }

  @Test func `a recipe keeps its UUID and its place`() throws {
    let uuid = try #require(try store.recipe(with: 1)).uuid
    try store.update(1, to: RecipeDraft(uuid: UUID(), title: "Zuppa"))
    #expect(try store.recipe(with: 1)?.uuid == uuid)
    #expect(try store.titles() == ["Zuppa", "Bread"])
  }

  @Test func `a draft equal to the stored recipe is not a change and writes nothing`() throws {
    let same = try draft(1) { _ in }
    var change: RecipeChange?
    #expect(try store.rowsWritten { change = try store.update(1, to: same) } == 0)
    #expect(change == RecipeChange.none)
  }

  @Test func `a recipe leaves the collections that are not named, and joins new ones at their end`() throws {
    let draft = try draft(2) { $0.collections = ["Starters", "winter", "New"] }
    #expect(try store.update(2, to: draft) == .updated([2], collections: ["Quick", "Starters", "New"]))
    #expect(try store.recipe(with: 2)?.collections == ["Starters", "Winter", "New"])
    #expect(try store.identifiers(of: .collection("Starters")) == [1, 2])
    #expect(try store.identifiers(of: .collection("Quick")) == [1])
  }

  @Test func `another order of the same collections is a change`() throws {
    let draft = try draft(1) { $0.collections = ["Winter", "Starters", "Quick"] }
    #expect(try store.update(1, to: draft).updated == [1])
    #expect(try store.recipe(with: 1)?.collections == ["Winter", "Starters", "Quick"])
  }

  @Test func `a date that is set moves a recipe in the recents, one that is removed does not`() throws {
    try store.update(1, to: draft(1) { $0.addedOn = try? AddedOn("2020-01-01") })
    #expect(try store.identifiers(of: .recents) == [2])
    try store.update(1, to: draft(1) { $0.addedOn = nil })
    #expect(try store.identifiers(of: .recents) == [2])
    try store.update(1, to: draft(1) { $0.addedOn = try? AddedOn("2026-11-21T11:00:00Z") })
    #expect(try store.identifiers(of: .recents) == [2, 1])
  }

  @Test func `an update that cannot be made changes nothing`() throws {
    let before = try store.dump()
    #expect(throws: RecipeStoreError.noSuchRecipe(9)) { try store.update(9, to: RecipeDraft(title: "X")) }
    #expect(throws: RecipeStoreError.invalid(.emptyTitle)) { try store.update(1, to: RecipeDraft(title: "")) }
    #expect(throws: RecipeStoreError.invalid(.reservedCollectionName("all"))) {
      try store.update(1, to: RecipeDraft(title: "X", collections: ["New", "all"]))
    }
    #expect(try store.dump() == before)
  }
}
