import CSQLite

/// SQL text that is prepared statement by statement.
struct Script {
  let sql: String

  /// The text with a NUL at its end; SQLite copies text that has none.
  private let text: ContiguousArray<CChar>

  /// The beginning of the next statement, in bytes.
  private(set) var offset = 0

  init(_ sql: String) {
    self.sql = sql
    text = sql.utf8CString
  }

  /// Prepares the next statement, `nil` when only space and comments are left.
  ///
  /// - Throws: What SQLite reports, with the offset counted from the start of the whole script.
  mutating func prepareNext(on connection: Connection, flags: Int32 = 0) throws(SQLiteError) -> Statement? {
    var handle: OpaquePointer?
    var end = offset
    let code = text.withUnsafeBufferPointer { text in
      var tail: UnsafePointer<CChar>?
      let start = text.baseAddress! + offset
      let count = Int32(clamping: text.count - offset)
      let code = sqlite3_prepare_v3(connection.handle, start, count, UInt32(flags), &handle, &tail)
      end = tail.map { $0 - text.baseAddress! } ?? end
      return code
    }
    guard code == SQLITE_OK else { throw connection.error(code, sql: sql, scriptOffset: offset) }
    offset = end
    return handle.map(Statement.init(handle:))
  }

  /// Returns whether only space and comments are left.
  ///
  /// SQLite stops at a NUL, so text that has one inside never gets to its end.
  mutating func isAtEnd(on connection: Connection) throws(SQLiteError) -> Bool {
    try prepareNext(on: connection) == nil && offset == text.count - 1
  }
}

extension Connection {
  /// Runs a script that is a part of the present transaction: it may not end it, nor begin or attach anything.
  ///
  /// - Throws: `SQLiteError`: `.notAuthorized` for such a statement, before it runs.
  /// - Source: sqlite.org/c3ref/set_authorizer.html.
  func executeWithinTransaction(_ sql: String) throws(SQLiteError) {
    sqlite3_set_authorizer(
      handle,
      { _, action, _, _, _, _ in
        switch action {
        case SQLITE_TRANSACTION, SQLITE_SAVEPOINT, SQLITE_ATTACH, SQLITE_DETACH: SQLITE_DENY
        default: SQLITE_OK
        }
      }, nil)
    defer { sqlite3_set_authorizer(handle, nil, nil) }
    try execute(sql)
  }
}
