import RecipeModel
import RecipeStore

/// Where a cell provider gets what a list shows of a recipe: one recipe by its identifier.
///
/// A list that is printed whole brings its rows along, so that they need not be asked for one by one.
final class RecipeRows {
  private let store: RecipeStore
  private var prefetched: [Recipe.ID: RecipeListRow] = [:]

  init(of store: RecipeStore) {
    self.store = store
  }

  /// Holds rows ready, each for the next time that it is asked for.
  func prefetch(_ rows: [RecipeListRow]) {
    for row in rows { prefetched[row.id] = row }
  }

  /// Lets go what was held ready but is out of date.
  func forgetPrefetched() {
    prefetched.removeAll()
  }

  /// - Throws: `RecipeStoreError.noSuchRecipe` for one that another process has deleted.
  func row(with id: Recipe.ID) throws -> RecipeListRow {
    if let row = prefetched.removeValue(forKey: id) { return row }
    guard let row = try store.listRow(with: id) else { throw RecipeStoreError.noSuchRecipe(id) }
    return row
  }
}
