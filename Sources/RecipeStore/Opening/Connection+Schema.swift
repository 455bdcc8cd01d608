import Migrations
import SQLite

extension Connection {
  /// Whether the database's tables, views, indexes and triggers are those that our migrations make, and no others.
  ///
  /// `trusted_schema` stays on for the triggers of the full-text index, so a trigger or view from elsewhere could run.
  ///
  /// - Parameter applied: How many migrations the database has had.
  func hasSchema(after applied: Int, of migrator: Migrator) throws -> Bool {
    if applied == 0 { return try schema().isEmpty }
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
    try model(after: applied, of: migrator).schemaText()
  }

  /// Returns an empty database as our migrations make it.
  static func model(after applied: Int, of migrator: Migrator) throws -> Connection {
    let connection = try Connection(.memory)
    try connection.createRecipeFunctions()
    let migrations = Array(migrator.migrations.prefix(applied))
    try Migrator(applicationID: migrator.applicationID, migrations: migrations).migrate(connection)
    return connection
  }
}

extension SchemaObject {
  /// Whether it is an index of a constraint, one of SQLite's own tables, or a table in which FTS5 keeps its index.
  ///
  /// Of tables the name alone does not tell: one of the same name may compute its columns.
  var isMadeBySQLite: Bool {
    switch type {
    case "index": sql.isEmpty
    case "table": Self.tablesMadeBySQLite.contains(self)
    default: false
    }
  }

  /// The tables that SQLite and FTS5 make for themselves, in their words, which have been the same since 3.9.
  static let tablesMadeBySQLite: Set<SchemaObject> = [
    table("sqlite_sequence", "CREATE TABLE sqlite_sequence(name,seq)"),
    table("sqlite_stat1", "CREATE TABLE sqlite_stat1(tbl,idx,stat)"),
    table("sqlite_stat4", "CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)"),
    table("recipes_fts_config", "CREATE TABLE 'recipes_fts_config'(k PRIMARY KEY, v) WITHOUT ROWID"),
    table("recipes_fts_data", "CREATE TABLE 'recipes_fts_data'(id INTEGER PRIMARY KEY, block BLOB)"),
    table("recipes_fts_docsize", "CREATE TABLE 'recipes_fts_docsize'(id INTEGER PRIMARY KEY, sz BLOB)"),
    table(
      "recipes_fts_idx", "CREATE TABLE 'recipes_fts_idx'(segid, term, pgno, PRIMARY KEY(segid, term)) WITHOUT ROWID"),
  ]

  private static func table(_ name: String, _ sql: String) -> SchemaObject {
    SchemaObject(type: "table", name: name, tableName: name, sql: sql)
  }
}

extension Connection {
  /// Defines the functions that our triggers, views, migrations and statements call.
  func createRecipeFunctions() throws {
    try createMigrationFunctions()
    try createHashFunction(ContentHash.functionName, argumentCount: RecipeColumn.hashed.count)
    try createFunction(Shuffle.functionName, argumentCount: 2) { call in
      call.returnInt64(Shuffle.key(of: call.int64(at: 1), seed: call.int64(at: 0)))
    }
  }

  /// Defines the functions that released migrations call, and the schema that they make.
  ///
  /// Their names, numbers of arguments and results never change, whatever columns a recipe has by now: a new database
  /// goes through all migrations. A change of what is hashed takes a migration that computes all hashes again, by another
  /// function that is added here.
  func createMigrationFunctions() throws {
    try createFunction(Ideographs.functionName, argumentCount: 1) { call in
      if let apart = call.withTextBytes(at: 0, Ideographs.apart) {
        call.returnText(apart)
      } else {
        call.returnArgument(at: 0)
      }
    }
    try createHashFunction("content_hash_v1", argumentCount: 13)
  }

  private func createHashFunction(_ name: String, argumentCount: Int) throws {
    try createFunction(name, argumentCount: argumentCount) { call in
      var hash = ContentHash()
      for index in 0..<argumentCount { hash.append(call, at: index) }
      call.returnInt64(hash.value)
    }
  }
}
