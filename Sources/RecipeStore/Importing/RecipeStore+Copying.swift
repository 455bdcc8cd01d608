import SQLite

extension RecipeStore {
  /// Returns a copy of the library to try on it what a change would do, of which only a part is in memory.
  ///
  /// A transaction that is taken back would keep others from writing, and could not be begun where nothing may be written.
  package func temporaryCopy() throws -> RecipeStore {
    try read { try RecipeStore(copying: connection, environment: environment) }
  }
}
