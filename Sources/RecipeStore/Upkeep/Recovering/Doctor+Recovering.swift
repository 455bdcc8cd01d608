import Files
import SQLite

extension Doctor {
  /// Makes a new database of what can be read of another one, which stays as it is.
  ///
  /// Recipes keep their numbers, and their collections and orders where those can be read. The history is not taken over.
  /// A file whose first page cannot be read is beyond recovery: that page says where all others are.
  ///
  /// - Throws: `RecipeStoreError.fileExists` and what else keeps the file from being made; `.damaged` or `.notOurDatabase`
  ///   if nothing can be read. No file is there then.
  package static func recover(
    _ location: StoreLocation, to path: String, environment: StoreEnvironment
  ) throws -> Recovery {
    try Doctor(of: location, environment: environment).recover(to: path)
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
