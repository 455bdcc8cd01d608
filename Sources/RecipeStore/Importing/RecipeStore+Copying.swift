import SQLite

extension RecipeStore {
  /// Returns a copy of the library in memory, to try on it what a change would do.
  package func copyInMemory() throws -> RecipeStore {
    try read { try RecipeStore(copying: connection, environment: environment) }
  }
}
