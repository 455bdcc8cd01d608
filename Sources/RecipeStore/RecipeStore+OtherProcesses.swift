import SQLite

extension RecipeStore {
  /// Whether another process, or another store, has changed the database since this was last asked.
  ///
  /// What this store's own verbs change does not count. The first answer is `false`.
  ///
  /// - Source: sqlite.org/pragma.html, data_version.
  package func hasChangedElsewhere() throws -> Bool {
    let version = try read { try connection.dataVersion() }
    defer { seenDataVersion = version }
    return seenDataVersion.map { $0 != version } ?? false
  }
}
