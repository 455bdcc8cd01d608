import Foundation
import RecipeTestSupport
import SQLite
import Testing

@Suite struct MigratorTests {
  let folder: TemporaryFolder
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("test.sqlite")
  }

  @Test(arguments: [Opening.memory, .file])
  func `a new database gets every migration and is marked as ours`(opening: Opening) throws {
    try opening.withConnection("") { connection in
      let migrator = Migrator(.recipes, .servings)
      let pendingBefore = try migrator.pending(on: connection)
      #expect(pendingBefore == [.recipes, .servings])
      let applied = try migrator.migrate(connection)
      #expect(applied == ["v001_create_recipes", "v002_add_servings"])
      let recorded = try migrator.applied(on: connection)
      #expect(recorded == applied)
      let pendingAfter = try migrator.pending(on: connection)
      #expect(pendingAfter == [])
      let marks = try (connection.applicationID(), connection.userVersion())
      #expect(marks == (7, 2))
      #expect(connection.enforcesForeignKeys)
    }
  }

  @Test func `an empty file is a new database`() throws {
    try folder.write(Data(), to: "test.sqlite")
    let connection = try Migrator(.recipes).open(path)
    #expect(try connection.userVersion() == 1)
  }

  @Test func `applied twice is applied once`() throws {
    try Migrator(.recipes, .servings).open(path)
    let before = try folder.contents(of: "test.sqlite")
    let connection = try Connection(.file(path))
    #expect(try Migrator(.recipes, .servings).migrate(connection) == [])
    #expect(try folder.contents(of: "test.sqlite") == before)
  }

  @Test func `a database with content gets what is new, and keeps its content`() throws {
    let old = try Migrator(.recipes).open(path)
    try old.execute("INSERT INTO recipes (title) VALUES ('Soup'); INSERT INTO notes (recipe_id) VALUES (1)")
    let connection = try Connection(.file(path))
    let migrator = Migrator(.recipes, .servings, .uniqueTitles)
    #expect(try migrator.migrate(connection) == ["v002_add_servings", "v003_make_titles_unique"])
    #expect(try connection.query("SELECT title FROM recipes") { $0.text(at: 0) } == ["Soup"])
    #expect(connection.enforcesForeignKeys)
    #expect(throws: SQLiteError.self) { try connection.run("INSERT INTO notes (recipe_id) VALUES (99)") }
  }

  @Test func `the same migrations make the same schema, at once or one by one`() throws {
    let atOnce = try Connection(.memory)
    try Migrator(.recipes, .servings, .uniqueTitles).migrate(atOnce)
    try Migrator(.recipes).open(path)
    try Migrator(.recipes, .servings).open(path)
    let oneByOne = try Migrator(.recipes, .servings, .uniqueTitles).open(path)
    #expect(try atOnce.schema() == oneByOne.schema())
    #expect(
      try atOnce.schema().map(\.name) == [
        "sqlite_autoindex_migrations_1", "sqlite_autoindex_recipes_1", "migrations", "notes", "recipes",
      ])
  }

  @Test func `a migration that fails changes nothing, and the ones before it stay`() throws {
    let failing = Migration(
      identifier: "v003_fail", sql: "CREATE TABLE gone (x INTEGER) STRICT;\nINSERT INTO gone VALUES (missing)")
    try Migrator(.recipes).open(path)
    let connection = try Connection(.file(path))
    let error = #expect(throws: MigrationError.self) {
      try Migrator(.recipes, .servings, failing).migrate(connection)
    }
    let inner = SQLiteError(code: .error, message: "no such column: missing", sql: failing.sql, offset: 63)
    #expect(error == .failedMigration(identifier: "v003_fail", inner))
    #expect(!connection.isInTransaction)
    #expect(connection.enforcesForeignKeys)
    #expect(try connection.userVersion() == 2)
    #expect(try Migrator(.recipes, .servings).applied(on: connection) == ["v001_create_recipes", "v002_add_servings"])
    #expect(try !connection.schema().map(\.name).contains("gone"))
    #expect(try folder.names == ["test.sqlite"])
  }

  @Test(arguments: ["COMMIT", "ROLLBACK", "END; BEGIN", "SAVEPOINT s", "ATTACH ':memory:' AS other", "VACUUM INTO 'x'"])
  func `a migration that would leave its transaction is refused whole`(statement: String) throws {
    let leaving = Migration(
      identifier: "v002_leave",
      sql: "CREATE TABLE gone (x INTEGER) STRICT; \(statement); CREATE TABLE later (x INTEGER)")
    try Migrator(.recipes).open(path)
    let before = try folder.contents(of: "test.sqlite")
    #expect(throws: MigrationError.self) { try Migrator(.recipes, leaving).open(path) }
    #expect(try folder.contents(of: "test.sqlite") == before)
    #expect(try folder.names == ["test.sqlite"])
  }

  @Test func `a first migration that fails leaves an empty file`() throws {
    #expect(throws: MigrationError.self) { try Migrator(Migration(identifier: "v001_fail", sql: "x")).open(path) }
    #expect(try folder.contents(of: "test.sqlite").isEmpty)
    #expect(try folder.names == ["test.sqlite"])
  }

  @Test func `a migration that breaks a foreign key is undone`() throws {
    let orphaning = Migration(identifier: "v002_orphan", sql: "DELETE FROM recipes")
    let old = try Migrator(.recipes).open(path)
    try old.execute("INSERT INTO recipes (title) VALUES ('Soup'); INSERT INTO notes (recipe_id) VALUES (1)")
    let before = try folder.contents(of: "test.sqlite")
    let error = #expect(throws: MigrationError.self) { try Migrator(.recipes, orphaning).open(path) }
    #expect(error == .brokenForeignKey(identifier: "v002_orphan", table: "notes"))
    #expect(try folder.contents(of: "test.sqlite") == before)
  }

  @Test func `line ends do not make a migration another one`() throws {
    let lines = "CREATE TABLE t (\n  x INTEGER\n) STRICT;\n"
    try Migrator(Migration(identifier: "a", sql: lines)).open(path)
    let windows = Migration(identifier: "a", sql: lines.replacing("\n", with: "\r\n"))
    #expect(try Migrator(windows).applied(on: Connection(.file(path))) == ["a"])
  }

  @Test func `the backup is asked for once, under the lock, and before anything changes`() throws {
    let connection = try Connection(.file(path), access: .create)
    try Migrator(.recipes).migrate(connection) { _ in Issue.record("a new database needs no backup") }
    try connection.run("INSERT INTO recipes (title) VALUES ('Soup')")
    var asked: [String] = []
    try Migrator(.recipes, .servings, .uniqueTitles).migrate(connection) { next in
      asked.append(next.identifier)
      let other = try Connection(.file(path), busyPolicy: BusyPolicy(timeout: .zero))
      let error = #expect(throws: SQLiteError.self) { try other.run("INSERT INTO recipes (title) VALUES ('Late')") }
      #expect(error?.code == .busy)
      try other.backUp(to: folder.path("backup.sqlite"))
    }
    #expect(asked == ["v002_add_servings"])
    let backup = try Connection(.file(folder.path("backup.sqlite")), access: .readOnly)
    #expect(try Migrator(.recipes).applied(on: backup) == ["v001_create_recipes"])
    #expect(try backup.query("SELECT title FROM recipes") { $0.text(at: 0) } == ["Soup"])
  }

  @Test func `no migration without its backup`() throws {
    struct DiskFull: Error {}
    try Migrator(.recipes).open(path)
    let before = try folder.contents(of: "test.sqlite")
    #expect(throws: DiskFull.self) {
      try Migrator(.recipes, .servings).migrate(Connection(.file(path))) { _ in throw DiskFull() }
    }
    #expect(try folder.contents(of: "test.sqlite") == before)
  }
}
