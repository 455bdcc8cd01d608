import CSQLite

extension Connection {
  /// Applies what every connection is meant to have.
  ///
  /// - `synchronous=EXTRA`: with FULL, a power cut may bring the deleted journal back and undo the last commit.
  /// - `cell_size_check`, `mmap_size=0`, defensive mode and the limits keep a damaged or hostile file harmless
  ///   (sqlite.org/security.html).
  /// - `"text"` in double quotes is never taken for a string (sqlite.org/quirks.html, section 8).
  /// - `page_size=8192`, for a database that is yet to be made: rows of a thousand bytes leave less of a page unused.
  /// - The journal mode is left alone here, since setting it writes to a file in WAL mode; DELETE is the default.
  ///
  /// - Source: sqlite.org/pragma.html, sqlite.org/c3ref/c_dbconfig_defensive.html, sqlite.org/limits.html.
  func applySettings() throws(SQLiteError) {
    enforcesForeignKeys = true
    try configure(SQLITE_DBCONFIG_DEFENSIVE, 1)
    try configure(SQLITE_DBCONFIG_DQS_DDL, 0)
    try configure(SQLITE_DBCONFIG_DQS_DML, 0)
    try configure(SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0)
    sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, 256_000_000)
    sqlite3_limit(handle, SQLITE_LIMIT_SQL_LENGTH, 100_000)
    sqlite3_limit(handle, SQLITE_LIMIT_ATTACHED, 1)
    try execute(
      """
      PRAGMA cell_size_check = ON;
      PRAGMA page_size = 8192;
      PRAGMA mmap_size = 0;
      PRAGMA synchronous = EXTRA;
      """)
  }

  /// Runs `body`, whose transaction keeps so many bytes of changed pages in memory before it writes any to the file.
  ///
  /// Others can read the file until then, and again only when the transaction has ended.
  ///
  /// - Source: sqlite.org/pragma.html#pragma_cache_spill, sqlite.org/lockingv3.html.
  package func keepingChanges<R>(upTo bytes: Int, _ body: () throws -> R) throws -> R {
    let kibibytes = bytes >> 10
    try execute("PRAGMA cache_spill = -\(kibibytes)")
    defer { try? execute("PRAGMA cache_spill = 1") }
    return try body()
  }

  /// Takes the file out of WAL mode, if somebody has put it there; while another connection is open, it stays there.
  ///
  /// Before SQLite 3.51.3 a WAL could lose transactions, and it keeps a file in a read-only folder from being read.
  ///
  /// - Source: sqlite.org/wal.html.
  package func leaveWriteAheadLog() throws(SQLiteError) {
    guard header?.usesWriteAheadLog == true, !isReadOnly else { return }
    do throws(SQLiteError) {
      try execute("PRAGMA journal_mode = DELETE")
    } catch {
      guard ResultCode.busy ~= error.code else { throw error }
    }
  }

  /// `true` if foreign keys are enforced, as they are at first.
  ///
  /// - Source: sqlite.org/foreignkeys.html.
  package var enforcesForeignKeys: Bool {
    get {
      var isOn: Int32 = 0
      csqlite_db_config(handle, SQLITE_DBCONFIG_ENABLE_FKEY, -1, &isOn)
      return isOn != 0
    }
    set { csqlite_db_config(handle, SQLITE_DBCONFIG_ENABLE_FKEY, newValue ? 1 : 0, nil) }
  }

  /// `true` if triggers fire and views can be read, as they do and can at first; off where those of a file are not trusted.
  ///
  /// - Source: sqlite.org/c3ref/c_dbconfig_defensive.html, SQLITE_DBCONFIG_ENABLE_TRIGGER and _ENABLE_VIEW.
  package func setRunsTriggersAndViews(_ isOn: Bool) throws(SQLiteError) {
    try configure(SQLITE_DBCONFIG_ENABLE_TRIGGER, isOn ? 1 : 0)
    try configure(SQLITE_DBCONFIG_ENABLE_VIEW, isOn ? 1 : 0)
  }

  /// Runs `body` with the schema's table and the tables of virtual tables open for writing.
  ///
  /// Malformed entries of the schema are passed over meanwhile. Afterwards the schema is read again.
  ///
  /// - Source: sqlite.org/pragma.html#pragma_writable_schema.
  package func withWritableSchema<R>(_ body: () throws -> R) throws -> R {
    try configure(SQLITE_DBCONFIG_DEFENSIVE, 0)
    defer { try? configure(SQLITE_DBCONFIG_DEFENSIVE, 1) }
    clearStatementCache()
    try execute("PRAGMA writable_schema = ON")
    defer { clearStatementCache() }
    do {
      let result = try body()
      try execute("PRAGMA writable_schema = RESET")
      return result
    } catch {
      // In a transaction that SQLite has given up nothing runs; the setting alone does no harm while defensive mode is on.
      try? execute("PRAGMA writable_schema = RESET")
      throw error
    }
  }

  private func configure(_ option: Int32, _ value: Int32) throws(SQLiteError) {
    let code = csqlite_db_config(handle, option, value, nil)
    if code != SQLITE_OK { throw error(code) }
  }
}

/// - Source: sqlite.org/pragma.html.
extension Connection {
  /// Changes whenever another connection has changed the database.
  ///
  /// Only two values from the same connection can be compared.
  package func dataVersion() throws(SQLiteError) -> Int {
    try integer("PRAGMA data_version")
  }

  /// The schema's version, for its owner to use; 0 in a new database.
  package func userVersion() throws(SQLiteError) -> Int {
    try integer("PRAGMA user_version")
  }

  package func setUserVersion(_ version: Int) throws(SQLiteError) {
    // A PRAGMA takes no parameters.
    try execute("PRAGMA user_version = \(version)")
  }

  /// The program that the file belongs to; 0 in a new database.
  package func applicationID() throws(SQLiteError) -> Int32 {
    Int32(truncatingIfNeeded: try integer("PRAGMA application_id"))
  }

  package func setApplicationID(_ identifier: Int32) throws(SQLiteError) {
    try execute("PRAGMA application_id = \(identifier)")
  }

  private func integer(_ sql: String) throws(SQLiteError) -> Int {
    var statement = try takeStatement(sql)
    let result: Int
    do {
      result = try statement.step() ? statement.int(at: 0) : 0
    } catch {
      giveBack(statement)
      throw error
    }
    giveBack(statement)
    return result
  }
}
