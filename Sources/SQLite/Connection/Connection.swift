import CSQLite

/// A connection to one SQLite database.
///
/// Statements are run by `run`, `query`, `first`, `forEachRow` and, where speed or control matters, `withStatement`.
/// Writes that belong together go into `transaction(_:)`, reads that belong together into `read(_:)`.
///
/// A connection belongs to the thread or actor that made it; it is not `Sendable`, and SQLite's own mutexes are off.
/// While a file is open here nothing else in this process may open and close it: closing drops the locks of the whole
/// process (sqlite.org/howtocorrupt.html, section 2.2).
///
/// `@usableFromInline` lets other modules specialize the generic members: without it their `@inlinable` has no effect,
/// and a row costs one and a half times as much.
///
/// - Source: sqlite.org/c3ref/open.html.
@usableFromInline
package final class Connection {
  /// The place of a database.
  package enum Location: Hashable, Sendable {
    /// A database of this connection alone, which is gone when it is closed.
    case memory

    /// The same, but what the cache has no room for goes into a file without a name in the folder for temporary files.
    case temporary

    /// A file, never read as a URI, whatever its name.
    case file(String)
  }

  package enum Access: Hashable, Sendable {
    case readOnly

    /// Reads and writes a file that exists; one that cannot be written is opened for reading.
    case readWrite

    /// Like `readWrite`, and creates a missing file, with access for its owner only.
    case create
  }

  package let location: Location

  /// The file's header as it was when the file was opened, before anything in it was interpreted.
  package let header: DatabaseHeader?

  let handle: OpaquePointer

  /// Used by its own functions alone, which call nothing that could use it: checking that each time took 3 % of finding a
  /// recipe.
  @exclusivity(unchecked) var cache = StatementCache(capacity: 64)
  var transactionState = TransactionState.none

  /// The recorder of the changes of the present transaction, if there is one.
  var recorder: ChangeRecorder?
  let shouldStop: (() -> Bool)?

  /// The tables that another program has made: they are checked for damage alone, and nothing is evaluated for that.
  package var foreignTables: Set<String> = []
  private let waiter: Waiter

  /// Opens a database.
  ///
  /// - Parameters:
  ///   - busyPolicy: How long to wait for other connections' locks, and whom to tell.
  ///   - shouldStop: Asked often while a statement runs or a lock is waited for; `true` ends both with
  ///     `ResultCode.interrupted`. It is called on this connection's thread, from inside SQLite.
  ///   - admit: Shown the file's header before SQLite reads the file; what it throws leaves the file untouched, even
  ///     where a journal that another program left next to it waits to be rolled back.
  /// - Throws: What `admit` throws, or `SQLiteError`: `.cannotOpen` for a missing file or folder,
  ///   `.cannotOpenFolder` for a path that is a folder, `.notADatabase` for a file of another kind. A file that
  ///   was created by this call stays, empty.
  package init(
    _ location: Location,
    access: Access = .readWrite,
    busyPolicy: BusyPolicy = BusyPolicy(),
    shouldStop: (() -> Bool)? = nil,
    admit: (DatabaseHeader) throws -> Void = { _ in }
  ) throws {
    let handle = try Self.open(location, access: access)
    do {
      header = try DatabaseHeader(of: handle)
      if let header { try admit(header) }
    } catch {
      sqlite3_close_v2(handle)
      throw error
    }
    self.location = location
    self.handle = handle
    self.shouldStop = shouldStop
    waiter = Waiter(policy: busyPolicy, shouldStop: shouldStop) { WriteTrace(of: handle) }
    waiter.install(on: handle)
    try applySettings()
  }

  deinit {
    cache.removeAll()
    sqlite3_close_v2(handle)
  }
}

extension Connection {
  /// The rowid that the last successful INSERT gave, 0 if there was none.
  ///
  /// - Source: sqlite.org/c3ref/last_insert_rowid.html.
  package var lastInsertRowID: Int64 { sqlite3_last_insert_rowid(handle) }

  /// The number of rows that the last INSERT, UPDATE or DELETE changed, triggers apart.
  ///
  /// - Source: sqlite.org/c3ref/changes.html.
  @usableFromInline
  package var changes: Int { Int(sqlite3_changes64(handle)) }

  /// The number of rows changed since the connection was opened, by triggers too.
  ///
  /// - Source: sqlite.org/c3ref/total_changes.html.
  package var totalChanges: Int { Int(sqlite3_total_changes64(handle)) }

  /// `true` if the file can only be read, as asked or because of its permissions.
  package var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

  /// SQLite's version, such as `3.40.1`.
  package static var libraryVersion: String { String(cString: sqlite3_libversion()) }

  func error(_ code: Int32, sql: String? = nil, scriptOffset: Int = 0) -> SQLiteError {
    SQLiteError(code, on: handle, sql: sql, scriptOffset: scriptOffset)
  }

  /// `true` if the file is no longer the one of its name: it was deleted, or moved away, or another took its place.
  ///
  /// SQLite itself refuses to write to such a file, with `.readOnlyDatabaseMoved`.
  ///
  /// - Source: sqlite.org/c3ref/c_fcntl_begin_atomic_write.html, SQLITE_FCNTL_HAS_MOVED.
  package var hasMoved: Bool {
    var hasMoved: Int32 = 0
    return sqlite3_file_control(handle, "main", SQLITE_FCNTL_HAS_MOVED, &hasMoved) == SQLITE_OK && hasMoved != 0
  }
}
