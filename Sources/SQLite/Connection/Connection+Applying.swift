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
      // The message is gone by now, as the call has undone what it did.
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

/// Why a change of a changeset does not fit the row that is there.
///
/// - Source: sqlite.org/session/c_changeset_conflict.html.
package enum ConflictKind: Hashable, Sendable {
  /// The row holds something else than the changeset says it did.
  case data

  /// The row is not there.
  case notFound

  /// A row with the key is there already.
  case conflict

  /// The change breaks a constraint: another row has the value of a unique column.
  case constraint

  /// Once all changes are made, rows refer to others that are not there.
  case foreignKey

  init(_ code: Int32) {
    self =
      switch code {
      case SQLITE_CHANGESET_DATA: .data
      case SQLITE_CHANGESET_NOTFOUND: .notFound
      case SQLITE_CHANGESET_CONFLICT: .conflict
      case SQLITE_CHANGESET_FOREIGN_KEY: .foreignKey
      default: .constraint
      }
  }
}

/// A conflict, while it is being decided.
package struct ChangesetConflict: ~Copyable {
  package let kind: ConflictKind

  /// The change that does not fit, `nil` for `.foreignKey`, which concerns several rows.
  package let change: ChangesetChange?
  private let iterator: OpaquePointer

  init(_ kind: ConflictKind, at iterator: OpaquePointer) throws(SQLiteError) {
    self.kind = kind
    self.iterator = iterator
    change = kind == .foreignKey ? nil : try ChangesetChange(at: iterator)
  }

  /// The columns of the row in which it is not as the change expects; for `.data` only.
  package var differingColumns: [Int] {
    guard kind == .data else { return [] }
    switch change {
    case .some(let change): return (0..<change.columnCount).filter { isDifferent(at: $0, from: change) }
    case .none: return []
    }
  }

  private func isDifferent(at column: Int, from change: borrowing ChangesetChange) -> Bool {
    guard let expected = change.old(at: column) else { return false }
    return stored(at: column) != expected
  }

  private func stored(at column: Int) -> ColumnValue? {
    var value: OpaquePointer?
    guard csqlite_changeset_stored(iterator, Int32(column), &value) == SQLITE_OK else { return nil }
    return value.map(ColumnValue.init)
  }
}
