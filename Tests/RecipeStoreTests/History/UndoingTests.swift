import RecipeModel
import SQLite
import Testing

@testable import RecipeStore

@Suite struct UndoingTests {
  private let store: RecipeStore

  init() throws {
    store = try RecipeStore.inMemory(titles: "A", "B", "C", "D")
    try store.step("prepare") {
      try store.collect([1, 2, 3], into: "Soups")
      try store.collect([2, 1], into: "Quick")
      try store.setFavorite([2], true)
    }
  }

  enum Verb: CaseIterable {
    case add, edit, delete, deleteAll, favorite, unfavorite, collect, uncollect, move, moveInCollection, moveFavorite
    case sort, moveBetweenCollections, addCollection, renameCollection, respellCollection, deleteCollection
    case moveCollection, importNew, importUpdating
  }

  private func run(_ verb: Verb) throws {
    let more = RecipeDraft(title: "E", ingredients: "豆腐\nsalt", isFavorite: true, collections: ["Soups", "New"])
    switch verb {
    case .add: try store.add(more)
    case .edit: try store.update(1, to: more)
    case .delete: try store.delete([2, 4])
    case .deleteAll: try store.delete([1, 2, 3, 4])
    case .favorite: try store.setFavorite([1, 2, 3], true)
    case .unfavorite: try store.setFavorite([2], false)
    case .collect: try store.collect([4, 3], into: "Desserts")
    case .uncollect: try store.uncollect([1, 2], from: "Soups")
    case .move: try store.move([4, 2], to: .top, in: .library)
    case .moveInCollection: try store.move([3], to: .before(1), in: .collection("Soups"))
    case .moveFavorite:
      try store.setFavorite([4], true)
      try store.move([4], to: .before(2), in: .favorites)
    case .sort: try store.order(by: .added, in: .library)
    case .moveBetweenCollections: try store.move(3, from: "Soups", into: "Quick", to: .before(1))
    case .addCollection: try store.addCollection("Empty")
    case .renameCollection: try store.renameCollection("Soups", to: "Stews")
    case .respellCollection: try store.renameCollection("Soups", to: "SOUPS")
    case .deleteCollection: try store.deleteCollection("Soups")
    case .moveCollection: try store.moveCollection("Quick", to: .top)
    case .importNew: try store.importDrafts([more, more], into: "From friends")
    case .importUpdating:
      try store.importDrafts([RecipeDraft(title: "A", notes: "more")], onDuplicate: .update, into: "Quick")
    }
  }

  @Test(arguments: Verb.allCases)
  func `a verb is undone, done again and undone again, each time exactly`(verb: Verb) throws {
    let before = try store.contents()
    let first = try store.history()[0].id
    try run(verb)
    let after = try store.contents()
    #expect(after != before)
    let count = try store.history().count { $0.id > first }
    for _ in 1...2 {
      try store.undo(count)
      #expect(try store.contents() == before)
      try store.checkConsistency()
      try store.redo(count)
      #expect(try store.contents() == after)
      try store.checkConsistency()
    }
  }

  @Test func `undo and redo say what they changed, and publish it`() throws {
    var changes: [RecipeChange] = []
    store.onChange = { changes.append($0) }
    try store.delete([2])
    let undone = try store.undo()
    let expected = RecipeChange(inserted: [2], collections: ["Quick", "Soups"])
    #expect(undone.change.inserted == expected.inserted && undone.change.updated == [])
    #expect(Set(undone.change.collections) == Set(expected.collections))
    #expect(undone.steps.map(\.command) == ["delete"])
    let redone = try store.redo()
    #expect(redone.change.deleted == [2])
    #expect(redone.change.inserted == [] && redone.change.updated == [] && redone.change.moved == [])
    #expect(changes.dropFirst() == [undone.change, redone.change])
  }

  @Test func `a collection's other name concerns all of its recipes`() throws {
    try store.renameCollection("Soups", to: "Stews")
    let change = try store.undo().change
    #expect(change.updated.sorted() == [1, 2, 3])
    #expect(change.collections.sorted() == ["Soups", "Stews"])
  }

  @Test func `a recipe that only moved is not reported as changed`() throws {
    try store.move([4], to: .top, in: .library)
    #expect(try store.undo().change == .moved([4]))
  }

  @Test func `all of the steps asked for are undone, or none`() throws {
    let before = try store.contents()
    #expect(throws: RecipeStoreError.history(.onlySoManyToUndo(2))) { try store.undo(3) }
    #expect(try store.contents() == before)
    try store.undo(2)
    #expect(try store.titles() == [])
    #expect(throws: RecipeStoreError.history(.nothingToUndo)) { try store.undo() }
    #expect(throws: RecipeStoreError.history(.onlySoManyToRedo(2))) { try store.redo(3) }
    try store.redo(2)
    #expect(try store.contents() == before)
    #expect(throws: RecipeStoreError.history(.nothingToRedo)) { try store.redo() }
  }

  @Test func `numbers of recipes and of steps are never given again`() throws {
    try store.add(RecipeDraft(title: "E"))
    try store.undo()
    #expect(try store.add(RecipeDraft(title: "F")).inserted == [6])
    #expect(try store.history()[0].id == 4)
  }

  @Test func `what something else has changed is not overwritten, and nothing is half undone`() throws {
    try store.setFavorite([1, 3], true)
    try store.connection.run("UPDATE recipes SET is_favorite = 0 WHERE id = 3")
    let before = try store.contents()
    #expect(throws: RecipeStoreError.history(.isNotAsLeft(3, "recipe 3"))) { try store.undo() }
    #expect(throws: RecipeStoreError.history(.isNotAsLeft(3, "recipe 3"))) { try store.undo(2) }
    #expect(try store.contents() == before)
    #expect(try store.history().allSatisfy { !$0.isUndone })
  }

  @Test func `collections whose names were swapped in one step get them back`() throws {
    let before = try store.contents()
    try store.step("swap") {
      try store.renameCollection("Soups", to: "Other")
      try store.renameCollection("Quick", to: "Soups")
      try store.renameCollection("Other", to: "Quick")
    }
    let after = try store.contents()
    try store.undo()
    #expect(try store.contents() == before)
    try store.redo()
    #expect(try store.contents() == after)
  }

  @Test func `a neighborhood that was spaced again gets its old positions back`() throws {
    var dumps: [[String]] = []
    for turn in 0..<80 {
      dumps.append(try store.contents())
      try store.move([turn.isMultiple(of: 2) ? 3 : 4], to: .before(2), in: .library)
    }
    for dump in dumps.reversed() {
      try store.undo()
      #expect(try store.contents() == dump)
    }
  }

  @Test func `an import of many recipes is undone and done again in pieces`() throws {
    let before = try store.contents()
    let text = String(repeating: "a line of directions\n", count: 50)
    try store.importDrafts(
      (1...1500).lazy.map { RecipeDraft(title: "R\($0)", directions: text, collections: ["C\($0 % 3)"]) })
    let after = try store.contents()
    #expect(try store.connection.first("SELECT count(DISTINCT changeset) > 3 FROM history_pieces") { $0.bool(at: 0) }!)
    try store.undo()
    #expect(try store.contents() == before)
    try store.checkConsistency()
    let change = try store.redo().change
    #expect(change.inserted.count == 1500)
    #expect(try store.contents() == after)
    try store.checkConsistency()
  }

  @Test func `a step from before the tables had their present shape is refused`() throws {
    try store.connection.run(
      "UPDATE history_steps SET schema_version = ?1 WHERE id = 2", LibraryTable.recipes.recordedSince! - 1)
    let before = try store.contents()
    #expect(throws: RecipeStoreError.history(.isFromOlderSchema(2))) { try store.undo() }
    try store.setFavorite([4], true)
    try store.undo()
    #expect(throws: RecipeStoreError.history(.isFromOlderSchema(2))) { try store.undo() }
    #expect(try store.contents() == before)
  }

  @Test func `a step is undone though tables that it did not touch have other columns since`() throws {
    try #require(LibraryTable.collections.recordedSince! < LibraryTable.recipes.recordedSince!)
    let before = try store.contents()
    try store.renameCollection("Soups", to: "Stews")
    let after = try store.contents()
    let setVersion = "UPDATE history_steps SET schema_version = ?1 WHERE id = 3"
    try store.connection.run(setVersion, LibraryTable.collections.recordedSince!)
    try store.undo()
    #expect(try store.contents() == before)
    try store.redo()
    #expect(try store.contents() == after)
    #expect(try store.history(of: 1).map(\.step.id) == [2, 1])
    try store.undo(step: 3, command: "undo")
    #expect(try store.contents() == before)
    try store.redo()
    try store.connection.run(setVersion, LibraryTable.collections.recordedSince! - 1)
    #expect(throws: RecipeStoreError.history(.isFromOlderSchema(3))) { try store.undo() }
    #expect(try store.contents() == after)
  }

  @Test func `without the session extension everything works but undo and the history, which say why`() throws {
    var environment = testEnvironment()
    environment.keepsHistory = false
    let store = try RecipeStore(at: .memory, environment: environment)
    try store.add(RecipeDraft(title: "A"))
    #expect(throws: RecipeStoreError.history(.notKept)) { try store.undo() }
    #expect(throws: RecipeStoreError.history(.notKept)) { try store.redo() }
    #expect(throws: RecipeStoreError.history(.notKept)) { try store.undo(step: 1, command: "undo") }
    #expect(throws: RecipeStoreError.history(.notKept)) { try store.history(of: 1) }
    #expect(try store.titles() == ["A"])
  }
}
