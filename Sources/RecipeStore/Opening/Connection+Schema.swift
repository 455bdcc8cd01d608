import Migrations
import SQLite

extension Connection {
  /// Whether the database's tables, views, indexes and triggers are those that our migrations make, and no others.
  ///
  /// `trusted_schema` stays on for the triggers of the full-text index, so a trigger or view from elsewhere could run.
  ///
  /// - Parameter applied: How many migrations the database has had.
  func hasSchema(after applied: Int, of migrator: Migrator) throws -> Bool {
    if applied == 0 { return true }
    let isLatest = migrator.migrations.count == Migrations.all.count && applied == Migrations.all.count
    return try schemaText() == (isLatest ? Migrations.schema : Self.schemaText(after: applied, of: migrator))
  }

  /// The statements of the schema by type and name, a blank line between two.
  ///
  /// What SQLite and FTS5 make for themselves is left out, as its wording is that of their versions.
  func schemaText() throws -> String {
    try ownSchema().map { $0.sql + ";\n" }.joined(separator: "\n")
  }

  /// What statements of ours, or of somebody who has changed the file, have made.
  func ownSchema() throws -> [SchemaObject] {
    try schema().filter { !$0.isMadeBySQLite }
  }

  private static func schemaText(after applied: Int, of migrator: Migrator) throws -> String {
    let connection = try Connection(.memory)
    try connection.createRecipeFunctions()
    let migrations = Array(migrator.migrations.prefix(applied))
    try Migrator(applicationID: migrator.applicationID, migrations: migrations).migrate(connection)
    return try connection.schemaText()
  }
}

extension SchemaObject {
  /// Whether it is an index of a constraint, one of SQLite's own tables, or a table in which FTS5 keeps its index.
  fileprivate var isMadeBySQLite: Bool {
    switch type {
    case "index": sql.isEmpty
    case "table": Self.tablesMadeBySQLite.contains(name)
    default: false
    }
  }

  private static let tablesMadeBySQLite = [
    "sqlite_sequence", "sqlite_stat1", "sqlite_stat4",
    "recipes_fts_config", "recipes_fts_data", "recipes_fts_docsize", "recipes_fts_idx",
  ]
}
