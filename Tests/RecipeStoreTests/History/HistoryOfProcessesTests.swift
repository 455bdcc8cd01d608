import Foundation
import RecipeModel
import RecipeTestSupport
import Testing

@testable import RecipeStore

/// One history that several stores share, each with a connection of its own as programs have.
@Suite struct HistoryOfProcessesTests {
  private let folder: TemporaryFolder
  private let location: StoreLocation

  init() throws {
    folder = try TemporaryFolder()
    location = .file(folder.path("recipes.sqlite"), isDefault: false)
  }

  private func open(_ access: StoreAccess = .writing) throws -> RecipeStore {
    try RecipeStore(at: location, access: access, environment: testEnvironment())
  }

  @Test func `what one has done the other undoes and does again, and both see it`() throws {
    let (one, other) = (try open(), try open())
    try one.add(RecipeDraft(title: "A"))
    _ = try other.hasChangedElsewhere()
    try one.setFavorite([1], true)
    #expect(try other.undo().change == .updated([1]))
    #expect(try one.hasChangedElsewhere() == false)
    #expect(try one.recipe(with: 1)?.isFavorite == false)
    try one.redo()
    #expect(try other.recipe(with: 1)?.isFavorite == true)
    try other.setFavorite([1], false)
    #expect(throws: RecipeStoreError.history(.nothingToRedo)) { try one.redo() }
    #expect(try one.history().map(\.id) == [3, 2, 1])
  }

  @Test func `a history survives closing, and numbers go on`() throws {
    try open().add(RecipeDraft(title: "A"))
    try open().setFavorite([1], true)
    try open().undo(2)
    #expect(try open().titles() == [])
    try open().redo(2)
    #expect(try open().recipe(with: 1)?.isFavorite == true)
    try open().undo()
    try open().delete([1])
    #expect(try open().history().map(\.id) == [3, 1])
  }

  @Test func `threads that change, undo and redo one file lose nothing`() async throws {
    try open().add((1...8).map { RecipeDraft(title: "R\($0)") })
    let before = try open().contents()
    let location = location
    try await withThrowingTaskGroup(of: Void.self) { group in
      for worker in 1...4 {
        group.addTask {
          let store = try RecipeStore(at: location, environment: testEnvironment())
          for turn in 0..<25 {
            try store.setFavorite([worker, worker + 4], turn.isMultiple(of: 2))
            if turn % 5 == 4 { _ = try? store.undo() }
            if turn % 10 == 9 { _ = try? store.redo() }
          }
        }
      }
      try await group.waitForAll()
    }
    let store = try open()
    try store.checkConsistency()
    let steps = try store.history()
    let after = try store.contents()
    let count = steps.count { !$0.isUndone }
    try store.undo(count - 1)
    #expect(try store.contents() == before)
    try store.redo(count - 1)
    #expect(try store.contents() == after)
  }

  @Test func `a file that cannot be written shows its history and refuses undo`() throws {
    try open().add(RecipeDraft(title: "A"))
    chmod(folder.path("recipes.sqlite"), 0o400)
    guard access(folder.path("recipes.sqlite"), W_OK) != 0 else { return }
    #expect(try open(.reading).history().map(\.command) == ["add"])
    #expect(try open(.reading).history(of: 1).count == 1)
    #expect(throws: RecipeStoreError.noPermission(folder.path("recipes.sqlite"))) { try open(.changing) }
  }
}
