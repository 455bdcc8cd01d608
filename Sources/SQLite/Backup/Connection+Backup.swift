import CSQLite

extension Connection {
  /// Writes a copy of the database, as it is at one moment, to a file, and replaces a file that was there.
  ///
  /// Others may read meanwhile; whoever wants to write waits until the copy is made. What a write transaction of this
  /// connection has not committed yet would be copied too; a second connection copies what is committed.
  ///
  /// The copy is made beside `path`, readable by its owner only, checked, synced and only then renamed, so at every
  /// moment `path` is what it was or the complete copy.
  ///
  /// - Throws: `SQLiteError`: `.corrupt` if the copy is not sound, `.full` for a full disk, or what else failed.
  ///   Nothing is left of the copy, and `path` is what it was.
  /// - Source: sqlite.org/backup.html.
  package func backUp(to path: String) throws {
    let partial = try PartialFile(for: path)
    do {
      try copy(to: partial.path)
      try partial.syncAndRename()
    } catch {
      partial.remove()
      throw error
    }
  }

  private func copy(to path: String) throws {
    let copy = try Connection(.file(path))
    try copy.overwrite(with: self)
    if let problem = try copy.integrityProblems().first {
      throw SQLiteError(code: .corrupt, message: "the copy is not sound: \(problem)")
    }
  }

  private func overwrite(with source: Connection) throws(SQLiteError) {
    guard let backup = sqlite3_backup_init(handle, "main", source.handle, "main") else {
      throw error(sqlite3_extended_errcode(handle))
    }
    sqlite3_backup_step(backup, -1)
    // Repeats the code of the step where that failed.
    let code = sqlite3_backup_finish(backup)
    if code != SQLITE_OK { throw error(code) }
  }
}
