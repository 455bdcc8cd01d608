import SQLite

extension RecipeStore {
  /// Whether another process, or another store, has changed the database since this was last asked.
  ///
  /// What this store's own verbs change does not count. The first answer is `false`.
  ///
  /// - Throws: `RecipeStoreError.moved` if the file is no longer the one of its name, so that nobody sees changes here;
  ///   `.newer` if a newer version of the program has brought it up to date meanwhile.
  /// - Source: sqlite.org/pragma.html, data_version.
  package func hasChangedElsewhere() throws -> Bool {
    try checkIsInPlace()
    let version = try read { try connection.dataVersion() }
    if version == seenDataVersion { return false }
    _ = try read { try presentSchemaVersion() }
    defer { seenDataVersion = version }
    return seenDataVersion != nil
  }

  /// Returns the version of the schema, within a transaction in which it cannot change.
  ///
  /// - Throws: `RecipeStoreError.newer` if it is not the one that this program knows any more.
  func presentSchemaVersion() throws -> Int {
    let (found, known) = (try connection.userVersion(), Self.migrator.migrations.count)
    guard found == known else { throw RecipeStoreError.newer(location.path, found: found, known: known) }
    return found
  }

  /// - Throws: `RecipeStoreError.moved` if the file that is open is no longer the one of its name.
  package func checkIsInPlace() throws {
    if connection.hasMoved { throw RecipeStoreError.moved(location.path) }
  }
}
