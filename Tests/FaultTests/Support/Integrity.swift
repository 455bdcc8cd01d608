import Foundation
import SQLite

@testable import RecipeStore

/// What is wrong with a database, told by SQLite and by what must hold between our tables.
enum Integrity {
  /// Returns a line for each problem; a missing file, or one that holds nothing yet, has none.
  static func problems(of path: String) throws -> [String] {
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    let version = try Connection(.file(path)).userVersion()
    let connection = try open(path, version: version)
    guard version > 0 else { return [] }
    var problems = try connection.integrityProblems()
    problems += try connection.query("PRAGMA foreign_key_check") { "a row of \($0.text(at: 0)) refers to no row" }
    do {
      try connection.run("INSERT INTO recipes_fts (recipes_fts, rank) VALUES ('integrity-check', 1)")
    } catch {
      problems.append("the full-text index differs from the recipes")
    }
    if version >= 5 { problems += try connection.alteredRecipes().map { "recipe \($0) differs from what was saved" } }
    problems += try connection.alteredRows(in: LibraryTable.all).map { "\($0.subject) differs from what was saved" }
    if version >= 3 { problems += try connection.query(countProblems) { "\($0.text(at: 0)) is not counted right" } }
    return problems
  }

  /// Opens the file at the version that it says it has, which fails where the schema is another.
  private static func open(_ path: String, version: Int) throws -> Connection {
    let migrator = Migrator(
      applicationID: RecipeStore.applicationID, migrations: Array(RecipeStore.migrator.migrations.prefix(version)))
    return try RecipeStore.open(
      .file(path, isDefault: false), access: .reading, environment: StoreEnvironment(now: { 0 }), migrator: migrator)
  }

  private static let countProblems = """
    SELECT 'the library' FROM library_counts
    WHERE recipes <> (SELECT count(*) FROM recipes) OR favorites <> (SELECT count(*) FROM recipes WHERE is_favorite)
    UNION ALL
    SELECT name FROM collections LEFT JOIN collection_counts ON collection_id = id
    WHERE coalesce(recipes, 0) <> (SELECT count(*) FROM collection_members WHERE collection_members.collection_id = id)
    """
}
