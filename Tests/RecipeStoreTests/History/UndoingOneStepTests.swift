import RecipeKitchen
import RecipeModel
import Testing

@testable import RecipeStore

@Suite struct UndoingOneStepTests {
  private let store: RecipeStore

  init() throws {
    store = try RecipeStore.inMemory(titles: "A", "B", "C")
  }

  private func edit(_ id: Int, _ change: (inout RecipeDraft) -> Void) throws {
    var draft = RecipeDraft(try #require(try store.recipe(with: id)))
    change(&draft)
    try store.update(id, to: draft)
  }

  private func undo(_ step: Int) throws -> HistoryMove { try store.undo(step: step, command: "undo --step \(step)") }

  @Test func `a title is given back although the notes, the heart and the place were changed later`() throws {
    try edit(1) { $0.title = "Z" }
    try edit(1) { $0.notes = "later" }
    try store.setFavorite([1], true)
    try store.move([1], to: .bottom, in: .library)
    try store.collect([1], into: "Soups")
    let move = try undo(2)
    #expect(move.change == .updated([1]))
    #expect(move.steps.map(\.id) == [2] && move.steps.first?.revertedBy == 7)
    let recipe = try #require(try store.recipe(with: 1))
    #expect(recipe.title == "A" && recipe.notes == "later" && recipe.isFavorite && recipe.collections == ["Soups"])
    #expect(try store.titles() == ["B", "C", "A"])
    try store.checkConsistency()
    try store.undo()
    #expect(try store.recipe(with: 1)?.title == "Z")
    try store.undo(6)
    #expect(try store.titles() == [])
  }

  @Test func `what a later step has touched is named, with the step, and stays`() throws {
    try edit(1) { $0.title = "Z" }
    try edit(1) { $0.title = "Y" }
    try edit(1) { $0.title = "Z" }
    let before = try store.dump()
    #expect(
      throws: RecipeStoreError.history(.changedLater(2, "the title of recipe 1", by: 4, command: "edit"))
    ) { try undo(2) }
    #expect(try store.dump() == before)
  }

  @Test func `a recipe stays that a later merge has given a meal`() throws {
    try store.add(RecipeDraft(title: "D"))
    try store.plan([.recipe(1, factor: .one)], on: [store.today], meal: "dinner")
    try store.merge([1], into: 4)
    let before = try store.dump()
    #expect(
      throws: RecipeStoreError.history(.changedLater(2, "a meal of the plan", by: 4, command: "merge"))
    ) { _ = try undo(2) }
    #expect(try store.dump() == before)
    _ = try undo(4)
    #expect(try store.titles() == ["A", "B", "C", "D"])
    _ = try undo(2)
    #expect(try store.titles() == ["A", "B", "C"])
  }

  @Test func `a step that was undone by itself does not block others`() throws {
    try edit(1) { $0.title = "Z" }
    try edit(1) { $0.title = "Y" }
    try edit(2) { $0.title = "Q" }
    _ = try undo(3)
    #expect(throws: RecipeStoreError.history(.isReverted(3, by: 5))) { try undo(3) }
    _ = try undo(2)
    #expect(try store.recipe(with: 1)?.title == "A")
    #expect(try store.history().map(\.revertedBy) == [nil, nil, nil, 5, 6, nil])
  }

  @Test func `undoing what undid a step brings that back`() throws {
    try edit(1) { $0.title = "Z" }
    try edit(2) { $0.title = "Q" }
    _ = try undo(2)
    try edit(2) { $0.title = "P" }
    _ = try undo(4)
    #expect(try store.recipe(with: 1)?.title == "Z")
    #expect(try store.history().map(\.revertedBy) == [nil, nil, 6, nil, nil, nil])
    _ = try undo(2)
    #expect(try store.recipe(with: 1)?.title == "A")
  }

  @Test func `the last step is undone as usual, and can be done again`() throws {
    try edit(1) { $0.title = "Z" }
    try edit(2) { $0.title = "Q" }
    #expect(try undo(3).steps.map(\.isUndone) == [true])
    #expect(throws: RecipeStoreError.history(.isUndone(3))) { try undo(3) }
    #expect(try store.history().count == 3)
    try store.redo()
    #expect(try store.recipe(with: 2)?.title == "Q")
  }

  @Test func `a recipe that was added is taken away if nothing was done with it since`() throws {
    try store.add(RecipeDraft(title: "D", collections: ["Soups"]))
    try store.setFavorite([1], true)
    #expect(try undo(2).change == RecipeChange(deleted: [4], collections: ["Soups"]))
    #expect(try store.collections().isEmpty)
    try store.checkConsistency()
  }

  @Test func `a collection that others have come to meanwhile stays`() throws {
    try store.collect([1], into: "Soups")
    try store.collect([2], into: "Soups")
    #expect(
      throws: RecipeStoreError.history(
        .changedLater(2, "a collection of recipe 2", by: 3, command: "collect"))
    ) { try undo(2) }
  }

  @Test func `a recipe does not return to a collection that is gone`() throws {
    try store.collect([1, 2], into: "Soups")
    try store.uncollect([1], from: "Soups")
    try store.deleteCollection("Soups")
    #expect(
      throws: RecipeStoreError.history(
        .changedLater(3, "the collection \"Soups\"", by: 4, command: "collections delete"))
    ) { try undo(3) }
  }

  @Test func `a deleted recipe is not restored if another one has its UUID`() throws {
    let recipe = RecipeDraft(try #require(try store.recipe(with: 1)))
    try store.delete([1])
    try store.importDrafts([recipe])
    let before = try store.contents()
    #expect(throws: RecipeStoreError.history(.isTaken(2, "another recipe has the UUID of recipe 1"))) { try undo(2) }
    #expect(try store.contents() == before)
  }

  @Test(arguments: [true, false])
  func `a collection does not return to a name that another has by now`(isDeleted: Bool) throws {
    try store.collect([1], into: "Soups")
    if isDeleted { try store.deleteCollection("Soups") } else { try store.renameCollection("Soups", to: "Stews") }
    try store.addCollection("soups")
    let before = try store.contents()
    let refusal = HistoryError.isTaken(3, "another collection is called \"Soups\"")
    #expect(throws: RecipeStoreError.history(refusal)) { try undo(3) }
    #expect(refusal.description.hasSuffix("by itself: another collection is called \"Soups\" now"))
    #expect(try store.contents() == before)
  }

  @Test func `a deletion is undone by itself, with the places in all orders`() throws {
    try store.collect([3, 1, 2], into: "Soups")
    try store.delete([1])
    try edit(2) { $0.title = "Q" }
    _ = try undo(3)
    #expect(try store.titles() == ["A", "Q", "C"])
    #expect(try store.titles(of: .collection("Soups")) == ["C", "A", "Q"])
    try store.checkConsistency()
  }

  @Test func `there must be such a step`() throws {
    #expect(throws: RecipeStoreError.history(.noSuchStep(9))) { try undo(9) }
    #expect(try store.history().count == 1)
  }
}
