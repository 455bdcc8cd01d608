import CSQLite

extension Connection {
  /// Whether this SQLite can record changes: it was built with its session extension.
  package static var canRecordChanges: Bool { csqlite_has_sessions() }

  /// Runs `body` and hands on what it does to the rows of some tables, as changesets in the order of what was done.
  ///
  /// A nested transaction that is rolled back takes what was recorded in it with it, provided that `output` keeps it in
  /// this database. What triggers do to the tables is recorded too.
  ///
  /// Tables need a declared primary key, and none of their columns may be generated. Where one refers to another by a
  /// foreign key it must be named first, or undoing what was added to both fails.
  ///
  /// - Precondition: `canRecordChanges`; inside a write transaction; nothing else is being recorded.
  /// - Throws: What `body` and `output` throw, and `SQLiteError`.
  package func recordChanges<R>(
    to tables: [String], in output: any ChangesetOutput, during body: () throws -> R
  ) throws -> R {
    precondition(recorder == nil && isInTransaction)
    let recorder = try ChangeRecorder(of: tables, on: self, output: output)
    self.recorder = recorder
    defer { self.recorder = nil }
    let result = try body()
    try recorder.cut()
    return result
  }
}
