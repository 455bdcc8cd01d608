package import RecipeModel
import SQLite

extension RecipeStore {
  /// Makes recipes favorites, or ends that.
  ///
  /// - Returns: The recipes that were not so before; the others are not written.
  /// - Throws: `RecipeStoreError.noSuchRecipe` if one of them is not there; `.altered` if one that would change is not
  ///   what was saved, as its new checksum would hide that. No recipe is changed then.
  @discardableResult
  package func setFavorite(_ ids: [Recipe.ID], _ isFavorite: Bool) throws -> RecipeChange {
    try verb(isFavorite ? "favorite" : "unfavorite") {
      let changing = try existing(ids).filter { id in
        try connection.first(RecipesTable.isFavorite, id) { $0.bool(at: 0) } != isFavorite
      }
      try connection.checkAreUnaltered(changing)
      for id in changing { try connection.run(RecipesTable.setFavorite, id, isFavorite) }
      return .updated(changing)
    }
  }
}
