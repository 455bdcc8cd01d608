import CSQLite

/// One-line forms of `withStatement`: the values are bound to the parameters 1, 2, 3 and so on.
///
/// They are compiled again for the types of each use. With a list of existential values instead, finding one recipe took
/// 6 % longer; where thousands of rows are inserted, `withStatement` and `bind(_:at:)` save another 6 %.
extension Connection {
  /// Runs a statement whose rows do not matter.
  ///
  /// - Returns: The number of rows that it inserted, updated or deleted, triggers apart; meaningless for other kinds.
  @discardableResult
  @inlinable
  package func run<each Value: Bindable>(_ sql: String, _ values: repeat each Value) throws(SQLiteError) -> Int {
    var statement = try takeStatement(sql)
    do throws(SQLiteError) {
      try statement.bindAll(repeat each values)
      try statement.run()
    } catch {
      giveBack(statement)
      throw error
    }
    giveBack(statement)
    return changes
  }

  /// Calls `body` with each row in turn.
  @inlinable
  package func forEachRow<each Value: Bindable>(
    _ sql: String, _ values: repeat each Value, body: (borrowing Statement) throws -> Void
  ) throws {
    try withStatement(sql) { statement in
      try statement.bindAll(repeat each values)
      while try statement.step() { try body(statement) }
    }
  }

  /// Returns what `row` makes of each row.
  @inlinable
  package func query<R, each Value: Bindable>(
    _ sql: String, _ values: repeat each Value, row: (borrowing Statement) throws -> R
  ) throws -> [R] {
    try withStatement(sql) { statement in
      try statement.bindAll(repeat each values)
      var rows: [R] = []
      while try statement.step() { rows.append(try row(statement)) }
      return rows
    }
  }

  /// Returns what `row` makes of the first row, `nil` if there is none.
  @inlinable
  package func first<R, each Value: Bindable>(
    _ sql: String, _ values: repeat each Value, row: (borrowing Statement) throws -> R
  ) throws -> R? {
    try withStatement(sql) { statement in
      try statement.bindAll(repeat each values)
      return try statement.step() ? try row(statement) : nil
    }
  }

  /// Runs a script of any number of statements, and ignores their rows.
  ///
  /// - Throws: The first failure, with its offset in the script. The statements before it have taken effect,
  ///   outside of a transaction for good.
  package func execute(_ sql: String) throws(SQLiteError) {
    try checkTransactionIsAlive()
    var script = Script(sql)
    while var statement = try script.prepareNext(on: self) {
      do {
        try statement.run()
      } catch {
        throw SQLiteError(code: error.code, message: error.message, sql: sql)
      }
    }
  }

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

extension Statement {
  @inlinable
  mutating func bindAll<each Value: Bindable>(_ values: repeat each Value) throws(SQLiteError) {
    var index = 0
    repeat try bind(next: each values, after: &index)
  }

  /// A `for` loop over the values would copy each of them.
  @inlinable
  mutating func bind<Value: Bindable>(next value: borrowing Value, after index: inout Int) throws(SQLiteError) {
    index += 1
    try value.bind(to: &self, at: index)
  }
}
