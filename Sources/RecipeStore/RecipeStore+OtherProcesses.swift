import SQLite

extension RecipeStore {
  /// Whether another process, or another store, has changed the database since this was last asked.
  ///
  /// What this store's own verbs change does not count. The first answer is `false`.
  ///
  /// - Throws: `RecipeStoreError.moved` if the file is no longer the one of its name, so that nobody sees changes here.
  /// - Source: sqlite.org/pragma.html, data_version.
  package func hasChangedElsewhere() throws -> Bool {
    try checkIsInPlace()
    let version = try read { try connection.dataVersion() }
    defer { seenDataVersion = version }
    return seenDataVersion.map { $0 != version } ?? false
  }

  /// - Throws: `RecipeStoreError.moved` if the file that is open is no longer the one of its name.
  package func checkIsInPlace() throws {
    if connection.hasMoved { throw RecipeStoreError.moved(location.path) }
  }
}
