/// A table, index, trigger or view, as the database describes it.
///
/// Two databases that were made by the same statements have equal objects.
///
/// - Source: sqlite.org/schematab.html.
package struct SchemaObject: Hashable, Sendable {
  /// `table`, `index`, `trigger` or `view`.
  package let type: String

  package let name: String

  /// The table that it belongs to; its own name for a table.
  package let tableName: String

  /// The statement that makes it, in which CR LF is LF; empty for the indexes that SQLite makes by itself.
  package let sql: String

  package init(type: String, name: String, tableName: String, sql: String) {
    (self.type, self.name, self.tableName, self.sql) = (type, name, tableName, sql)
  }

  package var isVirtualTable: Bool { type == "table" && sql.hasPrefix("CREATE VIRTUAL TABLE") }
}

extension Connection {
  /// All objects of the database, by type and name.
  ///
  /// Cheap: SQLite has read them already, to be able to run this.
  package func schema() throws -> [SchemaObject] {
    try query("SELECT type, name, tbl_name, replace(sql, char(13, 10), char(10)) FROM sqlite_schema ORDER BY 1, 2") {
      SchemaObject(type: $0.text(at: 0), name: $0.text(at: 1), tableName: $0.text(at: 2), sql: $0.text(at: 3))
    }
  }

  /// Gives tables, indexes, triggers and views the statements that they should have, and runs nothing of those they have.
  ///
  /// Triggers and views are rows of the schema and no more, so they are taken out and put in as rows. A table gets
  /// another statement, which says how its rows are read: the caller must check afterwards that they fit. Indexes
  /// are dropped and made of the rows. Tables that are not wanted hold somebody's rows, and stay, also those in which a
  /// virtual table that is taken out kept its rows; tables that are missing are not made.
  ///
  /// - Parameter wanted: All objects that there should be, or may be.
  /// - Throws: `SQLiteError`, for a schema that SQLite still cannot read, too. Call it in a transaction, which takes
  ///   everything back.
  /// - Source: sqlite.org/schematab.html; sqlite.org/lang_altertable.html, section 7, for editing the schema's table.
  package func repairSchema(
    to wanted: [SchemaObject]
  ) throws -> [SchemaRepair] {
    var repairs: [SchemaRepair] = []
    try withWritableSchema {
      let found = try query(
        "SELECT rowid, type, name, tbl_name, replace(sql, char(13, 10), char(10)) FROM sqlite_schema"
      ) {
        (
          row: $0.int(at: 0),
          object: SchemaObject(
            type: $0.text(at: 1), name: $0.text(at: 2), tableName: $0.text(at: 3), sql: $0.text(at: 4))
        )
      }
      for (row, object) in found where !wanted.contains(object) && object.type != "index" {
        repairs += try repair(row, object, to: wanted)
      }
      for object in wanted where object.isOnlyARow && !found.contains(where: { $0.object == object }) {
        try run(
          "INSERT INTO sqlite_schema (type, name, tbl_name, rootpage, sql) VALUES (?1, ?2, ?3, 0, ?4)",
          object.type, object.name, object.tableName, object.sql)
        repairs.append(.added(type: object.type, name: object.name))
      }
      // So that other connections read it again as well.
      let version = try (first("PRAGMA schema_version") { $0.int(at: 0) } ?? 0) + 1
      try execute("PRAGMA schema_version = \(version)")
    }
    return try repairs + repairIndexes(to: wanted)
  }

  /// Repairs anything but an index.
  private func repair(_ row: Int, _ object: SchemaObject, to wanted: [SchemaObject]) throws -> [SchemaRepair] {
    if object.type == "table" {
      guard let table = wanted.first(where: { $0.type == "table" && $0.name == object.name }) else {
        if !object.isOnlyARow { return [] }
        try run("DELETE FROM sqlite_schema WHERE rowid = ?1", row)
        return [.removed(type: "virtual table", name: object.name)]
      }
      if table.isOnlyARow != object.isOnlyARow {
        throw SQLiteError(code: .corrupt, message: "\(object.name) is a different table")
      }
      try run("UPDATE sqlite_schema SET tbl_name = ?2, sql = ?3 WHERE rowid = ?1", row, table.tableName, table.sql)
      return [.replaced(type: "table", name: table.name)]
    }
    try run("DELETE FROM sqlite_schema WHERE rowid = ?1", row)
    // It is put in again as it should be, if it should be there at all, which is said then.
    return wanted.contains { $0.name == object.name } ? [] : [.removed(type: object.type, name: object.name)]
  }

  private func repairIndexes(to wanted: [SchemaObject]) throws -> [SchemaRepair] {
    var repairs: [SchemaRepair] = []
    let found = try schema().filter { $0.type == "index" && !$0.sql.isEmpty }
    for object in found where !wanted.contains(object) {
      try execute("DROP INDEX \(object.name.asIdentifier)")
      if !wanted.contains(where: { $0.name == object.name }) {
        repairs.append(.removed(type: "index", name: object.name))
      }
    }
    for object in wanted where object.type == "index" && !object.sql.isEmpty && !found.contains(object) {
      try execute(object.sql)
      repairs.append(.added(type: "index", name: object.name))
    }
    return repairs
  }
}

/// A repair of an object of the schema, after which it is the one that is wanted.
package enum SchemaRepair: Hashable, Sendable {
  case removed(type: String, name: String)
  case replaced(type: String, name: String)
  case added(type: String, name: String)
}

extension SchemaObject {
  /// `true` if it is a row of the schema alone, and has no pages.
  fileprivate var isOnlyARow: Bool {
    switch type {
    case "trigger", "view": true
    default: isVirtualTable
    }
  }
}

extension String {
  /// The name in double quotes, for the middle of a statement.
  package var asIdentifier: String { "\"\(replacing("\"", with: "\"\""))\"" }
}
