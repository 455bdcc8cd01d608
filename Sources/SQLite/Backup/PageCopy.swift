import CSQLite
import Glibc

/// The pages of one database on their way over those of another.
///
/// The other database is locked from the first call of `copy` on. Once the last page is copied all is committed there;
/// before that, the end of this object takes everything back.
///
/// - Source: sqlite.org/c3ref/backup_finish.html.
final class PageCopy {
  /// How many pages to copy between two looks at whether to go on.
  static let piece = 1000

  private let target: Connection
  private let source: Connection
  private let handle: OpaquePointer

  init(from source: Connection, to target: Connection) throws(SQLiteError) {
    guard let handle = sqlite3_backup_init(target.handle, "main", source.handle, "main") else {
      throw target.error(sqlite3_extended_errcode(target.handle))
    }
    (self.handle, self.source, self.target) = (handle, source, target)
  }

  deinit {
    sqlite3_backup_finish(handle)
  }

  /// How many pages there are to copy, known once some are.
  var total: Int { Int(sqlite3_backup_pagecount(handle)) }

  var copied: Int { total - Int(sqlite3_backup_remaining(handle)) }

  /// Copies some pages, or with 0 only locks the target; returns whether any are left.
  ///
  /// - Throws: `SQLiteError`, that of COMMIT where all pages are copied and only the end has failed.
  func copy(atMost count: Int) throws(SQLiteError) -> Bool {
    let code = sqlite3_backup_step(handle, Int32(clamping: count))
    switch code {
    case SQLITE_OK: return true
    case SQLITE_DONE: return false
    default:
      // SQLite asks the system for its number only when the copy is finished, and by then takes the change back.
      let systemError = errno
      let isCommit = total > 0 && copied == total
      let error = SQLiteError(
        ResultCode(rawValue: code), sql: isCommit ? SQLiteError.commit : nil, systemError: systemError)
      if isCommit, error.commitOutcome == .committed { return false }
      throw error
    }
  }
}
