import CSQLite

extension Connection {
  /// Puts a copy of what another database holds, as it is at one moment, in the place of what this one holds.
  ///
  /// - Source: sqlite.org/backup.html.
  package func takeContent(of source: Connection) throws(SQLiteError) {
    guard let backup = sqlite3_backup_init(handle, "main", source.handle, "main") else {
      throw error(sqlite3_extended_errcode(handle))
    }
    sqlite3_backup_step(backup, -1)
    // Repeats the code of the step where that failed.
    let code = sqlite3_backup_finish(backup)
    if code != SQLITE_OK { throw error(code) }
  }
}
