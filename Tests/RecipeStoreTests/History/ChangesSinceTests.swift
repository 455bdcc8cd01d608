import Foundation
import RecipeModel
import RecipeTestSupport
import SQLite
import Testing

@testable import RecipeStore

@Suite struct ChangesSinceTests {
  private let folder: TemporaryFolder
  private let location: StoreLocation
  private let mine: RecipeStore
  private let theirs: RecipeStore

  init() throws {
    folder = try TemporaryFolder()
    location = .file(folder.path("recipes.sqlite"), isDefault: false)
    mine = try RecipeStore(at: location, environment: testEnvironment())
    try mine.add((1...5).map { RecipeDraft(title: "Recipe \($0)", collections: ["A"]) })
    var environment = testEnvironment()
    environment.makeUUID = { UUID() }
    theirs = try RecipeStore(at: location, environment: environment)
  }

  @Test func `each verb of another program is read as it published it`() throws {
    let verbs: [(RecipeStore) throws -> Void] = [
      { try $0.setFavorite([2, 3], true) }, { try $0.add(RecipeDraft(title: "New", collections: ["B"])) },
      { try $0.delete([1]) }, { try $0.move([4], to: .top, in: .library) },
      { try $0.collect([2, 3], into: "B") }, { try $0.uncollect([2], from: "B") },
      { try $0.move([5], to: .top, in: .collection("A")) }, { try $0.renameCollection("A", to: "Z") },
      { try $0.renameCollection("B", to: "Z", isMerging: true) }, { try $0.moveCollection("Z", to: .bottom) },
      { try $0.addCollection("Loved", filter: SavedFilter(.favorites)) },
      { try $0.setFilter(of: "Loved", to: SavedFilter(.recents)) }, { try $0.deleteCollection("Z") },
      { _ = try $0.importDrafts([RecipeDraft(title: "Pie"), RecipeDraft(title: "Tart")]) },
      { try $0.undo() }, { try $0.redo() }, { try $0.undo(3) }, { try $0.redo(2) },
    ]
    for (number, verb) in verbs.enumerated() {
      var published = RecipeChange.none
      theirs.onChange = { published = $0 }
      let mark = try mine.historyMark()
      try verb(theirs)
      let change = try #require(try mine.changes(since: mark), "verb \(number)")
      #expect(change.sorted == published.sorted, "verb \(number)")
    }
  }

  @Test func `several steps come to one change, and what was undone again to none`() throws {
    let mark = try mine.historyMark()
    #expect(try mine.changes(since: mark) == RecipeChange.none)
    try theirs.setFavorite([1], true)
    try theirs.add(RecipeDraft(title: "New"))
    try theirs.update(6, to: RecipeDraft(title: "Newer"))
    try theirs.delete([2])
    #expect(
      try mine.changes(since: mark) == RecipeChange(inserted: [6], updated: [1], deleted: [2], collections: ["A"]))
    try theirs.undo(4)
    #expect(try mine.changes(since: mark) == RecipeChange.none)
    try theirs.redo()
    #expect(try mine.changes(since: mark) == .updated([1]))
  }

  @Test func `what the history does not say in full is not guessed`() throws {
    let mark = try mine.historyMark()
    try theirs.setFavorite([1], true)
    try theirs.undo()
    try theirs.setFavorite([2], true)
    #expect(try mine.changes(since: mark) == nil, "a step that was undone is gone")

    let second = try mine.historyMark()
    theirs.environment.keepsHistory = false
    try theirs.setFavorite([3], true)
    #expect(try mine.changes(since: second) == nil, "a program without a history")
    try theirs.setFavorite([3], true)
    theirs.environment.keepsHistory = true

    let third = try mine.historyMark()
    try theirs.setFavorite([4], true)
    #expect(try mine.changes(since: third) == .updated([4]))
    theirs.historyLimits.steps = 2
    for id in 1...5 { try theirs.update(id, to: RecipeDraft(title: "\(id)")) }
    #expect(try mine.changes(since: third) == nil, "steps are gone")

    let long = String(repeating: "long line of notes\n", count: 40_000)
    let fourth = try mine.historyMark()
    try theirs.update(1, to: RecipeDraft(title: "1", notes: long))
    try theirs.update(1, to: RecipeDraft(title: "1", notes: long + "x"))
    #expect(try mine.changes(since: fourth) == nil, "more than is read")
  }

  @Test func `after a restore nothing is taken for known`() throws {
    let backup = folder.path("backup.sqlite")
    try mine.backUp(to: backup)
    try theirs.setFavorite([1], true)
    let mark = try mine.historyMark()
    _ = try RecipeStore.restore(backup, into: location, environment: testEnvironment())
    #expect(try mine.changes(since: mark) == nil)
    let afterwards = try mine.historyMark()
    #expect(try mine.changes(since: afterwards) == nil, "there is no step to begin with")
    try theirs.setFavorite([2], true)
    #expect(try mine.historyMark().step?.id == mark.step?.id, "numbers are given again after a restore")
    #expect(try mine.changes(since: mark) == nil)
  }

  @Test func `a repair is a change that no step records`() throws {
    let mark = try mine.historyMark()
    try theirs.connection.run("UPDATE library_counts SET recipes = 7")
    let doctor = try Doctor(of: location, environment: testEnvironment())
    #expect(try doctor.repair(doctor.examine()).repaired == ["counts recomputed"])
    #expect(try mine.changes(since: mark) == nil)
  }
}

extension RecipeChange {
  /// The change with everything in one order: what is named first depends on who tells it.
  fileprivate var sorted: RecipeChange {
    RecipeChange(
      inserted: inserted.sorted(), updated: updated.sorted(), deleted: deleted.sorted(), moved: moved.sorted(),
      collections: collections.sorted())
  }
}
