import CSQLite
import Glibc

/// A failure that SQLite reported.
@usableFromInline
package struct SQLiteError: Error, Hashable {
  /// The extended result code.
  package let code: ResultCode

  /// SQLite's own words, in English.
  package let message: String

  /// The statement or script that failed, where there was one.
  package let sql: String?

  /// The place of the error in `sql`, in bytes of UTF-8.
  ///
  /// Known for errors in the text itself, from SQLite 3.38 on.
  ///
  /// - Source: sqlite.org/c3ref/errcode.html.
  package let offset: Int?

  /// The operating system's number for what kept a file from being opened, read or written, 0 for none.
  ///
  /// - Source: sqlite.org/c3ref/system_errno.html.
  package let systemError: Int32

  package init(code: ResultCode, message: String, sql: String? = nil, offset: Int? = nil, systemError: Int32 = 0) {
    self.code = code
    self.message = message
    self.sql = sql
    self.offset = offset
    self.systemError = systemError
  }
}

extension SQLiteError {
  /// The error that `connection` met last, which returned `code`.
  init(_ code: Int32, on connection: OpaquePointer?, sql: String? = nil, scriptOffset: Int = 0) {
    let offset = csqlite_error_offset(connection)
    let code = ResultCode(rawValue: code)
    let isOfSystem = code.primary == .cannotOpen || code.primary == .inputOutput
    self.init(
      code: code,
      message: String(cString: sqlite3_errmsg(connection)),
      sql: sql,
      offset: sql == nil || offset < 0 ? nil : scriptOffset + Int(offset),
      systemError: isOfSystem ? sqlite3_system_errno(connection) : 0)
  }
}

extension SQLiteError {
  /// An error with SQLite's words for its code, where no call of SQLite has left any.
  init(_ code: ResultCode, sql: String? = nil, systemError: Int32 = 0) {
    self.init(code: code, message: String(cString: sqlite3_errstr(code.rawValue)), sql: sql, systemError: systemError)
  }
}

extension SQLiteError: CustomStringConvertible {
  @usableFromInline
  package var description: String {
    var text = "\(message) (\(code))"
    if let sql {
      text += " in: \(sql)"
    }
    if let offset {
      text += " at byte \(offset)"
    }
    return text
  }
}

extension SQLiteError {
  /// The error that SQLite would report for a failed call of the operating system.
  init(errno: Int32, doing action: String) {
    let code: ResultCode =
      switch errno {
      case ENOSPC, EDQUOT: .full
      case EACCES, EPERM: .permissionDenied
      case EROFS: .readOnly
      case EISDIR: .cannotOpenFolder
      case ENOENT, ENOTDIR, ELOOP, ENAMETOOLONG, EMFILE, ENFILE, EEXIST: .cannotOpen
      default: .inputOutput
      }
    self.init(code: code, message: "\(action): \(String(cString: strerror(errno)))")
  }
}

/// The outcome of a write transaction whose end has failed.
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
  /// The outcome of a transaction if this is how COMMIT has failed, or the last step of a backup into a database.
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

  /// `true` if it is COMMIT that has failed.
  package var isOfCommit: Bool { sql == Self.commit }

  /// The statement that ends a transaction.
  static let commit = "COMMIT"
}
