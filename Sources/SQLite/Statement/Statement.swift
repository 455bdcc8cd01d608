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

  /// `true` if running the statement leaves the database as it is.
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

/// Reading the columns of the current row, whose index starts at 0.
///
/// A value of another type is converted as SQLite converts it, NULL to 0 and to empty text; no value traps.
///
/// - Source: sqlite.org/c3ref/column_blob.html.
extension Statement {
  /// The number of columns of each row, 0 for a statement that returns none.
  package var columnCount: Int {
    Int(sqlite3_column_count(handle))
  }

  package func columnName(at index: Int) -> String {
    sqlite3_column_name(handle, Int32(clamping: index)).map { String(cString: $0) } ?? ""
  }

  @inlinable
  package func isNull(at index: Int) -> Bool {
    sqlite3_column_type(handle, Int32(clamping: index)) == SQLITE_NULL
  }

  @inlinable
  package func int(at index: Int) -> Int {
    Int(int64(at: index))
  }

  @inlinable
  package func int64(at index: Int) -> Int64 {
    sqlite3_column_int64(handle, Int32(clamping: index))
  }

  @inlinable
  package func bool(at index: Int) -> Bool {
    int64(at: index) != 0
  }

  @inlinable
  package func double(at index: Int) -> Double {
    sqlite3_column_double(handle, Int32(clamping: index))
  }

  /// The text of a column by its length, so that U+0000 in it survives.
  ///
  /// SQLite does not check encodings: what is not UTF-8 comes out as U+FFFD.
  @inlinable
  package func text(at index: Int) -> String {
    String(likelyUTF8: textBytes(at: index))
  }

  package func bytes(at index: Int) -> [UInt8] {
    let index = Int32(clamping: index)
    // In this order: sqlite3_column_blob may convert, and the length is then that of the result.
    let start = sqlite3_column_blob(handle, index)
    return Array(UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, index))))
  }

  /// Calls `body` with the text's bytes where SQLite holds them, without a copy.
  ///
  /// They need not be valid UTF-8, and are gone when `body` returns.
  @inlinable
  package func withTextBytes<R, E: Error>(
    at index: Int, _ body: (UnsafeBufferPointer<UInt8>) throws(E) -> R
  ) throws(E) -> R {
    try body(textBytes(at: index))
  }

  @inlinable
  func textBytes(at index: Int) -> UnsafeBufferPointer<UInt8> {
    let index = Int32(clamping: index)
    // In this order: sqlite3_column_text may convert, and the length is then that of the result.
    let start = sqlite3_column_text(handle, index)
    return UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, index)))
  }
}
