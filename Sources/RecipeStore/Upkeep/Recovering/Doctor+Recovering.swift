import Files
import SQLite

extension Doctor {
  /// Makes a new database of what can be read of another one, which stays as it is.
  ///
  /// Recipes keep their numbers, and their collections and orders where those can be read. The history is not taken over.
  /// Where not even the beginning of the file can be read, a copy of it gets another beginning.
  ///
  /// - Throws: `RecipeStoreError.fileExists` and what else keeps the file from being made; `.damaged` or `.notOurDatabase`
  ///   if nothing can be read. No file is there then.
  package static func recover(
    _ location: StoreLocation, to path: String, environment: StoreEnvironment
  ) throws -> Recovery {
    do {
      return try Doctor(of: location, environment: environment).recover(to: path)
    } catch let error as RecipeStoreError
      where [.damaged(location.path), .notOurDatabase(location.path), .otherEncoding(location.path)].contains(error)
    {
      guard let recovery = try recoverWithoutFirstPage(location, to: path, environment: environment) else {
        throw error
      }
      return recovery
    }
  }

  /// Returns `nil` for what is no file, and for one in which no tables of ours are found.
  private static func recoverWithoutFirstPage(
    _ location: StoreLocation, to path: String, environment: StoreEnvironment
  ) throws -> Recovery? {
    guard FileKind(of: location.path) == .file else { return nil }
    let path = FileName.resolved(path)
    try LibraryFiles(of: location).checkMayMakeDatabase(path)
    do {
      return try Connection.withFirstPageMadeAnew(
        of: location.path, beside: path, applicationID: RecipeStore.applicationID, shouldStop: environment.shouldStop
      ) { copy in
        guard try copy.hasTablesOfOurs() else { return nil }
        return try Doctor(copy, copiedFrom: location, environment: environment, refusal: .damaged(location.path))
          .recover(to: path)
      }
    } catch let error as FileError {
      throw RecipeStoreError(error)
    } catch let error as SQLiteError {
      throw RecipeStoreError(error, at: .file(path, isDefault: false))
    }
  }

  private func recover(to path: String) throws -> Recovery {
    let path = FileName.resolved(path)
    try LibraryFiles(of: location).checkMayMakeDatabase(path)
    var recovery = Recovery()
    // What computes a column is not ours, and may take for ever.
    if try DamagedTables(connection: connection).areComputed() { throw refusal ?? .damaged(location.path) }
    do {
      try Connection.makeFile(at: path, replacing: false, shouldStop: environment.shouldStop) { target in
        try target.createRecipeFunctions()
        try RecipeStore.migrator.migrate(target)
        try target.transaction {
          var salvage = Salvage(from: connection, to: target, environment: environment)
          recovery = try salvage.run()
          if recovery.isEmpty { throw refusal ?? .damaged(location.path) }
        }
        let pictures = PictureStore(besides: location.path)
        let names = try target.namesOfPictures().union(pictures.names())
        try PictureStore(besides: path).add(names.sorted(), from: pictures)
      }
    } catch let error as FileError {
      throw RecipeStoreError(error)
    } catch let error as SQLiteError {
      throw RecipeStoreError(error, at: .file(path, isDefault: false))
    }
    return recovery
  }
}

extension Doctor {
  /// Whether a file that SQLite takes for none of its own has been a database of recipes, as far as that is easily seen.
  ///
  /// - Parameter path: A file that is not open anywhere in this process. It is only read.
  package static func isLikelyRecoverable(_ path: String) -> Bool {
    FileKind(of: path) == .file && tablesOfOurs.isSubset(of: Connection.namesWithoutFirstPage(of: path))
  }

  fileprivate static let tablesOfOurs: Set = ["recipes", "collections", "collection_members", "migrations"]
}

extension Connection {
  fileprivate func hasTablesOfOurs() throws -> Bool {
    try Doctor.tablesOfOurs.isSubset(of: schema().map(\.name))
  }
}
