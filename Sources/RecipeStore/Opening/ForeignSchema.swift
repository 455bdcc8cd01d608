import SQLite

/// The part of a database's schema that other programs have made: what is kept, and what is refused.
///
/// A program may keep rows of its own next to ours, as Litestream does, and index our columns. It is left alone as long
/// as nothing of it runs when our statements do:
///
/// - A trigger or a view runs, and a virtual table brings code along.
/// - An index is kept up with each row that is written, so an index of ours may neither compute anything, nor compare in
///   a way that SQLite does not know, nor refuse a row. One of another table is read by a check of the whole file.
/// - A foreign key that refers to one of our tables runs when a row of ours is deleted, or keeps it from being deleted.
/// - A computed column is computed when the whole file is checked. A DEFAULT is not, and CHECKs are left out of such a
///   check (`Connection.foreignTables`).
///
/// - Source: sqlite.org/security.html, section 2.2, for what a schema can do.
struct ForeignSchema {
  private(set) var kept: [SchemaObject] = []
  private(set) var refused: [ForeignObject] = []

  /// - Parameters:
  ///   - objects: Those that are not ours, without those that SQLite makes for itself.
  ///   - reserved: Names that a migration will need, in lower case.
  init(of objects: [SchemaObject], reserved: Set<String> = [], on connection: Connection) throws {
    // A table of such a name would answer what is asked about the others.
    refused = objects.filter(\.hasNameOfSQLite).map { ForeignObject($0, reason: "has a name of SQLite's own") }
    guard refused.isEmpty else { return }
    let tables = Set(objects.filter { $0.type == "table" }.map { $0.name.lowercased() })
    let protected = try Set(connection.schema().filter { $0.type == "table" }.map { $0.name.lowercased() })
      .subtracting(tables).union(reserved)
    for object in objects {
      if let reason = try object.objection ?? connection.objection(to: object, protected: protected) {
        refused.append(ForeignObject(object, reason: reason))
      } else {
        kept.append(object)
      }
    }
  }

  var keptTables: Set<String> { Set(kept.filter { $0.type == "table" }.map(\.name)) }
}

extension SchemaObject {
  /// `true` if the name is that of a table, or of a function that is read like one, of SQLite's own.
  fileprivate var hasNameOfSQLite: Bool {
    type == "table" && (["pragma_", "sqlite_"].contains { name.lowercased().hasPrefix($0) } || isAlteredTableOfSQLite)
  }

  /// The reason against anything but an ordinary table or an index, in the words in which SQLite keeps them.
  fileprivate var objection: String? {
    switch type {
    case "trigger": "would run with changes"
    case "view": "would run when it is read"
    case "table" where isVirtualTable: "would run code"
    case "table" where sql.hasPrefix("CREATE TABLE "): nil
    case "index" where sql.hasPrefix("CREATE INDEX ") || sql.hasPrefix("CREATE UNIQUE INDEX "): nil
    default: "is described in words of no SQLite"
    }
  }
}

extension Connection {
  /// The reason against an ordinary table or an index; `nil` if it does nothing by itself.
  fileprivate func objection(to object: SchemaObject, protected: Set<String>) throws -> String? {
    if protected.contains(object.name.lowercased()) { return "has a name that this program needs" }
    if object.type == "index" { return try objection(toIndex: object, protected: protected) }
    let references = try query(ForeignSchemaSQL.references, object.name) { $0.text(at: 0) }
    if let table = references.first(where: { protected.contains($0.lowercased()) }) {
      return "refers to \(table)"
    }
    let computes = try first(ForeignSchemaSQL.computedColumns, object.name, row: { _ in }) != nil
    return computes ? "computes columns, or sorts by rules of its own" : nil
  }

  private func objection(toIndex index: SchemaObject, protected: Set<String>) throws -> String? {
    let found = try first(ForeignSchemaSQL.index, index.tableName, index.name) {
      (isUnique: $0.bool(at: 0), computes: $0.bool(at: 1))
    }
    guard let found, !found.computes else { return "computes what it holds, or sorts by rules of its own" }
    let isOnOurs = protected.contains(index.tableName.lowercased())
    return found.isUnique && isOnOurs ? "would refuse rows of \(index.tableName)" : nil
  }
}

/// Questions about tables and indexes, for which the schema alone is read.
///
/// - Source: sqlite.org/pragma.html, `table_xinfo`, `index_list`, `index_xinfo` and `foreign_key_list`.
private enum ForeignSchemaSQL {
  static let references = "SELECT \"table\" FROM pragma_foreign_key_list(?1)"

  /// A row if the table ?1 has a column that is computed, or a constraint that compares in an unknown way.
  static let computedColumns = """
    SELECT 1 FROM pragma_table_xinfo(?1) WHERE hidden <> 0
    UNION ALL SELECT 1 FROM pragma_index_list(?1) AS i WHERE i.origin <> 'c' AND \(isComputed) LIMIT 1
    """

  /// For the index ?2 of the table ?1, whether it is unique, and whether more than columns and SQLite's own order is in it.
  static let index = """
    SELECT i."unique", i.partial OR \(isComputed) FROM pragma_index_list(?1) AS i WHERE i.name = ?2
    """

  private static let isComputed = """
    EXISTS (
      SELECT 1 FROM pragma_index_xinfo(i.name)
      WHERE cid = -2 OR upper(coll) NOT IN ('BINARY', 'NOCASE', 'RTRIM'))
    """
}
