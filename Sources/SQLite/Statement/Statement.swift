// Public because the bodies that other modules inline call SQLite.
public import CSQLite

/// One prepared SQL statement: bind its parameters, step through its rows, read their columns.
///
/// A statement is only lent: `Connection.withStatement(_:_:)` takes it from the cache and gives it back, reset and
/// without values, when the closure ends. While `borrowing`, as in `Connection.forEachRow`, a statement is its
/// current row: columns can be read, and nothing else.
///
/// - Source: sqlite.org/c3ref/stmt.html.
@usableFromInline
package struct Statement: ~Copyable {
  @usableFromInline let handle: OpaquePointer

  @usableFromInline
  init(handle: OpaquePointer) {
    self.handle = handle
  }

  deinit {
    sqlite3_finalize(handle)
  }

  /// Goes to the next row.
  ///
  /// Columns read before are invalid afterwards.
  ///
  /// - Returns: `false` when there is no further row.
  /// - Throws: What SQLite reports; the statement must then be reset before it can be stepped again.
  /// - Source: sqlite.org/c3ref/step.html.
  @inlinable
  package mutating func step() throws(SQLiteError) -> Bool {
    let code = sqlite3_step(handle)
    if code == SQLITE_ROW { return true }
    if code == SQLITE_DONE { return false }
    throw error(code)
  }

  /// Steps to the end, for statements whose rows do not matter.
  @usableFromInline
  package mutating func run() throws(SQLiteError) {
    while try step() {}
  }

  /// Goes back to before the first row, and keeps the bound values.
  package mutating func reset() {
    // The code returned repeats the error of the last step, which has been thrown already.
    sqlite3_reset(handle)
  }

  /// The statement's text.
  package var sql: String {
    String(cString: sqlite3_sql(handle))
  }

  /// The names of its parameters, such as `:title`, by their number; empty for one without a name.
  package var parameterNames: [String] {
    (0..<sqlite3_bind_parameter_count(handle)).map { index in
      sqlite3_bind_parameter_name(handle, index + 1).map { String(cString: $0) } ?? ""
    }
  }

  /// Whether running the statement leaves the database as it is.
  package var isReadOnly: Bool {
    sqlite3_stmt_readonly(handle) != 0
  }

  /// Gives up the handle without finalizing it.
  @usableFromInline
  consuming func release() -> OpaquePointer {
    let handle = handle
    discard self
    return handle
  }

  @usableFromInline
  func error(_ code: Int32) -> SQLiteError {
    SQLiteError(code, on: sqlite3_db_handle(handle), sql: sql)
  }
}
