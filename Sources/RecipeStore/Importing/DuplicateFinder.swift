import RecipeModel
import SQLite

/// Finds the recipe that the library had before an import and that is the same as an imported one.
struct DuplicateFinder {
  /// The last recipe that was there before the import.
  let lastID: Recipe.ID
  private let store: RecipeStore

  init(_ store: RecipeStore) throws {
    self.store = store
    lastID = try store.connection.first(RecipesTable.lastID) { $0.int(at: 0) } ?? 0
  }

  /// Returns the stored recipe with the draft's UUID, else with its source and title, else with its title and
  /// ingredients; the first of several.
  ///
  /// - Complexity: Three look-ups in indexes, and a comparison with each recipe of the same title.
  func recipe(like draft: RecipeDraft) throws -> Recipe.ID? {
    if let uuid = draft.uuid, let id = try store.recipeID(with: uuid), id <= lastID { return id }
    let key = TextFold.fold(draft.title)
    let connection = store.connection
    if !draft.source.isEmpty {
      let id = try connection.first(
        RecipesTable.idWithSourceAndTitle, key, lastID, draft.title, draft.source, row: { $0.int(at: 0) })
      if let id { return id }
    }
    return try connection.first(
      RecipesTable.idWithTitleAndIngredients, key, lastID, draft.title, draft.ingredients, row: { $0.int(at: 0) })
  }
}
