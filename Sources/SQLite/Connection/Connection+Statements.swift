import CSQLite

extension Connection {
  /// Lends a prepared statement, from the cache where this text was used before.
  ///
  /// - Parameter sql: One statement. Values are bound, never put into the text.
  /// - Throws: `SQLiteError` for text that SQLite does not understand, and whatever `body` throws. Either way
  ///   the statement is reset, so it holds no lock.
  @inlinable
  package func withStatement<R>(_ sql: String, _ body: (inout Statement) throws -> R) throws -> R {
    var statement = try takeStatement(sql)
    let result: R
    do {
      result = try body(&statement)
    } catch {
      giveBack(statement)
      throw error
    }
    giveBack(statement)
    return result
  }

  /// Finalizes the cached statements that are not in use.
  package func clearStatementCache() {
    cache.removeAll()
  }

  @usableFromInline
  func takeStatement(_ sql: String) throws(SQLiteError) -> Statement {
    try checkTransactionIsAlive()
    try recorder?.cutIfLarge()
    if let handle = cache.take(sql) { return Statement(handle: handle) }
    let statement = try prepare(sql)
    cache.insert(statement.handle, sql: sql)
    return statement
  }

  @usableFromInline
  func giveBack(_ statement: consuming Statement) {
    cache.giveBack(statement.release())
  }

  private func prepare(_ sql: String) throws(SQLiteError) -> Statement {
    var script = Script(sql)
    guard let statement = try script.prepareNext(on: self, flags: SQLITE_PREPARE_PERSISTENT),
      try script.isAtEnd(on: self)
    else {
      throw SQLiteError(code: .misuse, message: "not exactly one statement", sql: sql)
    }
    return statement
  }
}
