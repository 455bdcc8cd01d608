import CSQLite

extension Connection {
  /// Applies what every connection is meant to have.
  ///
  /// - `synchronous=EXTRA`: with FULL, a power cut may bring the deleted journal back and undo the last commit.
  /// - `cell_size_check`, `mmap_size=0`, defensive mode and the limits keep a damaged or hostile file harmless
  ///   (sqlite.org/security.html).
  /// - `"text"` in double quotes is never taken for a string (sqlite.org/quirks.html, section 8).
  /// - The journal mode is left alone here, since setting it writes to a file in WAL mode; DELETE is the default.
  ///
  /// - Source: sqlite.org/pragma.html, sqlite.org/c3ref/c_dbconfig_defensive.html, sqlite.org/limits.html.
  func applySettings() throws(SQLiteError) {
    try configure(SQLITE_DBCONFIG_DEFENSIVE, 1)
    try configure(SQLITE_DBCONFIG_DQS_DDL, 0)
    try configure(SQLITE_DBCONFIG_DQS_DML, 0)
    try configure(SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0)
    sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, 256_000_000)
    sqlite3_limit(handle, SQLITE_LIMIT_SQL_LENGTH, 100_000)
    sqlite3_limit(handle, SQLITE_LIMIT_ATTACHED, 1)
    try execute(
      """
      PRAGMA foreign_keys = ON;
      PRAGMA cell_size_check = ON;
      PRAGMA mmap_size = 0;
      PRAGMA synchronous = EXTRA;
      """)
  }

  private func configure(_ option: Int32, _ value: Int32) throws(SQLiteError) {
    let code = csqlite_db_config(handle, option, value, nil)
    if code != SQLITE_OK { throw error(code) }
  }
}
