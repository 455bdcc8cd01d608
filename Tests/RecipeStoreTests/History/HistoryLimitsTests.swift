import RecipeModel
import SQLite
import Testing

@testable import RecipeStore

@Suite struct HistoryLimitsTests {
  private let store: RecipeStore

  init() throws {
    store = try RecipeStore.inMemory(titles: "A", "B")
  }

  private func pieces() throws -> [Int] {
    try store.connection.query("SELECT DISTINCT step_id FROM history_pieces ORDER BY 1 DESC") { $0.int(at: 0) }
  }

  @Test func `the oldest step leaves when so many numbers have been given after its own`() throws {
    store.historyLimits.steps = 5
    for turn in 0..<20 {
      try store.setFavorite([1], turn.isMultiple(of: 2))
      let ids = try store.history().map(\.id)
      #expect(ids == Array((max(1, turn - 2)...turn + 2).reversed()))
      #expect(try pieces() == ids)
    }
    try store.undo(5)
    #expect(throws: RecipeStoreError.history(.nothingToUndo)) { try store.undo() }
  }

  @Test func `the oldest steps leave when all take more room than they may, the newest never`() throws {
    store.historyLimits.bytes = 10_000
    let notes = String(repeating: "n", count: 3000)
    for turn in 0..<10 {
      try store.update(1, to: RecipeDraft(title: "A", notes: "\(turn)\(notes)"))
      let size = try store.connection.first("SELECT sum(size) FROM history_steps") { $0.int(at: 0) }!
      #expect(size <= 10_000)
    }
    #expect(try store.history().count == 1)
    try store.importDrafts((0..<50).map { RecipeDraft(title: "\($0)", notes: notes) })
    #expect(try store.history().map(\.command) == ["import"])
    try store.undo()
    #expect(try store.titles() == ["A", "B"])
    try store.setFavorite([2], true)
    #expect(try store.history().map(\.command) == ["favorite"])
  }

  @Test func `the size of a step is the sum of its chunks`() throws {
    try store.collect([1, 2], into: "Soups")
    try store.undo()
    try store.delete([1])
    let wrong = try store.connection.query(
      """
      SELECT id FROM history_steps AS step
      WHERE size <> (SELECT sum(length(content)) FROM history_pieces WHERE step_id = step.id)
        OR total_size <> (SELECT sum(size) FROM history_steps AS earlier WHERE earlier.id <= step.id)
      """
    ) { $0.int(at: 0) }
    #expect(wrong == [])
  }
}
