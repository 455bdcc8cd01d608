import Files
import Glibc
import SQLite

extension RecipeStoreError {
  /// The store's word for an error of SQLite's.
  init(_ error: SQLiteError, at location: StoreLocation) {
    self =
      switch error.code {
      case .busy, .locked: .busy
      case .full: .diskFull
      case _ where error.isOfCommit && error.commitOutcome == .committedUnlessPowerFails: .notConfirmed(location.path)
      case _ where error.isOfCommit && error.commitOutcome == .rolledBackIfJournalExists && !location.hasJournal:
        .notKnown(location.path)
      case .readOnlyDatabaseMoved: .moved(location.path)
      case .readOnlyRollback: .leftHalfDone(location.path)
      case .inputOutputDelete where location.hasJournalThatMustStay: .leftHalfDone(location.path)
      case .cannotOpen where location.hasJournalThatMustStay: .leftHalfDone(location.path)
      case .inputOutput: .inputOutput(location.path)
      case .cannotOpen: Self.notOpened(error, at: location)
      case .readOnly, .permissionDenied: .noPermission(location.path)
      case .corrupt, .constraint: .damaged(location.path)
      case .error where error.tellsOfDamage: .damaged(location.path)
      case .notADatabase: .notOurDatabase(location.path)
      case .interrupted: .interrupted
      default: .database(error)
      }
  }

  /// Why a file that was to be written could only be opened to be read: SQLite falls back to that whatever has failed.
  static func openedToReadOnly(_ path: String) -> RecipeStoreError {
    access(path, W_OK) == 0 ? .inputOutput(path) : .noPermission(path)
  }

  /// SQLite has one code for whatever keeps a file from being opened; the operating system says more.
  ///
  /// Not so for a schema change that finds no way to open its journal, but there a lack of permission has its own code.
  private static func notOpened(_ error: SQLiteError, at location: StoreLocation) -> RecipeStoreError {
    switch error.systemError {
    case ENOSPC: .diskFull
    case EIO, EMFILE, ENFILE: .inputOutput(location.path)
    case 0 where error.sql != nil: .inputOutput(location.path)
    default: .noPermission(location.path)
    }
  }
}

extension SQLiteError {
  /// Whether it is damage in spite of its code, which is that of a mistake in SQL.
  ///
  /// Of the version that a file's header has for the whole format, and of that which the full-text index has for its own,
  /// SQLite says no more than that it does not know them; and a statement that fits the schema no longer fits one in
  /// which bits have flipped. A broken constraint is damage as well: what is written has been checked before.
  fileprivate var tellsOfDamage: Bool {
    let signs = [
      "unsupported file format", "invalid fts5 file format", "no such column", "no such table", "no such function",
      "SQL logic error", "vtable constructor failed", "integer overflow",
    ]
    return signs.contains { message.hasPrefix($0) }
  }
}

extension StoreLocation {
  /// Whether a journal waits, by which a change is taken back.
  fileprivate var hasJournal: Bool {
    guard case .file(let path, _) = self else { return false }
    return FileKind(of: FileName.resolved(path) + "-journal") != .missing
  }

  /// Whether a journal waits that no one may take back who may not write to the folder.
  fileprivate var hasJournalThatMustStay: Bool {
    hasJournal && access(FileName.folder(of: FileName.resolved(path)), W_OK) != 0
  }
}
