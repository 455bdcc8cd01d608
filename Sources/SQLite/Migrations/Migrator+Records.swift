/// The table `migrations`, which says what the database has had.
extension Migrator {
  /// Returns the number of migrations applied, having checked that they are the first ones of ours.
  func version(of connection: Connection) throws -> Int {
    try connection.read {
      let found = try connection.applicationID()
      guard found == applicationID else {
        guard found == 0, try isEmpty(connection) else { throw MigrationError.foreignDatabase(applicationID: found) }
        return 0
      }
      let version = try connection.userVersion()
      guard version <= migrations.count else {
        throw MigrationError.newerDatabase(version: version, known: migrations.count)
      }
      try checkRecords(on: connection, version: version)
      return version
    }
  }

  func initialize(_ connection: Connection) throws {
    try connection.setApplicationID(applicationID)
    try connection.execute(
      """
      CREATE TABLE migrations (
        version INTEGER PRIMARY KEY,
        identifier TEXT NOT NULL UNIQUE,
        checksum INTEGER NOT NULL
      ) STRICT
      """)
  }

  func record(_ migration: Migration, version: Int, on connection: Connection) throws {
    try connection.run(
      "INSERT INTO migrations (version, identifier, checksum) VALUES (?1, ?2, ?3)",
      version, migration.identifier, migration.checksum)
    try connection.setUserVersion(version)
  }

  func checkForeignKeys(on connection: Connection, after migration: Migration) throws {
    let table = try connection.first("PRAGMA foreign_key_check") { $0.text(at: 0) }
    if let table { throw MigrationError.brokenForeignKey(identifier: migration.identifier, table: table) }
  }

  private func isEmpty(_ connection: Connection) throws -> Bool {
    try connection.first("SELECT 1 FROM sqlite_schema LIMIT 1") { _ in } == nil
  }

  private func checkRecords(on connection: Connection, version: Int) throws {
    var applied = 0
    try connection.forEachRow("SELECT identifier, checksum FROM migrations ORDER BY version") { row in
      let identifier = row.text(at: 0)
      guard applied < migrations.count, migrations[applied].identifier == identifier else {
        throw MigrationError.unknownMigration(identifier: identifier)
      }
      guard migrations[applied].checksum == row.int64(at: 1) else {
        throw MigrationError.editedMigration(identifier: identifier)
      }
      applied += 1
    }
    guard applied == version else { throw MigrationError.inconsistentVersion(version: version, applied: applied) }
  }
}
