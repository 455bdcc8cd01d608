import Foundation
import RecipeTestSupport
import SQLite
import Testing

/// Databases that are not ours to touch: each is refused for its own reason, and stays byte for byte what it was.
@Suite struct MigratorRefusalTests {
  let folder: TemporaryFolder
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("test.sqlite")
  }

  /// Makes a database with `sql`, and expects that opening it with `migrator` throws `error` and writes nothing.
  private func expectRefusal(
    of sql: String, by migrator: Migrator = Migrator(.recipes, .servings), _ error: MigrationError,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try Connection(.file(path), access: .create).execute(sql)
    let before = try folder.contents(of: "test.sqlite")
    for access in [Connection.Access.readOnly, .readWrite, .create] {
      #expect(throws: error, sourceLocation: sourceLocation) { try migrator.open(path, access: access) }
    }
    #expect(try folder.contents(of: "test.sqlite") == before, sourceLocation: sourceLocation)
    #expect(try folder.names == ["test.sqlite"], sourceLocation: sourceLocation)
  }

  @Test func `another program's database`() throws {
    try expectRefusal(
      of: "PRAGMA application_id = 8; CREATE TABLE recipes (x INTEGER)", .foreignDatabase(applicationID: 8))
  }

  @Test func `another program's database in WAL mode`() throws {
    try expectRefusal(
      of: "PRAGMA journal_mode = WAL; PRAGMA application_id = -8; CREATE TABLE recipes (x INTEGER)",
      .foreignDatabase(applicationID: -8))
  }

  @Test func `a database with tables and no application id`() throws {
    try expectRefusal(of: "CREATE TABLE recipes (x INTEGER)", .foreignDatabase(applicationID: 0))
  }

  @Test func `a database in WAL mode with no application id`() throws {
    try expectRefusal(
      of: "PRAGMA journal_mode = WAL; CREATE TABLE recipes (x INTEGER)", .foreignDatabase(applicationID: 0))
  }

  @Test func `a newer database, with both versions`() throws {
    try Migrator(.recipes, .servings, .uniqueTitles).open(path)
    try expectRefusal(of: "", .newerDatabase(version: 3, known: 2))
  }

  @Test func `an edited migration, by name`() throws {
    try Migrator(.recipes, .servings).open(path)
    let edited = Migration(identifier: Migration.servings.identifier, sql: Migration.servings.sql + " -- changed")
    try expectRefusal(
      of: "", by: Migrator(.recipes, edited, .uniqueTitles), .editedMigration(identifier: "v002_add_servings"))
  }

  @Test func `a migration that is not the known one in its place, by name`() throws {
    try Migrator(.recipes, .servings).open(path)
    try expectRefusal(
      of: "", by: Migrator(.recipes, .uniqueTitles, .servings), .unknownMigration(identifier: "v002_add_servings"))
  }

  @Test(arguments: [-1, 0, 1])
  func `a version that the records do not bear out`(version: Int) throws {
    try Migrator(.recipes, .servings).open(path)
    try expectRefusal(of: "PRAGMA user_version = \(version)", .inconsistentVersion(version: version, applied: 2))
  }

  @Test func `our mark without our records`() throws {
    try expectRefusal(
      of: "PRAGMA application_id = 7; PRAGMA user_version = 1; CREATE TABLE t (x INTEGER)",
      .inconsistentVersion(version: 1, applied: 0))
  }

  @Test func `a text file and a folder are SQLite's to refuse`() throws {
    try folder.write(Data("Tomato soup\n".utf8), to: "recipe.txt")
    let text = #expect(throws: SQLiteError.self) { try Migrator(.recipes).open(folder.path("recipe.txt")) }
    #expect(text?.code == .notADatabase)
    #expect(try folder.contents(of: "recipe.txt") == Data("Tomato soup\n".utf8))
    let folderError = #expect(throws: SQLiteError.self) { try Migrator(.recipes).open(folder.url.path) }
    #expect(folderError?.code == .cannotOpenFolder)
  }

  @Test func `our own database stays in WAL mode while another connection is open`() throws {
    let first = try Migrator(.recipes).open(path)
    try first.execute("PRAGMA journal_mode = WAL; INSERT INTO recipes (title) VALUES ('Stew')")
    let second = try Migrator(.recipes).open(path)
    try second.leaveWriteAheadLog()
    #expect(try second.first("PRAGMA journal_mode") { $0.text(at: 0) } == "wal")
    try second.run("INSERT INTO recipes (title) VALUES ('Soup')")
    #expect(try first.query("SELECT title FROM recipes") { $0.text(at: 0) } == ["Stew", "Soup"])
  }

  @Test func `our own database leaves WAL mode`() throws {
    try Migrator(.recipes).open(path).execute("PRAGMA journal_mode = WAL")
    let connection = try Migrator(.recipes).open(path)
    try connection.leaveWriteAheadLog()
    #expect(try connection.first("PRAGMA journal_mode") { $0.text(at: 0) } == "delete")
    #expect(try folder.names == ["test.sqlite"])
  }
}
