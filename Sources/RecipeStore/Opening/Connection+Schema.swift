import Migrations
import SQLite

extension Connection {
  /// The reason for which the schema is not one to be used; `nil` if it is the one that our migrations make, or that one
  /// and what other programs may add.
  ///
  /// `trusted_schema` stays on for the triggers of the full-text index, so a trigger or view from elsewhere could run.
  /// Only a schema that differs from ours, byte for byte, is looked at more closely.
  ///
  /// - Parameter applied: How many migrations the database has had.
  func schemaFault(after applied: Int, of migrator: Migrator) throws -> SchemaFault? {
    foreignTables = []
    if applied == 0 { return try schema().isEmpty ? nil : .isNotOurs }
    let found = try ownSchema()
    let isLatest = migrator.migrations.count == Migrations.all.count && applied == Migrations.all.count
    let wanted = isLatest ? Migrations.schema : try Self.model(after: applied, of: migrator).schemaText()
    // Two strings of other bytes can be equal, such as a K and the sign for kelvin.
    let text = Self.text(of: found)
    if text == wanted, text.utf8.count == wanted.utf8.count { return nil }
    guard let others = Self.objects(in: found, besides: wanted), !others.contains(where: \.isAlteredTableOfSQLite)
    else { return .isNotOurs }
    let names = isLatest ? [] : try Self.model(after: migrator.migrations.count, of: migrator).schema().map(\.name)
    let foreign = try ForeignSchema(of: others, reserved: Set(names.map { $0.lowercased() }), on: self)
    foreignTables = foreign.keptTables
    return foreign.refused.first.map { .holds($0) }
  }

  /// Returns the objects that are left when those are taken out whose statements, in this order, are a text; `nil` if it
  /// is not all there.
  private static func objects(in found: [SchemaObject], besides text: String) -> [SchemaObject]? {
    var rest = text.utf8[...]
    var others: [SchemaObject] = []
    for object in found {
      let statement = object.statement.utf8
      if rest.starts(with: statement) {
        rest = rest.dropFirst(statement.count)
        if !rest.isEmpty { rest = rest.dropFirst(separator.utf8.count) }
      } else {
        others.append(object)
      }
    }
    return rest.isEmpty ? others : nil
  }

  /// The statements of the schema by type and name, a blank line between two.
  ///
  /// What SQLite and FTS5 make for themselves is left out, as its wording is that of their versions.
  func schemaText() throws -> String {
    try Self.text(of: ownSchema())
  }

  private static func text(of objects: [SchemaObject]) -> String {
    // To join an array looks for conformances, which takes longer than the rest of the check.
    objects.reduce(into: "") { $0 += ($0.isEmpty ? "" : separator) + $1.statement }
  }

  private static let separator = "\n"

  /// Returns the objects that statements of ours, or of someone who has changed the file, have made.
  func ownSchema() throws -> [SchemaObject] {
    try schema().filter { !$0.isMadeBySQLite }
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

/// The reason for which a schema is not one to be used.
enum SchemaFault: Error {
  /// A part of ours is missing or differs.
  case isNotOurs

  /// Another program has added something that may not be there.
  case holds(ForeignObject)
}

extension RecipeStoreError {
  init(_ fault: SchemaFault, at path: String) {
    self =
      switch fault {
      case .isNotOurs: .notOurDatabase(path)
      case .holds(let object): .holdsForeign(path, object)
      }
  }
}

extension SchemaObject {
  fileprivate var statement: String { sql + ";\n" }

  /// `true` if it is an index of a constraint, one of SQLite's own tables, or a table in which FTS5 keeps its index.
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
  static let tablesMadeBySQLite = [
    table("sqlite_sequence", "CREATE TABLE sqlite_sequence(name,seq)"),
    table("sqlite_stat1", "CREATE TABLE sqlite_stat1(tbl,idx,stat)"),
    table("sqlite_stat4", "CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)"),
    table("recipes_fts_config", "CREATE TABLE 'recipes_fts_config'(k PRIMARY KEY, v) WITHOUT ROWID"),
    table("recipes_fts_data", "CREATE TABLE 'recipes_fts_data'(id INTEGER PRIMARY KEY, block BLOB)"),
    table("recipes_fts_docsize", "CREATE TABLE 'recipes_fts_docsize'(id INTEGER PRIMARY KEY, sz BLOB)"),
    table(
      "recipes_fts_idx", "CREATE TABLE 'recipes_fts_idx'(segid, term, pgno, PRIMARY KEY(segid, term)) WITHOUT ROWID"),
  ]

  /// `true` if it has the name of one of these tables, and is another.
  var isAlteredTableOfSQLite: Bool {
    !isMadeBySQLite && Self.tablesMadeBySQLite.contains { $0.name == name.lowercased() }
  }

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
    try createFunction(SourceFilter.fitsFunction, argumentCount: 2) { call in
      call.returnInt64(SourceFilter(call.text(at: 1)).fits(call.text(at: 0)) ? 1 : 0)
    }
    try createFunction(SourceFilter.placeFunction, argumentCount: 1) { call in
      if let place = SourceFilter.place(of: call.text(at: 0)) { call.returnText(place) }
    }
    try createFunction(ServingsOrder.functionName, argumentCount: 1) { call in
      if let place = ServingsOrder.place(of: call.text(at: 0)) { call.returnInt64(place) }
    }
  }

  /// Defines the functions that released migrations call, and the schema that they make.
  ///
  /// Their names and results never change, whatever columns a recipe has by now: a new database goes through all
  /// migrations. A change of what is hashed takes a migration that computes all hashes again, of all columns that are
  /// hashed then.
  func createMigrationFunctions() throws {
    try createFunction(Ideographs.functionName, argumentCount: 1) { call in
      if let apart = call.withTextBytes(at: 0, Ideographs.apart) {
        call.returnText(apart)
      } else {
        call.returnArgument(at: 0)
      }
    }
    try createHashFunction("content_hash_v1")
    try createHashFunction(RowChecksum.functionName)
  }

  /// - Parameter argumentCount: `nil` for any number.
  private func createHashFunction(_ name: String, argumentCount: Int? = nil) throws {
    try createFunction(name, argumentCount: argumentCount) { call in
      var hash = ContentHash()
      for index in 0..<call.argumentCount { hash.append(call, at: index) }
      call.returnInt64(hash.value)
    }
  }
}
