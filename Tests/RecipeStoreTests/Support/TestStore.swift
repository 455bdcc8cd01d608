import Foundation
import RecipeModel
import SQLite

@testable import RecipeStore

/// A day in the life of all tests: 21 November 2026, 12:00 UTC.
let noon = 1_795_262_400

/// An environment that decides everything: the clock stands still, UUIDs count up, local time is UTC.
func testEnvironment(now: Int = noon) -> StoreEnvironment {
  var count: UInt32 = 0
  return StoreEnvironment(
    now: { now }, timeZone: .utc,
    makeUUID: {
      count += 1
      let low = UInt8(truncatingIfNeeded: count), high = UInt8(truncatingIfNeeded: count >> 8)
      return UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, high, low))
    })
}

extension RecipeStore {
  /// A store in memory with a recipe for each title, whose identifiers are 1, 2, 3 and so on.
  static func inMemory(titles: String...) throws -> RecipeStore {
    let store = try RecipeStore(at: .memory, environment: testEnvironment())
    try store.add(titles.map { RecipeDraft(title: $0) })
    return store
  }

  /// Everything that the database says, in SQL's own words: rows of all tables, and the schema.
  func dump() throws -> String {
    let tables = [
      "SELECT * FROM recipes ORDER BY id", "SELECT * FROM collections ORDER BY id",
      "SELECT * FROM collection_members ORDER BY recipe_id, collection_id",
      "SELECT * FROM sqlite_sequence ORDER BY name",
      "SELECT type, name, sql FROM sqlite_schema ORDER BY type, name",
      "SELECT id, hex(block) FROM recipes_fts_data ORDER BY id",
    ]
    return try tables.map { table in
      try connection.query(table) { row in
        (0..<row.columnCount).map { row.text(at: $0) }.joined(separator: "|")
      }.joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  /// Takes out what came after so many migrations.
  func makeOlder(after count: Int) throws {
    let older = Set(try Connection.model(after: count, of: RecipeStore.migrator).ownSchema().map(\.name))
    // The indexes of a table leave with it.
    for type in ["table", "index"] {
      for object in try connection.ownSchema() where object.type == type && !older.contains(object.name) {
        try connection.execute("PRAGMA foreign_keys = OFF; DROP \(type) \(object.name)")
      }
    }
    for table in LibraryTable.all where table.hasChecksumsAdded(after: count) && older.contains(table.name) {
      try connection.execute("ALTER TABLE \(table.name) DROP COLUMN checksum")
    }
    if count < 17, older.contains("aisles") { try connection.execute("DELETE FROM aisles WHERE id = 1000") }
    try connection.execute("DELETE FROM migrations WHERE version > \(count); PRAGMA user_version = \(count)")
    try connection.run("UPDATE history_steps SET schema_version = ?1", count)
  }

  /// Checks that the index holds exactly the texts of the recipes.
  func checkFullText() throws {
    try connection.run("INSERT INTO recipes_fts (recipes_fts, rank) VALUES ('integrity-check', 1)")
  }

  /// How many rows `body` writes besides the history, which is not kept meanwhile.
  func rowsWritten(by body: () throws -> Void) rethrows -> Int {
    environment.keepsHistory = false
    defer { environment.keepsHistory = StoreEnvironment.canKeepHistory }
    let before = connection.totalChanges
    try body()
    let written = connection.totalChanges - before
    // The number of a step that is left out takes a row deleted and a row inserted.
    return written > 0 ? written - 2 : 0
  }

  /// What a search finds, best match first.
  func search(_ words: String, in query: RecipeQuery = .all) throws -> [SearchResult] {
    var results: [SearchResult] = []
    try search(words, in: query) { results.append($0) }
    return results
  }

  /// The titles of a list, in its order.
  func titles(of query: RecipeQuery = .all) throws -> [String] {
    try listRows(of: query).map(\.title)
  }
}

/// The folder of the package.
let packageFolder = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
