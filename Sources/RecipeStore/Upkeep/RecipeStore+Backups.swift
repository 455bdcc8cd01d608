import Files
import Migrations
import SQLite

/// The content of a backup.
package struct BackupSummary: Equatable, Sendable {
  package var recipes = 0

  /// The pictures that are not in it, since the library does not have them either.
  package var missingPictures: [MissingPicture] = []
}

extension RecipeStore {
  /// Writes a copy of the whole database, as it is at one moment, to a file, which others may change meanwhile.
  ///
  /// The copy is checked before it gets its name: it is intact, and each recipe in it is what was saved. Pictures go into
  /// a folder next to it; those that the library lacks are no reason to have no backup at all, and are returned.
  ///
  /// - Parameters:
  ///   - replacing: Whether a file that is there is replaced.
  ///   - onProgress: Told now and then how many of how many pages are copied.
  /// - Throws: `RecipeStoreError.fileExists`; `.isDatabase` for the very file that is open; `.journalInTheWay`;
  ///   `.damaged` and `.altered` where there is nothing intact to copy; or what kept the file from being written, with
  ///   its path. No file is then made or changed.
  @discardableResult
  package func backUp(
    to path: String, replacing: Bool = false, onProgress: (_ copied: Int, _ total: Int) -> Void = { _, _ in }
  ) throws -> BackupSummary {
    let path = FileName.resolved(path)
    try LibraryFiles(of: location).checkMayMakeDatabase(path, isReplacing: replacing)
    var summary = BackupSummary()
    let copied = PictureStore(besides: path)
    let countBefore = copied.names().count
    do {
      try connection.backUp(to: path, replacing: replacing) { copied, total in
        onProgress(copied, total)
        if environment.shouldStop?() == true { throw RecipeStoreError.interrupted }
      } check: { copy in
        try copy.createRecipeFunctions()
        try copy.checkRowsAreUnaltered(in: LibraryTable.all)
        summary.missingPictures = try addPictures(of: copy, to: path)
        summary.recipes = try copy.first(CountsTables.recipes) { $0.int(at: 0) } ?? 0
      }
    } catch {
      let failure =
        switch error {
        case let error as FileError: RecipeStoreError(error)
        case let error as SQLiteError: backupError(error, path)
        case let error as RecipeStoreError: error
        default: throw error
        }
      let count = copied.names().count - countBefore
      throw count > 0 ? .leavingPictures(failure, count: count, folder: copied.folder) : failure
    }
    return summary
  }

  /// Copies all pictures of the library and its history into the folder next to a copy, from which a restore brings them
  /// back, and returns those that recipes name and that are not there.
  ///
  /// They are there before the copy is. What is damaged there is replaced.
  private func addPictures(of copy: Connection, to path: String) throws -> [MissingPicture] {
    guard let pictures else { return [] }
    let named = try copy.namesOfPictures()
    let names = try named.union(pictures.names()).union(copy.namesOfPicturesInHistory())
    let faults = try PictureStore(besides: path).add(names.sorted(), from: pictures)
    return try copy.missingPictures { faults[$0] }
  }

  /// Returns an error that names the copy, with which something has failed.
  private func backupError(_ error: SQLiteError, _ path: String) -> RecipeStoreError {
    switch error.code {
    case .corrupt, .inputOutputRead: RecipeStoreError(error, at: location)
    default: RecipeStoreError(error, at: .file(path, isDefault: false))
    }
  }

  /// Checks a backup wholly: it is ours, not newer than this program, intact, and each recipe in it is what was saved.
  ///
  /// - Returns: How many recipes are in it.
  /// - Throws: `RecipeStoreError` with the backup's path.
  package static func checkBackup(_ path: String, environment: StoreEnvironment) throws -> Int {
    try withBackup(path, environment: environment) { try $0.checkRecipes(in: path) }
  }

  /// Replaces a database by a backup, and keeps its content in a file next to it.
  ///
  /// The backup is copied, checked and brought up to date first; then the copy's pages replace the database's under its
  /// lock, in one transaction. So the file is the same one, others who have it open see the new content, and whenever
  /// the process dies the database is the old one or the new one. Pictures next to the backup come in as well, instead of
  /// damaged ones too, and none is deleted. The history ends: its steps are not of these recipes.
  ///
  /// - Parameters:
  ///   - location: A database that may be damaged, or missing.
  ///   - onProgress: Told now and then how many of how many pages are copied.
  /// - Throws: `RecipeStoreError`; the database is then what it was.
  package static func restore(
    _ path: String, into location: StoreLocation, environment: StoreEnvironment,
    onProgress: (_ copied: Int, _ total: Int) -> Void = { _, _ in }
  ) throws -> RestoreSummary {
    try withBackup(path, environment: environment) { backup in
      if FileName.areSame(path, location.path) { throw RecipeStoreError.isDatabase(path) }
      do {
        return try replace(location, with: backup, from: path, environment: environment, onProgress)
      } catch let error as FileError {
        throw RecipeStoreError(error)
      } catch let error as MigrationError {
        throw RecipeStoreError(error, at: location)
      } catch let error as SQLiteError {
        throw RecipeStoreError(error, at: location)
      }
    }
  }

  /// Returns whether there is anything in a file that a restore would replace.
  package static func hasContent(at location: StoreLocation) -> Bool {
    FileName.size(of: location.path) > 0
  }

  private static func replace(
    _ location: StoreLocation, with backup: Connection, from source: String, environment: StoreEnvironment,
    _ onProgress: (Int, Int) -> Void
  ) throws -> RestoreSummary {
    guard case .file(let path, let isDefault) = location else { throw RecipeStoreError.noSuchFile(location.path) }
    _ = try DatabaseFile(path: path).checkExists(orMayBeCreatedFor: .writing, isDefault: isDefault)
    return try backup.withTemporaryCopy(nextTo: FileName.resolved(path)) { copy in
      try copy.createRecipeFunctions()
      _ = try copy.checkRecipes(in: source)
      try migrator.migrate(copy)
      try copy.endHistory()
      let backup = StoreLocation.file(source, isDefault: false)
      try Doctor(copy, copiedFrom: backup, environment: environment).prepareForRestore()
      let recipes = try copy.first(RecipesTable.count) { $0.int(at: 0) } ?? 0
      let target = try connect(to: location, access: .writing, environment: environment, migrator: migrator)
      try target.leaveWriteAheadLog()
      var restoration = RestoreSummary(recipes: recipes, foreignTables: target.foreignTables(besides: copy))
      restoration.backup = try target.replace(with: copy, at: location, environment: environment) {
        restoration.missingPictures = try copy.addPictures(besides: source, to: PictureStore(besides: path))
      } onProgress: {
        onProgress($0, $1)
      }
      return restoration
    }
  }

  private static func withBackup<R>(
    _ path: String, environment: StoreEnvironment, _ body: (Connection) throws -> R
  ) throws -> R {
    let location = StoreLocation.file(path, isDefault: false)
    do {
      _ = try DatabaseFile(path: path).checkExists(orMayBeCreatedFor: .reading, isDefault: false)
      let backup = try Connection(
        .file(path), access: .readOnly, shouldStop: environment.shouldStop, admit: migrator.admit)
      try backup.createRecipeFunctions()
      let applied = try migrator.applied(on: backup).count
      guard applied > 0 else { throw RecipeStoreError.notOurDatabase(path) }
      if let fault = try backup.schemaFault(after: applied, of: migrator) { throw RecipeStoreError(fault, at: path) }
      return try body(backup)
    } catch let error as MigrationError {
      throw RecipeStoreError(error, at: location)
    } catch let error as SQLiteError {
      throw RecipeStoreError(error, at: location)
    }
  }
}

/// The outcome of a restore.
package struct RestoreSummary: Equatable, Sendable {
  /// The number of recipes that there are now.
  package var recipes: Int

  /// The path of everything that was there before; `nil` if there was nothing.
  package var backup: String?

  /// The tables of other programs that the backup does not have, and that are now only where everything is kept.
  package var foreignTables: [String] = []

  /// The pictures of its recipes that are neither next to the backup nor next to the database.
  package var missingPictures: [MissingPicture] = []
}

extension Connection {
  /// Checks the whole file, and returns the number of recipes.
  fileprivate func checkRecipes(in path: String) throws -> Int {
    guard try integrityProblems().isEmpty, try brokenReferences().isEmpty else {
      throw RecipeStoreError.damaged(path)
    }
    if try first(RecipesTable.hasHashes, row: { _ in }) != nil { try checkRowsAreUnaltered() }
    return try first(RecipesTable.count) { $0.int(at: 0) } ?? 0
  }

  /// The tables that another database lacks; empty where the schema cannot be read.
  fileprivate func foreignTables(besides other: Connection) -> [String] {
    func tables(of connection: Connection) throws -> [String] {
      try connection.schema().filter { $0.type == "table" && !$0.isMadeBySQLite }.map(\.name)
    }
    let known = (try? tables(of: other)) ?? []
    return (try? tables(of: self).filter { !known.contains($0) }) ?? []
  }

  /// Takes out the history: what is there from now on was not made by its steps.
  ///
  /// Some chunks at a time, since the copy can undo a statement only by keeping it in memory.
  fileprivate func endHistory() throws {
    while try run(MaintenanceSQL.deleteSomePieces) > 0 {}
    try run(MaintenanceSQL.deleteSteps)
  }

  /// Adds the pictures next to a backup that its recipes name, and returns those that are not there then.
  fileprivate func addPictures(besides source: String, to target: PictureStore) throws -> [MissingPicture] {
    let pictures = PictureStore(besides: source)
    let faults = try target.add(namesOfPictures().union(pictures.names()).sorted(), from: pictures)
    return try missingPictures { faults[$0] }
  }

  /// Replaces the content, and returns the name of the file in which the old one is kept.
  ///
  /// - Parameter addPictures: Called under the lock, under which doctor deletes no picture that was just added.
  fileprivate func replace(
    with source: Connection, at location: StoreLocation, environment: StoreEnvironment, addPictures: () throws -> Void,
    onProgress: (Int, Int) -> Void
  ) throws -> String? {
    let backup = AutomaticBackups(of: location).name(before: "restore", now: environment.now())
    var isEmpty = false
    try replaceContent(with: source) {
      isEmpty = try fileSize() == 0
      if !isEmpty { try writeBytes(to: backup) }
      try addPictures()
    } onProgress: { copied, total in
      onProgress(copied, total)
      if environment.shouldStop?() == true { throw RecipeStoreError.interrupted }
    }
    return isEmpty ? nil : backup
  }
}
