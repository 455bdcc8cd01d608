import SQLite

extension Doctor {
  /// Makes a new database of what can be read of this one, which stays as it is.
  ///
  /// Recipes keep their numbers, and their collections and orders where those can be read. The history is not taken over.
  ///
  /// - Throws: `RecipeStoreError.fileExists` and what else keeps the file from being made; `.damaged` if
  ///   nothing can be read. No file is there then.
  package func recover(to path: String) throws -> Recovery {
    let path = FileName.resolved(path)
    try FileName.checkMayBeMade(path, besides: location.path)
    var recovery = Recovery()
    do {
      try Connection.makeFile(at: path, replacing: false, shouldStop: environment.shouldStop) { target in
        try target.createRecipeFunctions()
        try RecipeStore.migrator.migrate(target)
        try target.transaction {
          var salvage = Salvage(from: connection, to: target, environment: environment)
          recovery = try salvage.run()
          if recovery.isEmpty { throw RecipeStoreError.damaged(location.path) }
        }
        let pictures = PictureStore(besides: location.path)
        try PictureStore(besides: path).add(pictures.names(), from: pictures)
      }
    } catch let error as SQLiteError {
      throw RecipeStoreError(error, at: .file(path, isDefault: false))
    }
    return recovery
  }
}
