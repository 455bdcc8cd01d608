import RecipeModel
import SQLite
import Testing

@testable import RecipeStore

@Suite struct SteppingTests {
  private struct Stop: Error {}

  private let store: RecipeStore

  init() throws {
    store = try RecipeStore.inMemory(titles: "A", "B", "C")
  }

  private func commands() throws -> [String] { try store.history().map(\.command) }

  @Test func `a verb is a step named after it, unless it changes nothing`() throws {
    try store.setFavorite([1], true)
    try store.setFavorite([1], true)
    try store.collect([1], into: "Soups")
    try store.collect([1], into: "soups")
    try store.renameCollection("Soups", to: "Soups")
    try store.move([1], to: .top, in: .library)
    #expect(try commands() == ["collect", "favorite", "add"])
    #expect(try store.history().map(\.id) == [3, 2, 1])
    #expect(try store.history().map(\.madeAt) == [noon, noon, noon])
  }

  @Test func `verbs in a step are one step, and are announced as one change after COMMIT`() throws {
    var changes: [RecipeChange] = []
    store.onChange = { changes.append($0) }
    let added = try store.step("supper") {
      let change = try store.add(RecipeDraft(title: "D", collections: ["Soups"]))
      try store.setFavorite([1], true)
      try store.step("inner") { _ = try store.delete([2]) }
      #expect(changes.isEmpty)
      return change.inserted
    }
    #expect(added == [4])
    #expect(changes == [RecipeChange(inserted: [4], updated: [1], deleted: [2], collections: ["Soups"])])
    #expect(try commands() == ["supper", "add"])
  }

  @Test func `what is added and removed in one step is not reported as a change`() throws {
    var changes: [RecipeChange] = []
    store.onChange = { changes.append($0) }
    try store.step("for nothing") {
      let id = try store.add(RecipeDraft(title: "D")).inserted[0]
      try store.setFavorite([id], true)
      try store.delete([id])
    }
    #expect(changes == [])
    try store.undo()
    #expect(try store.titles() == ["A", "B", "C"])
  }

  @Test func `a step that fails changes nothing, and announces that its verbs were rolled back`() throws {
    let before = try store.contents()
    var rollBacks = 0
    store.onRollBack = { rollBacks += 1 }
    store.onChange = { _ in Issue.record("nothing has changed") }
    #expect(throws: Stop.self) {
      try store.step("failing") {
        try store.delete([1])
        throw Stop()
      }
    }
    #expect(rollBacks == 1)
    #expect(try store.contents() == before)
    #expect(try commands() == ["add"])
    #expect(throws: RecipeStoreError.noSuchRecipe(9)) { try store.delete([1, 9]) }
    #expect(rollBacks == 1)
  }

  @Test func `a verb that fails inside a step leaves what the others did, and all of that is undone`() throws {
    let before = try store.contents()
    try store.step("in part") {
      try store.setFavorite([1], true)
      #expect(throws: RecipeStoreError.noSuchRecipe(9)) { try store.delete([2, 9]) }
      try store.setFavorite([3], true)
    }
    try store.undo()
    #expect(try store.contents() == before)
  }

  @Test func `what is expanded in the sidebar is no step`() throws {
    try store.setCollectionsHeaderExpanded(false)
    #expect(try commands() == ["add"])
  }

  @Test func `a step that changes nothing keeps what can be done again; any other ends it`() throws {
    try store.setFavorite([1], true)
    try store.undo()
    try store.setFavorite([2], false)
    #expect(try store.redo().steps.map(\.command) == ["favorite"])
    try store.undo()
    try store.setFavorite([2], true)
    #expect(throws: RecipeStoreError.history(.nothingToRedo)) { try store.redo() }
    #expect(try commands() == ["favorite", "add"])
    #expect(try store.history().map(\.id) == [3, 1])
  }
}
