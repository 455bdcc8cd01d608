import CSQLite

extension Connection {
  /// `true` if this SQLite can record changes: it was built with its session extension.
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

/// Records what is done to the rows of some tables, as one changeset after another.
///
/// SQLite remembers every row that changed, as it was, until the changeset is taken. So that a change of any size is
/// recorded in little memory, a changeset ends after `mostChanges` rows, or when it has used `mostMemory`.
///
/// - Source: sqlite.org/sessionintro.html.
final class ChangeRecorder {
  private static let mostChanges = 1000
  private static let mostMemory = 1 << 20

  private unowned let connection: Connection
  private let tables: [String]
  private let output: any ChangesetOutput
  private var session: OpaquePointer
  private var isCutting = false

  /// The value of `Connection.totalChanges` when the present changeset began.
  private var changesBefore: Int

  init(of tables: [String], on connection: Connection, output: any ChangesetOutput) throws(SQLiteError) {
    self.connection = connection
    self.tables = tables
    self.output = output
    session = try Self.openSession(of: tables, on: connection)
    changesBefore = connection.totalChanges
  }

  deinit {
    csqlite_session_delete(session)
  }

  /// Takes the changeset if it has become large.
  func cutIfLarge() throws(SQLiteError) {
    let isLarge =
      connection.totalChanges - changesBefore >= Self.mostChanges
      || csqlite_session_memory_used(session) >= Self.mostMemory
    if isLarge, !isCutting { try cut() }
  }

  /// Takes the changeset, if anything has changed, and begins another.
  func cut() throws(SQLiteError) {
    isCutting = true
    defer { isCutting = false }
    if !csqlite_session_is_empty(session) {
      try write()
      try restart()
    }
    changesBefore = connection.totalChanges
  }

  /// Forgets what has been recorded since the last cut, because it has been rolled back.
  func restart() throws(SQLiteError) {
    let next = try Self.openSession(of: tables, on: connection)
    csqlite_session_delete(session)
    session = next
  }

  private func write() throws(SQLiteError) {
    let call = ChangesetWriting(output)
    let code = csqlite_session_changeset(session, ChangesetWriting.write, call.context)
    if let failure = call.failure as? SQLiteError { throw failure }
    if code != SQLITE_OK { throw connection.error(code) }
    if call.hasWritten { try output.endChangeset() }
  }

  private static func openSession(
    of tables: [String], on connection: Connection
  ) throws(SQLiteError) -> OpaquePointer {
    var session: OpaquePointer?
    var code = csqlite_session_create(connection.handle, &session)
    guard code == SQLITE_OK, let session else { throw connection.error(code) }
    for table in tables where code == SQLITE_OK { code = csqlite_session_attach(session, table) }
    if code != SQLITE_OK {
      csqlite_session_delete(session)
      throw connection.error(code)
    }
    return session
  }
}

private final class ChangesetWriting: ChangesetCall {
  private let output: any ChangesetOutput

  /// Rows that are as they were before all changes are no change, and a changeset of none is no bytes.
  private(set) var hasWritten = false

  init(_ output: any ChangesetOutput) {
    self.output = output
  }

  static let write: csqlite_output = { context, bytes, count in
    let call = Unmanaged<ChangesetWriting>.fromOpaque(context!).takeUnretainedValue()
    call.hasWritten = true
    return call.code { try call.output.append(UnsafeRawBufferPointer(start: bytes, count: Int(count))) }
  }
}
