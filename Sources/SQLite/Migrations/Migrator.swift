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
  /// journal beside it: ours have their application id before there is anything to take back.
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
