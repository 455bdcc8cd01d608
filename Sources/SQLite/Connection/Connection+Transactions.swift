import CSQLite

extension Connection {
  /// Which kind of transaction is open.
  enum TransactionState: Equatable {
    case none
    case read
    /// A write transaction with so many savepoints in it.
    case write(savepoints: Int)
  }

  /// `true` if statements run inside a transaction.
  ///
  /// - Source: sqlite.org/c3ref/get_autocommit.html.
  package var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  /// Runs `body` in a write transaction, a nested call in a savepoint of the one around it.
  ///
  /// The write lock is taken first: a transaction that reads and then turns to writing would fail at once whenever
  /// another connection writes, as waiting could not help it.
  ///
  /// When SQLite itself gives a whole transaction up, as it may when the disk is full, nothing runs on this connection
  /// until the outermost call has ended: what ran now would be committed by itself.
  ///
  /// - Throws: What `body` throws, or `SQLiteError`: `.busy` after the wait that the connection's policy
  ///   allows, `.misuse` inside `read(_:)`. Whatever is thrown, all of `body`'s changes are rolled back, and an error of
  ///   that rollback is never the one reported. The exception is an error whose `commitOutcome` says otherwise.
  /// - Source: sqlite.org/lang_transaction.html, sqlite.org/lang_savepoint.html.
  package func transaction<R>(_ body: () throws -> R) throws -> R {
    switch transactionState {
    case .none:
      return try bracket(
        .write(savepoints: 0), begin: "BEGIN IMMEDIATE", end: SQLiteError.commit, undo: "ROLLBACK", body)
    case .write(let savepoints):
      // What was recorded before the savepoint must not be lost with it.
      try recorder?.cut()
      do {
        return try bracket(
          .write(savepoints: savepoints + 1), begin: "SAVEPOINT nested", end: "RELEASE nested",
          undo: "ROLLBACK TO nested; RELEASE nested", body)
      } catch {
        try recorder?.restart()
        throw error
      }
    case .read:
      throw SQLiteError(code: .misuse, message: "a write transaction inside a read transaction")
    }
  }

  /// Runs `body` so that all its reads see the same state, in one deferred transaction.
  ///
  /// It costs less than a transaction for each statement. Inside another transaction it only runs `body`.
  package func read<R>(_ body: () throws -> R) throws -> R {
    guard transactionState == .none else { return try body() }
    return try bracket(.read, begin: "BEGIN", end: SQLiteError.commit, undo: "ROLLBACK", body)
  }

  /// Throws if SQLite has rolled back a transaction whose closure is still running.
  func checkTransactionIsAlive() throws(SQLiteError) {
    if transactionState != .none, !isInTransaction {
      throw SQLiteError(code: .abortRollback, message: "the transaction has been rolled back")
    }
  }

  /// Runs the statement that ends a transaction.
  ///
  /// Where only giving back the lock has failed, the change is made, and the next statement takes the lock again.
  private func finish(_ end: String) throws(SQLiteError) {
    do {
      try run(end)
    } catch {
      if end == SQLiteError.commit, error.commitOutcome == .committed { return }
      throw error
    }
  }

  private func bracket<R>(
    _ state: TransactionState, begin: String, end: String, undo: String, _ body: () throws -> R
  ) throws -> R {
    let outerState = transactionState
    try run(begin)
    transactionState = state
    defer { transactionState = outerState }
    do {
      let result = try body()
      try finish(end)
      return result
    } catch {
      // SQLite may have rolled back by itself; then there is nothing to undo, and this fails.
      if isInTransaction { try? execute(undo) }
      throw error
    }
  }
}
