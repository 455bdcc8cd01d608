import CSQLite

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
