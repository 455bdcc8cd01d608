import SQLite

extension RecipeStore {
  /// Returns a copy of the library in memory, to try on it what a change would do.
  package func copyInMemory() throws -> RecipeStore {
    let copy = try RecipeStore(at: .memory, environment: environment)
    return try read {
      try copy.connection.replaceContent(with: connection)
      return copy
    }
  }
}
