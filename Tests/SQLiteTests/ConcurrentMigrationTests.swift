import RecipeTestSupport
import SQLite
import Testing

/// Programs that start at the same moment.
@Suite struct ConcurrentMigrationTests {
  static let migrator = Migrator(
    Migration(identifier: "v001", sql: "CREATE TABLE log (x INTEGER) STRICT; INSERT INTO log VALUES (1)"),
    Migration(identifier: "v002", sql: "INSERT INTO log VALUES (2)"),
    Migration(identifier: "v003", sql: "INSERT INTO log VALUES (3)"))

  let folder: TemporaryFolder
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("test.sqlite")
  }

  private func expectMigratedOnce() throws {
    let connection = try Connection(.file(path), access: .readOnly)
    #expect(try Self.migrator.applied(on: connection) == ["v001", "v002", "v003"])
    #expect(try connection.query("SELECT x FROM log") { $0.int(at: 0) } == [1, 2, 3])
    #expect(try connection.integrityProblems() == [])
    #expect(try folder.names == ["test.sqlite"])
  }

  @Test func `processes that create one database at once all succeed`() async throws {
    await withTaskGroup { group in
      for _ in 1...4 {
        group.addTask { [path] in
          await #expect(processExitsWith: .success) { [path = path as String] in
            try Self.migrator.open(path)
          }
        }
      }
    }
    try expectMigratedOnce()
  }

  @Test func `who waited for the lock while another migrated finds the work done`() throws {
    let blocker = try Connection(.file(path), access: .create)
    try blocker.execute("BEGIN IMMEDIATE")
    let policy = BusyPolicy(noticeDelay: .zero) {
      #expect(throws: Never.self) {
        try blocker.execute("ROLLBACK")
        try Self.migrator.migrate(blocker)
      }
    }
    let connection = try Connection(.file(path), busyPolicy: policy)
    #expect(try Self.migrator.pending(on: connection).count == 3)
    #expect(try Self.migrator.migrate(connection) { _ in Issue.record("nothing is left to do") } == [])
    try expectMigratedOnce()
  }

  @Test func `who waited while a newer version migrated is refused`() throws {
    let newer = Migrator(.recipes, .servings)
    let blocker = try Connection(.file(path), access: .create)
    try blocker.execute("BEGIN IMMEDIATE")
    let policy = BusyPolicy(noticeDelay: .zero) {
      #expect(throws: Never.self) {
        try blocker.execute("ROLLBACK")
        try newer.migrate(blocker)
      }
    }
    let connection = try Connection(.file(path), busyPolicy: policy)
    #expect(throws: MigrationError.newerDatabase(version: 2, known: 1)) { try Migrator(.recipes).migrate(connection) }
    #expect(try newer.applied(on: blocker) == ["v001_create_recipes", "v002_add_servings"])
  }
}
