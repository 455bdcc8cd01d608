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

  /// - Throws: `RecipeStoreError.altered` for recipes that something else has changed.
  func checkRecipesAreUnaltered() throws {
    let altered = try alteredRecipes()
    if !altered.isEmpty { throw RecipeStoreError.altered(altered) }
  }
}
