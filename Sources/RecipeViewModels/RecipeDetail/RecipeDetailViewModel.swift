package import RecipeModel
package import RecipeStore

/// One recipe, whole, for as long as it is there.
package final class RecipeDetailViewModel {
  /// The recipe shown, `nil` if none is, or if it has been deleted.
  package private(set) var recipe: Recipe?

  private let store: RecipeStore

  package init(of store: RecipeStore) {
    self.store = store
  }

  /// Shows a recipe.
  ///
  /// - Throws: `RecipeStoreError.noSuchRecipe`; what is shown stays then.
  package func show(_ identifier: Recipe.ID) throws {
    guard let found = try store.recipe(with: identifier) else { throw RecipeStoreError.noSuchRecipe(identifier) }
    recipe = found
  }
}

extension RecipeDetailViewModel: StoreFollower {
  /// Shows the recipe as it is after a verb of the store.
  package func follow(_ change: RecipeChange) throws {
    guard let id = recipe?.id else { return }
    if (change.updated + change.deleted).contains(id) || !change.collections.isEmpty { try refresh() }
  }

  package func refresh() throws {
    guard let id = recipe?.id else { return }
    recipe = try store.recipe(with: id)
  }
}
