import CSQLite
import Glibc

extension Connection {
  /// Done once, before SQLite is first used.
  private static let preparation: Void = {
    csqlite_stop_counting_memory()
    csqlite_return_large_blocks()
  }()

  static func open(_ location: Location, access: Access) throws(SQLiteError) -> OpaquePointer {
    _ = preparation
    if case .file(let path) = location {
      if access == .create { createPrivateFile(path) }
      try checkKind(of: path)
    }
    var handle: OpaquePointer?
    let code = sqlite3_open_v2(location.name, &handle, access.flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
    guard code == SQLITE_OK, let handle else {
      // Even a failed open returns a handle, which holds the message (sqlite.org/c3ref/open.html).
      let error = SQLiteError(code, on: handle)
      sqlite3_close_v2(handle)
      throw error
    }
    return handle
  }

  /// Makes an empty file that only its owner may read or write, whatever the umask, unless there is a file.
  ///
  /// SQLite would make it readable by everybody; journals get the mode of the database. Failures are left to SQLite,
  /// which meets them again and has words for them.
  private static func createPrivateFile(_ path: String) {
    let descriptor = Glibc.open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if descriptor >= 0 {
      fchmod(descriptor, 0o600)
      close(descriptor)
    }
  }

  /// Refuses folders, which SQLite would only notice when it reads, and pipes and devices, where it might wait for ever.
  private static func checkKind(of path: String) throws(SQLiteError) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: throw SQLiteError(code: .cannotOpenFolder, message: "unable to open database file: it is a folder")
    default: throw SQLiteError(code: .notADatabase, message: "file is not a database: it is not a regular file")
    }
  }
}

extension Connection.Location {
  /// The name for SQLite, which takes `file:…`, `:memory:` and the empty name for something else than files.
  fileprivate var name: String {
    switch self {
    case .memory: ":memory:"
    case .temporary: ""
    case .file(let path): path.hasPrefix("/") ? path : "./" + path
    }
  }
}

extension Connection.Access {
  fileprivate var flags: Int32 {
    switch self {
    case .readOnly: SQLITE_OPEN_READONLY
    case .readWrite: SQLITE_OPEN_READWRITE
    case .create: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    }
  }
}

/// The first 100 bytes of a database file, read without a lock and without interpreting the rest.
///
/// - Source: sqlite.org/fileformat2.html, section 1.3.
package struct DatabaseHeader: Hashable, Sendable {
  /// Who made the file, as `PRAGMA application_id` says; 0 if it is not set.
  package let applicationID: Int32

  /// The version that the maker gave the schema, as `PRAGMA user_version` says.
  package let userVersion: Int32

  /// `true` if text is kept as UTF-16, which is decided when a database is made.
  package let usesUTF16: Bool

  /// `true` if the file is in WAL mode.
  package let usesWriteAheadLog: Bool

  /// `true` if a journal lies next to the file, by which SQLite would roll back an unfinished change.
  package let hasJournal: Bool

  /// Reads the header, which an empty file and a database in memory do not have.
  ///
  /// Bytes that are all zero are left to SQLite: a power cut while the file was made can leave that, and the journal
  /// that undoes it.
  ///
  /// The bytes come through SQLite's own file handle: opening the file a second time would drop the locks of other
  /// connections in this process when it is closed (sqlite.org/howtocorrupt.html, section 2.2).
  ///
  /// - Throws: `SQLiteError`: `.notADatabase` for a file of another kind. SQLite itself would take a file of one
  ///   byte for an empty one.
  init?(of connection: OpaquePointer) throws(SQLiteError) {
    var file: UnsafeMutablePointer<sqlite3_file>?
    sqlite3_file_control(connection, "main", SQLITE_FCNTL_FILE_POINTER, &file)
    guard let file, let methods = file.pointee.pMethods else { return nil }
    var bytes = [UInt8](repeating: 0, count: 100)
    let code = ResultCode(rawValue: methods.pointee.xRead(file, &bytes, Int32(bytes.count), 0))
    guard code == .ok || code == .inputOutputShortRead else { throw SQLiteError(code) }
    guard bytes.contains(where: { $0 != 0 }) else { return nil }
    guard bytes.starts(with: Self.beginning) else { throw SQLiteError(.notADatabase) }
    hasJournal = Self.hasJournal(connection)
    usesWriteAheadLog = bytes[18] == 2 || bytes[19] == 2
    // 1 is UTF-8, and 0 that of a file without tables; 2 and 3 are the two orders of bytes of UTF-16.
    usesUTF16 = [2, 3].contains(Self.bigEndian(bytes[56..<60]))
    userVersion = Self.bigEndian(bytes[60..<64])
    applicationID = Self.bigEndian(bytes[68..<72])
  }

  /// The beginning of every database.
  private static let beginning = Array("SQLite format 3\0".utf8)

  private static func hasJournal(_ connection: OpaquePointer) -> Bool {
    guard let name = sqlite3_filename_journal(sqlite3_db_filename(connection, "main")) else { return false }
    var status = stat()
    return stat(name, &status) == 0 && status.st_size > 0
  }

  private static func bigEndian(_ bytes: ArraySlice<UInt8>) -> Int32 {
    bytes.reduce(0) { $0 << 8 | Int32($1) }
  }
}
