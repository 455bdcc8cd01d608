import RecipeModel
import SQLite

/// What SQLite's own checks do not know about a database of recipes.
extension Connection {
  /// The recipes whose content is not what was written: something else than this program has changed it.
  ///
  /// - Complexity: Reads every recipe.
  func alteredRecipes() throws -> [Recipe.ID] {
    try query(RecipesTable.altered) { $0.int(at: 0) }
  }

  /// Checks recipes whose checksum is about to be computed again, which would hide that something else has changed them.
  ///
  /// - Throws: `RecipeStoreError.altered` for those that are not what was saved. Recipes that are not there are left out.
  func checkAreUnaltered(_ ids: [Recipe.ID]) throws {
    let altered = try ids.filter { try first(RecipesTable.isUnaltered, $0) { $0.bool(at: 0) } == false }
    if !altered.isEmpty { throw RecipeStoreError.altered(altered) }
  }

  /// - Throws: `RecipeStoreError.altered` for recipes that something else has changed.
  func checkRecipesAreUnaltered() throws {
    let altered = try alteredRecipes()
    if !altered.isEmpty { throw RecipeStoreError.altered(altered) }
  }
}
