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
