import Foundation
import RecipeModel
import RecipeTestSupport
import SQLite
import Testing

@testable import RecipeStore

/// Plain tables and indexes that another program has added: they stay, and the library is used as before.
@Suite struct KeptSchemaTests {
  private let folder: TemporaryFolder
  private let path: String
  private let location: StoreLocation
  private let environment = testEnvironment()

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("recipes.sqlite")
    location = .file(path, isDefault: false)
    let store = try open()
    try store.add([
      RecipeDraft(title: "Tomato soup", ingredients: "salt", notes: "Freezes well.", collections: ["Soups"]),
      RecipeDraft(title: "Stew"),
    ])
    try store.setFavorite([1], true)
  }

  private func open() throws -> RecipeStore {
    try RecipeStore(at: location, environment: environment)
  }

  private func alter(_ script: String) throws {
    let connection = try Connection(.file(path))
    try connection.createRecipeFunctions()
    connection.enforcesForeignKeys = false
    try connection.withWritableSchema { try connection.execute(script) }
  }

  private func doctor() throws -> Doctor { try Doctor(of: location, environment: testEnvironment()) }

  /// The objects that are not ours, with the rows of the tables.
  private func others(in connection: Connection) throws -> [String] {
    let objects = try connection.schema().filter { $0.sql.contains("*/") || $0.name.hasPrefix("_litestream") }
    return try objects.flatMap { object in
      let rows =
        object.type == "table"
        ? try connection.query("SELECT * FROM \(object.name.asIdentifier)") { row in
          (0..<row.columnCount).map { row.text(at: $0) }.joined(separator: "|")
        } : []
      return [object.sql] + rows
    }
  }

  static let additions = [
    // As Litestream 0.5 makes them.
    """
    CREATE TABLE _litestream_seq (id INTEGER PRIMARY KEY, seq INTEGER); INSERT INTO _litestream_seq VALUES (1, 7);
    CREATE TABLE _litestream_lock (id INTEGER)
    """,
    // As `sqlite-utils create-index` does.
    "CREATE INDEX [idx_recipes_servings] ON [recipes] ([servings] /**/)",
    "CREATE INDEX \"a \"\"name\" /**/ ON recipes (notes COLLATE NOCASE DESC, title)",
    "CREATE TABLE \"select \"\"from\" /**/ (id TEXT PRIMARY KEY, x TEXT UNIQUE) STRICT",
    "CREATE TABLE pairs (a, b, PRIMARY KEY (a, b) /**/) WITHOUT ROWID; INSERT INTO pairs VALUES (1, 'x'), (2, 'y')",
    // A counter of its own at the end of its range, a row that its CHECK would refuse, and a reference to nothing.
    """
    CREATE TABLE notes (
      id INTEGER PRIMARY KEY AUTOINCREMENT /**/, text TEXT DEFAULT (hex(randomblob(4))), parent INTEGER REFERENCES notes
    );
    INSERT INTO notes VALUES (\(Int.max), 'mine', 5);
    CREATE UNIQUE INDEX notes_by_text ON notes (text);
    UPDATE sqlite_schema SET sql = replace(sql, 'text TEXT', 'text TEXT CHECK (unknown_here(text))') WHERE name = 'notes'
    """,
    // Of a key that no row of the other table could ever meet.
    "CREATE TABLE a (x) ; CREATE TABLE b (y REFERENCES a (x) /**/); INSERT INTO b VALUES (3)",
  ]

  @Test(arguments: additions)
  func `what another program keeps for itself stays through every change, and is noted`(script: String) throws {
    try alter(script)
    let kept = try others(in: Connection(.file(path)))
    #expect(!kept.isEmpty)

    let checks = try doctor().examine()
    #expect(checks.allSatisfy { $0.isOK }, "\(checks.filter { !$0.isOK })")
    #expect(checks[0].notes.dropFirst().contains { $0.contains("of other programs, left alone: ") })
    #expect(try doctor().repair(checks).repaired == [])

    let store = try open()
    try store.add(RecipeDraft(title: "Bread", collections: ["New"]))
    try store.delete([1])
    try store.rate([2], 4)
    try store.undo(5)
    #expect(try store.titles() == [])
    try store.redo(5)
    #expect(try store.titles() == ["Stew", "Bread"])
    #expect(try store.history().count == 5)
    try store.checkFullText()
    #expect(try others(in: store.connection) == kept)

    let copy = folder.path("copy.sqlite")
    try store.backUp(to: copy)
    #expect(try others(in: Connection(.file(copy))) == kept)
    let target = StoreLocation.file(folder.path("new.sqlite"), isDefault: false)
    _ = try RecipeStore.restore(copy, into: target, environment: testEnvironment())
    let restored = try RecipeStore(at: target, environment: testEnvironment())
    #expect(try restored.titles() == ["Stew", "Bread"])
    #expect(try others(in: restored.connection) == kept)
  }

  @Test(arguments: additions)
  func `a library is brought up to date next to what another program keeps for itself`(script: String) throws {
    try open().makeOlder(after: 9)
    try alter(script)
    let kept = try others(in: Connection(.file(path)))
    let store = try open()
    #expect(try store.connection.userVersion() == RecipeStore.migrator.migrations.count)
    #expect(try others(in: store.connection) == kept)
    #expect(try store.titles() == ["Tomato soup", "Stew"])
    #expect(try doctor().examine().allSatisfy { $0.isOK })
  }

  @Test func `a table under a name that a migration needs is named before anything is migrated`() throws {
    try open().makeOlder(after: 9)
    try alter("CREATE TABLE Pantry (food)")
    let altered = try Data(contentsOf: URL(filePath: path))
    do {
      _ = try open()
      Issue.record("it was opened")
    } catch let error as RecipeStoreError {
      #expect(
        error.description
          == "\(path.quotedPath()) has the table \"Pantry\" of another program, which has a name that this program needs"
      )
    }
    #expect(try Data(contentsOf: URL(filePath: path)) == altered)
  }

  @Test func `damage to an index of another program is found, and repaired with ours`() throws {
    try alter("CREATE TABLE notes (text); CREATE INDEX by_text ON notes (text); INSERT INTO notes VALUES ('a'), ('b')")
    try alter(
      """
      UPDATE sqlite_schema SET sql = 'CREATE INDEX by_text ON notes (text DESC)' WHERE name = 'by_text';
      DROP TRIGGER recipes_fts_insert
      """)
    let checks = try doctor().examine()
    let report = try doctor().repair(checks)
    #expect(
      report.repaired.filter { $0.contains("index") } == [
        "indexes rebuilt", "indexes of other programs rebuilt", "full-text index rebuilt",
      ])
    #expect(report.checks.allSatisfy { $0.isOK })
    _ = try open()
  }

  @Test func `a fix of what may not be there leaves what may`() throws {
    try alter(
      """
      CREATE TABLE notes (text); CREATE INDEX by_text ON notes (text); CREATE INDEX by_notes ON recipes (notes);
      CREATE TRIGGER evil AFTER DELETE ON recipes BEGIN DELETE FROM notes; END; CREATE INDEX evil ON recipes (hex(notes))
      """)
    let report = try doctor().repair(doctor().examine())
    #expect(
      report.repaired == [
        "trigger evil removed, which this program did not create",
        "index evil removed, which this program did not create",
      ])
    #expect(
      report.checks[0].notes.dropFirst() == [
        "table of other programs, left alone: notes", "2 indexes of other programs, left alone: by_notes, by_text",
      ])
    _ = try open()
  }

  @Test func `a thousand tables of another program are counted`() throws {
    try alter((1...1000).map { "CREATE TABLE t\($0) (x);" }.joined())
    #expect(try open().titles() == ["Tomato soup", "Stew"])
    #expect(
      try doctor().examine()[0].notes.last
        == "1000 tables of other programs, left alone: t1, t10, t100, t1000, t101 and 995 more")
  }

  @Test func `ANALYZE and WAL mode are left by other programs without harm`() throws {
    try alter("ANALYZE; PRAGMA journal_mode = WAL; CREATE TABLE notes (text)")
    let store = try open()
    #expect(try store.titles() == ["Tomato soup", "Stew"])
    #expect(try store.undo().steps.count == 1)
  }

  @Test func `tables that a backup lacks are named by its restore, and are in the file that is kept`() throws {
    let copy = folder.path("copy.sqlite")
    try open().backUp(to: copy)
    try alter("CREATE TABLE \"my notes\" (text); INSERT INTO \"my notes\" VALUES ('mine')")
    let restoration = try RecipeStore.restore(copy, into: location, environment: testEnvironment())
    #expect(restoration.foreignTables == ["my notes"])
    let before = try Connection(.file(restoration.backup!))
    #expect(try before.query("SELECT text FROM \"my notes\"") { $0.text(at: 0) } == ["mine"])
    #expect(try RecipeStore.restore(copy, into: location, environment: testEnvironment()).foreignTables == [])
  }
}
