import Files
import Glibc
import Migrations
import SQLite

extension RecipeStore {
  static let migrator = Migrator(
    applicationID: applicationID, migrations: Migrations.all.map { Migration(identifier: $0.identifier, sql: $0.sql) })

  /// "Rcps", which marks the file as ours (sqlite.org/pragma.html, application_id).
  static let applicationID: Int32 = 0x5263_7073

  static func open(
    _ location: StoreLocation, access: StoreAccess, environment: StoreEnvironment, migrator: Migrator = migrator,
    fill: (Connection) throws -> Void = { _ in }
  ) throws -> Connection {
    let isNew = location.isNamedFile && FileKind(of: location.path) == .missing
    do {
      let connection = try connect(to: location, access: access, environment: environment, migrator: migrator)
      do {
        try connection.createRecipeFunctions()
        try fill(connection)
        try prepare(connection, at: location, access: access, environment: environment, migrator: migrator)
      } catch {
        if isNew {
          removeFile(location.path, of: connection) {
            try connection.fileSize() == 0 || isUnfinished(connection, migrator: migrator)
          }
        }
        throw error
      }
      return connection
    } catch let error as FileError {
      throw RecipeStoreError(error)
    } catch let error as MigrationError {
      throw RecipeStoreError(error, at: location)
    } catch let error as SQLiteError {
      throw RecipeStoreError(error, at: location)
    }
  }

  static func connect(
    to location: StoreLocation, access: StoreAccess, environment: StoreEnvironment, migrator: Migrator
  ) throws -> Connection {
    let busyPolicy = BusyPolicy(
      timeout: environment.busyTimeout, outlastsWork: environment.outlastsWork, onNotice: environment.onBusy)
    switch location {
    case .memory:
      return try Connection(.memory, busyPolicy: busyPolicy, shouldStop: environment.shouldStop)
    case .temporary:
      return try Connection(.temporary, busyPolicy: busyPolicy, shouldStop: environment.shouldStop)
    case .file(let path, let isDefault):
      let file = DatabaseFile(path: path)
      if access == .changing || access == .writing { try checkOpenFiles() }
      let isThere = try file.checkExists(orMayBeCreatedFor: access, isDefault: isDefault)
      let connection = try file.creating(!isThere) {
        try Connection(
          .file(path), access: isThere ? .readWrite : .create, busyPolicy: busyPolicy,
          shouldStop: environment.shouldStop, admit: migrator.admit)
      }
      if access == .reading || access == .peeking, isThere, try connection.fileSize() == 0 {
        return try Connection(.memory, busyPolicy: busyPolicy, shouldStop: environment.shouldStop)
      }
      if access == .changing || access == .writing {
        if connection.isReadOnly { throw RecipeStoreError.openedToReadOnly(path) }
        if let name = FileSystem.networkName(of: path) { environment.onNetworkFileSystem(name) }
      }
      return connection
    }
  }

  /// - Throws: `RecipeStoreError.tooFewOpenFiles`.
  static func checkOpenFiles() throws {
    let limit = OpenFiles.limit
    if limit < OpenFiles.needed { throw RecipeStoreError.tooFewOpenFiles(limit: limit) }
  }

  /// `true` if some migrations have failed, and nothing has been added.
  private static func isUnfinished(_ connection: Connection, migrator: Migrator) throws -> Bool {
    try !migrator.pending(on: connection).isEmpty
      && connection.first(RecipesTable.count) { $0.int(at: 0) } == 0
  }

  /// Brings the schema up to date, having checked that it is ours, all in as few locks as possible.
  private static func prepare(
    _ connection: Connection, at location: StoreLocation, access: StoreAccess, environment: StoreEnvironment,
    migrator: Migrator
  ) throws {
    let pending = try connection.read {
      let pending = try migrator.pending(on: connection)
      let applied = migrator.migrations.count - pending.count
      if let fault = try connection.schemaFault(after: applied, of: migrator) {
        throw RecipeStoreError(fault, at: location.path)
      }
      return pending
    }
    if access == .peeking {
      guard pending.isEmpty else { throw RecipeStoreError.notOurDatabase(location.path) }
      return
    }
    try connection.leaveWriteAheadLog()
    guard !pending.isEmpty else { return }
    if location.isNamedFile { try checkOpenFiles() }
    try migrator.migrate(connection) { next in
      let backup = "\(location.path).before-\(next.identifier)"
      let committed = try Connection(.file(location.path), access: .readOnly)
      committed.foreignTables = connection.foreignTables
      try committed.backUp(to: backup)
      environment.onMigration(backup)
    }
  }

  /// Deletes the file that opening this store has made, if it is empty and its name is still its own.
  ///
  /// So a command that fails leaves no empty database. The write lock is held meanwhile: a program that waits for it
  /// finds the file gone, and SQLite refuses to write to a file that is.
  package func discardIfNew() {
    guard hasMadeFile, case .file(let path, _) = location else { return }
    Self.removeFile(path, of: connection) {
      try connection.first(RecipesTable.count) { $0.int(at: 0) } == 0
        && connection.query(CollectionsTable.names) { $0.text(at: 0) }.isEmpty
    }
  }

  /// Takes away the file of a connection under its write lock if it is worth nothing; what fails leaves it there.
  static func removeFile(_ path: String, of connection: Connection, if isWorthless: () throws -> Bool) {
    try? connection.transaction {
      if try isWorthless(), !connection.hasMoved { unlink(path) }
    }
  }
}

extension RecipeStoreError {
  init(_ error: MigrationError, at location: StoreLocation) {
    self =
      switch error {
      case .foreignDatabase, .unknownMigration, .inconsistentVersion: .notOurDatabase(location.path)
      case .otherTextEncoding: .otherEncoding(location.path)
      case .newerDatabase(let version, let known): .newer(location.path, found: version, known: known)
      case .editedMigration(let identifier): .editedMigration(identifier)
      case .failedMigration(_, let error): RecipeStoreError(error, at: location)
      case .brokenForeignKey: .damaged(location.path)
      }
  }
}
