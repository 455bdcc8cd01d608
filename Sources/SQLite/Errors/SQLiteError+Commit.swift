/// What became of a write transaction whose end has failed.
package enum CommitOutcome: Equatable {
  /// Nothing has changed: the transaction was rolled back, or is by the next connection that opens the file.
  case rolledBack

  /// The change is there and durable; only the lock could not be given back.
  case committed

  /// The change is there, but after a power failure the journal may be back, and roll it back.
  case committedUnlessPowerFails

  /// The journal could not be deleted. If it is there, the change is rolled back; if not, the change is there.
  case rolledBackIfJournalExists
}

extension SQLiteError {
  /// What became of a transaction if this is how COMMIT has failed, or the last step of a backup into a database.
  ///
  /// A transaction is committed in the moment in which its journal is deleted. After that SQLite only syncs the folder and
  /// goes back to a shared lock, and of these steps it returns the error as if it were that of the transaction. Before it,
  /// locks are taken and never released.
  ///
  /// - Source: sqlite.org/atomiccommit.html, sections 3.11 and 3.12; `pager_end_transaction` in pager.c.
  package var commitOutcome: CommitOutcome {
    switch code {
    case .inputOutputUnlock, .inputOutputReadLock: .committed
    case .inputOutputSyncDirectory, .inputOutputDeleteMissing: .committedUnlessPowerFails
    case .inputOutputDelete: .rolledBackIfJournalExists
    default: .rolledBack
    }
  }

  /// Whether it is COMMIT that has failed.
  package var isOfCommit: Bool { sql == Self.commit }

  /// The statement that ends a transaction.
  static let commit = "COMMIT"
}
