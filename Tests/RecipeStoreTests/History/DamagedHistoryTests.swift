import RecipeModel
import RecipeTestSupport
import SQLite
import Testing

@testable import RecipeStore

/// Steps of which bits have flipped, pieces are gone, or that somebody has made to harm.
@Suite struct DamagedHistoryTests {
  private let folder: TemporaryFolder
  private let location: StoreLocation
  private let store: RecipeStore

  init() throws {
    folder = try TemporaryFolder()
    location = .file(folder.path("recipes.sqlite"), isDefault: false)
    store = try RecipeStore(at: location, environment: testEnvironment())
    try store.add([RecipeDraft(title: "A"), RecipeDraft(title: "B")])
    try store.update(1, to: RecipeDraft(title: "Title"))
    try store.setFavorite([2], true)
  }

  /// What happens to the second step.
  enum Damage: CaseIterable {
    case flippedBits, nothingLeft, halfLeft, underAnotherNumber
    /// It ends within the header of a table, its checksum is right, and SQLite 3.40.1 would read on for ever.
    case endless

    var script: String {
      switch self {
      case .flippedBits:
        """
        UPDATE history_pieces SET content = CAST(replace(CAST(content AS TEXT), 'Title', 'Tutle') AS BLOB)
        WHERE step_id = 2
        """
      case .nothingLeft: "DELETE FROM history_pieces WHERE step_id = 2"
      case .halfLeft: "UPDATE history_pieces SET content = substr(content, 1, 20) WHERE step_id = 2"
      case .underAnotherNumber: "UPDATE history_pieces SET piece = 2 WHERE step_id = 2"
      case .endless:
        """
        UPDATE history_pieces SET content = x'541101000000', checksum = \(Checksum.of([0x54, 0x11, 1, 0, 0, 0]))
        WHERE step_id = 2;
        UPDATE history_steps SET size = 6 WHERE id = 2
        """
      }
    }
  }

  private func checks() throws -> [DoctorCheck] {
    try Doctor(of: location, environment: testEnvironment()).examine().filter { !$0.isOK }
  }

  @Test(arguments: Damage.allCases)
  func `a damaged step is not undone, doctor names it, and repairing drops it with those that depend on it`(
    damage: Damage
  ) throws {
    try store.connection.execute(damage.script)
    try store.undo()
    let before = try store.contents()
    #expect(throws: RecipeStoreError.damaged(location.path)) { try store.undo() }
    #expect(throws: RecipeStoreError.damaged(location.path)) { try store.undo(step: 2, command: "undo --step 2") }
    #expect(try store.contents() == before)
    try store.redo()

    let checks = try checks()
    #expect(checks.map(\.part) == [.history])
    #expect(checks.first?.problems == ["step 2 cannot be read: edit"])
    let doctor = try Doctor(of: location, environment: testEnvironment())
    #expect(
      try doctor.repair(checks).repaired == [
        "2 steps of the history removed, unreadable or dependent on an unreadable one"
      ]
    )
    #expect(try self.checks().isEmpty)
    #expect(try store.history().map(\.id) == [3])
    try store.undo()
    #expect(throws: RecipeStoreError.history(.nothingToUndo)) { try store.undo() }
  }

  @Test func `undone steps that depend on a damaged one are removed`() throws {
    try store.undo(3)
    try store.connection.execute(Damage.nothingLeft.script)
    try store.redo()
    #expect(throws: RecipeStoreError.damaged(location.path)) { try store.redo() }
    #expect(throws: RecipeStoreError.damaged(location.path)) { try store.redo(2) }
    let doctor = try Doctor(of: location, environment: testEnvironment())
    _ = try doctor.repair(doctor.examine())
    #expect(try store.history().map(\.id) == [1])
    #expect(throws: RecipeStoreError.history(.nothingToRedo)) { try store.redo() }
  }
}
