import CSQLite

extension Connection {
  /// Makes the changes of a changeset, or undoes them, all or none.
  ///
  /// Triggers fire. Foreign keys are checked when all changes are made. A table that is not there, or is of another
  /// shape than the changeset's, is passed over in silence, so it must be known that all are.
  ///
  /// - Parameters:
  ///   - inverted: Whether to undo the changes.
  ///   - onConflict: Called for a change that does not fit. What it throws ends the call, and nothing has changed; when
  ///     it returns, the row is made what the change says, which only `.data` and `.conflict` allow.
  /// - Precondition: `canRecordChanges`.
  /// - Throws: What `onConflict` and `input` throw, else `SQLiteError`.
  /// - Source: sqlite.org/session/sqlite3changeset_apply.html.
  package func apply(
    _ input: any ChangesetInput, inverted: Bool = false, onConflict: (borrowing ChangesetConflict) throws -> Void
  ) throws {
    try checkTransactionIsAlive()
    try withoutActuallyEscaping(onConflict) { onConflict in
      let call = ChangesetApplying(input, onConflict: onConflict)
      let code = csqlite_changeset_apply(
        handle, ChangesetReading.read, ChangesetApplying.decide, call.context, inverted)
      // The message is gone by now, as the call has taken back what it did.
      try call.check(code, systemError: sqlite3_system_errno(handle))
    }
  }
}

private final class ChangesetApplying: ChangesetReading {
  private let onConflict: (borrowing ChangesetConflict) throws -> Void

  init(_ input: any ChangesetInput, onConflict: @escaping (borrowing ChangesetConflict) throws -> Void) {
    self.onConflict = onConflict
    super.init(input)
  }

  static let decide: csqlite_on_conflict = { context, kind, iterator in
    let call = Unmanaged<ChangesetApplying>.fromOpaque(context!).takeUnretainedValue()
    let code = call.code { try call.onConflict(ChangesetConflict(ConflictKind(kind), at: iterator!)) }
    return code == SQLITE_OK ? SQLITE_CHANGESET_REPLACE : SQLITE_CHANGESET_ABORT
  }
}
