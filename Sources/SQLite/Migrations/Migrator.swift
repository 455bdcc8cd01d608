/// Brings a database to the schema that the program knows.
///
/// Each migration runs in one write transaction together with the row that records it and the file's `user_version`,
/// which is the number of migrations applied. So the file always is wholly at one version, whatever happens, and
/// programs that start at the same moment wait for each other and find the work done.
package struct Migrator: Sendable {
  package let applicationID: Int32

  /// All migrations, in the order in which they are applied. New ones are added at the end.
  package let migrations: [Migration]

  /// - Precondition: Identifiers are unique, and `applicationID` is not 0.
  package init(applicationID: Int32, migrations: [Migration]) {
    precondition(applicationID != 0, "0 is the application id of files that have none")
    precondition(
      Set(migrations.map(\.identifier)).count == migrations.count, "two migrations have the same identifier")
    self.applicationID = applicationID
    self.migrations = migrations
  }

  /// Refuses another program's file by its header, and one whose text is not UTF-8, for `Connection.init(…admit:)`.
  ///
  /// A file without application id may be a new one of ours, unless it is in WAL mode or in UTF-16, or somebody has left a
  /// journal next to it: ours have their application id before there is anything to undo.
  package func admit(_ header: DatabaseHeader) throws(MigrationError) {
    let mayBeNew =
      header.applicationID == 0 && !header.usesWriteAheadLog && !header.hasJournal && !header.usesUTF16
    guard header.applicationID == applicationID || mayBeNew else {
      throw .foreignDatabase(applicationID: header.applicationID)
    }
    if header.usesUTF16 { throw .otherTextEncoding }
  }

  /// The identifiers of the migrations that the database has had.
  ///
  /// - Throws: `MigrationError` for a database that is not ours, is newer, or whose migrations are not these.
  package func applied(on connection: Connection) throws -> [String] {
    Array(migrations.prefix(try version(of: connection)).map(\.identifier))
  }

  /// The migrations that the database still needs.
  ///
  /// - Throws: As `applied(on:)`.
  package func pending(on connection: Connection) throws -> [Migration] {
    Array(migrations.dropFirst(try version(of: connection)))
  }

  /// Applies the pending migrations.
  ///
  /// Foreign keys are not enforced meanwhile, so that a table can be rebuilt, but nothing that breaks one is committed
  /// (sqlite.org/lang_altertable.html, section 7).
  ///
  /// - Parameters:
  ///   - backUp: Called with the first migration to come for a database that has had some, while this connection
  ///     holds the write lock: nothing can change between the backup and the migration. It must use a connection of its
  ///     own.
  /// - Returns: The identifiers of the migrations applied by this call.
  /// - Throws: `MigrationError`, what `backUp` throws, or `SQLiteError`. The migrations before the one that
  ///   failed stay.
  @discardableResult
  package func migrate(_ connection: Connection, backUp: (_ next: Migration) throws -> Void = { _ in })
    throws -> [String]
  {
    guard try version(of: connection) < migrations.count else { return [] }
    connection.enforcesForeignKeys = false
    defer { connection.enforcesForeignKeys = true }
    var applied: [String] = []
    while let identifier = try applyNext(on: connection, backUp: applied.isEmpty ? backUp : { _ in }) {
      applied.append(identifier)
    }
    return applied
  }

  /// Applies the first pending migration, and returns its identifier.
  ///
  /// Where only the last sync fails, the migration is made, and would be made again if a power failure undid it.
  private func applyNext(on connection: Connection, backUp: (Migration) throws -> Void) throws -> String? {
    var applied: String?
    do {
      try connection.transaction { applied = try applyNextWithinTransaction(on: connection, backUp: backUp) }
    } catch let error as SQLiteError where error.isOfCommit && error.commitOutcome == .committedUnlessPowerFails {}
    return applied
  }

  /// The version is read under the write lock, as another process may have been faster.
  private func applyNextWithinTransaction(
    on connection: Connection, backUp: (Migration) throws -> Void
  ) throws -> String? {
    let version = try version(of: connection)
    guard version < migrations.count else { return nil }
    let migration = migrations[version]
    if version > 0 { try backUp(migration) } else { try initialize(connection) }
    do throws(SQLiteError) {
      try connection.executeWithinTransaction(migration.sql)
    } catch {
      throw MigrationError.failedMigration(identifier: migration.identifier, error)
    }
    try checkForeignKeys(on: connection, after: migration)
    try record(migration, version: version + 1, on: connection)
    return migration.identifier
  }
}

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
    if let broken = try connection.brokenReferences().first {
      throw MigrationError.brokenForeignKey(identifier: migration.identifier, table: broken.table)
    }
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

/// One step of the schema's history: SQL text that is never changed once it has been released.
package struct Migration: Hashable, Sendable {
  /// The name that it is recorded and reported by.
  package let identifier: String

  package let sql: String

  /// A number that tells whether the text is still the same, line ends apart.
  package let checksum: Int64

  package init(identifier: String, sql: String) {
    self.identifier = identifier
    self.sql = sql
    checksum = Checksum.of(sql)
  }
}

/// Why a database was not migrated. In every case the file is as it was.
package enum MigrationError: Error, Hashable {
  /// The file is another program's: it has another application id, or tables but none of ours.
  case foreignDatabase(applicationID: Int32)

  /// The file is ours, and its text is UTF-16, which nothing here makes or reads.
  case otherTextEncoding

  /// A newer version of the program has written the file.
  case newerDatabase(version: Int, known: Int)

  /// The text of a migration is not the one that was applied.
  case editedMigration(identifier: String)

  /// The file has had a migration that is not the one known in its place.
  case unknownMigration(identifier: String)

  /// The number of recorded migrations is not the file's version.
  case inconsistentVersion(version: Int, applied: Int)

  /// SQLite refused a migration.
  case failedMigration(identifier: String, SQLiteError)

  /// A migration would have left rows of `table` that refer to nothing.
  case brokenForeignKey(identifier: String, table: String)
}
