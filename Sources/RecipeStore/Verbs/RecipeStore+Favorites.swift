package import RecipeModel
import SQLite

extension RecipeStore {
  /// Makes recipes favorites, or ends that.
  ///
  /// - Returns: The recipes that were not so before; the others are not written.
  /// - Throws: `RecipeStoreError.noSuchRecipe` if one of them is not there.
  @discardableResult
  package func setFavorite(_ ids: [Recipe.ID], _ isFavorite: Bool) throws -> RecipeChange {
    try verb(isFavorite ? "favorite" : "unfavorite") {
      .updated(try existing(ids).filter { try connection.run(RecipesTable.setFavorite, $0, isFavorite) > 0 })
    }
  }
}
