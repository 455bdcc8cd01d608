import CSQLite

extension Connection {
  /// Whether the file is no longer the one of its name: it was deleted, or moved away, or another took its place.
  ///
  /// SQLite itself refuses to write to such a file, with `.readOnlyDatabaseMoved`.
  ///
  /// - Source: sqlite.org/c3ref/c_fcntl_begin_atomic_write.html, SQLITE_FCNTL_HAS_MOVED.
  package var hasMoved: Bool {
    var hasMoved: Int32 = 0
    return sqlite3_file_control(handle, "main", SQLITE_FCNTL_HAS_MOVED, &hasMoved) == SQLITE_OK && hasMoved != 0
  }
}
