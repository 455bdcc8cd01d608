import RecipeStore

extension Result where Failure == any Error {
  /// Returns what a cell shows, nil for a recipe that another process has deleted since it was listed.
  func getUnlessDeleted() throws -> Success? {
    do {
      return try get()
    } catch RecipeStoreError.noSuchRecipe {
      return nil
    }
  }
}
