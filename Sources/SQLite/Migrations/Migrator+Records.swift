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
    try connection.execute(Self.table)
  }

  private static let table = """
    CREATE TABLE migrations (
      version INTEGER PRIMARY KEY,
      identifier TEXT NOT NULL UNIQUE,
      checksum INTEGER NOT NULL
    ) STRICT
    """

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
    let records = try records(on: connection)
    for (index, record) in records.enumerated() {
      guard index < migrations.count, migrations[index].identifier == record.identifier else {
        throw MigrationError.unknownMigration(identifier: record.identifier)
      }
      guard migrations[index].checksum == record.checksum else {
        throw MigrationError.editedMigration(identifier: record.identifier)
      }
    }
    guard records.count == version else {
      throw MigrationError.inconsistentVersion(version: version, applied: records.count)
    }
  }

  private func records(on connection: Connection) throws -> [(identifier: String, checksum: Int64)] {
    let statements = try connection.query("SELECT sql FROM sqlite_schema WHERE name LIKE 'migrations'") {
      $0.text(at: 0)
    }
    if statements.isEmpty { return [] }
    // The records are read before the schema is compared with ours, and a view of that name could run for ever.
    guard statements == [Self.table] else {
      throw MigrationError.foreignDatabase(applicationID: applicationID)
    }
    return try connection.query("SELECT identifier, checksum FROM migrations ORDER BY version") {
      (identifier: $0.text(at: 0), checksum: $0.int64(at: 1))
    }
  }
}
