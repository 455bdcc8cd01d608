import CSQLite
import Files
import Glibc

extension Connection {
  /// Writes a copy of the database, as it is at one moment, to a file.
  ///
  /// The copy is made by the backup interface, page by page, in one read transaction: others may read meanwhile, and a
  /// program that wants to write waits until the pages are copied, never longer, as nothing is synced or checked before.
  /// (If the lock were released between the pages, a busy database would start the copy over and over. `VACUUM INTO`
  /// holds the same lock for the time in which it builds every table and index again.) What a write transaction of this
  /// connection has not committed yet would be copied too; a second connection copies what is committed.
  ///
  /// - Parameters:
  ///   - onProgress: Told now and then how many of how many pages are copied; what it throws ends the copy.
  ///   - check: Shown the copy, which is intact as far as SQLite can tell; what it throws discards it.
  /// - Throws: As `makeFile(at:replacing:fill:)`.
  /// - Source: sqlite.org/backup.html.
  package func backUp(
    to path: String, replacing: Bool = true, onProgress: (_ copied: Int, _ total: Int) throws -> Void = { _, _ in },
    check: (Connection) throws -> Void = { _ in }
  ) throws {
    try Self.makeFile(at: path, replacing: replacing, shouldStop: shouldStop) { copy in
      try copy.copyPages(of: self, onProgress: onProgress)
    } check: {
      try check($0)
    }
  }

  /// Makes a database in a file, which `fill` is given empty.
  ///
  /// It is made next to `path`, readable by its owner only, checked, synced and only then given its name, so at every
  /// moment `path` is what it was or the complete database.
  ///
  /// - Parameters:
  ///   - replacing: Whether a file that is there is replaced.
  ///   - check: Shown the database once it is full, and intact as far as SQLite can tell.
  /// - Throws: `SQLiteError`: `.corrupt` if the database is not intact, or what else failed in it; what `fill` and `check`
  ///   throw; or `FileError`, as `PartialFile.write(_:access:isReplacing:_:)`, which says what is left.
  package static func makeFile(
    at path: String, replacing: Bool, shouldStop: (() -> Bool)? = nil, fill: (Connection) throws -> Void,
    check: (Connection) throws -> Void = { _ in }
  ) throws {
    try PartialFile.write(path, access: .owner, isReplacing: replacing) { file in
      // Closed when this returns.
      let connection = try file.connect(shouldStop: shouldStop)
      try fill(connection)
      if let problem = try connection.integrityProblems().first {
        throw SQLiteError(code: .corrupt, message: "the copy is damaged: \(problem)")
      }
      try check(connection)
    }
  }

  /// Calls `body` with a copy of the database, as it is at one moment, in a file next to `path` that is gone afterwards.
  package func withTemporaryCopy<R>(nextTo path: String, _ body: (Connection) throws -> R) throws -> R {
    try PartialFile.withTemporary(for: path) { file in
      let copy = try file.connect(shouldStop: shouldStop)
      try copy.copyPages(of: self) { _, _ in }
      return try body(copy)
    }
  }

  /// Takes over every page of another database, as it is at one moment.
  private func copyPages(of source: Connection, onProgress: (Int, Int) throws -> Void) throws {
    foreignTables = source.foreignTables
    try source.read {
      let pages = try PageCopy(from: source, to: self)
      var isUnfinished = true
      while isUnfinished {
        isUnfinished = try pages.copy(atMost: PageCopy.chunk)
        try onProgress(pages.copied, pages.total)
      }
    }
  }
}

extension PartialFile {
  /// Opens the file as a database that is worth nothing until it is whole: there is nothing to roll back in it, and no
  /// need to sync it but at the end.
  func connect(shouldStop: (() -> Bool)?) throws -> Connection {
    let connection = try Connection(.file(path), shouldStop: shouldStop)
    try connection.execute("PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF")
    return connection
  }
}

/// The pages of one database on their way over those of another.
///
/// The other database is locked from the first call of `copy` on. Once the last page is copied all is committed there;
/// before that, the end of this object takes everything back.
///
/// - Source: sqlite.org/c3ref/backup_finish.html.
final class PageCopy {
  /// The number of pages to copy between two looks at whether to go on.
  static let chunk = 1000

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

  /// The number of pages to copy, known once some are.
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
