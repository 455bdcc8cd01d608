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
}
