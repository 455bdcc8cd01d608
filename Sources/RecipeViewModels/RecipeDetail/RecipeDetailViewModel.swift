package import RecipeModel
package import RecipeStore

/// One recipe, whole, for as long as it is there.
package final class RecipeDetailViewModel {
  /// The recipe shown, `nil` if none is or it has been deleted.
  package private(set) var recipe: Recipe?

  /// Told when what is shown has changed.
  package var onChange: (() -> Void)?

  private let store: RecipeStore

  package init(of store: RecipeStore) {
    self.store = store
  }

  /// Shows a recipe, or none.
  ///
  /// - Throws: `RecipeStoreError.noSuchRecipe`; what is shown stays then.
  package func show(_ identifier: Recipe.ID?) throws {
    guard let identifier else { return set(nil) }
    guard let recipe = try store.recipe(with: identifier) else { throw RecipeStoreError.noSuchRecipe(identifier) }
    set(recipe)
  }

  private func set(_ newRecipe: Recipe?) {
    guard newRecipe != recipe else { return }
    recipe = newRecipe
    onChange?()
  }
}

extension RecipeDetailViewModel: StoreFollower {
  /// Shows the recipe as a verb of the store has left it.
  package func follow(_ change: RecipeChange) throws {
    guard let id = recipe?.id else { return }
    if (change.updated + change.deleted).contains(id) || !change.collections.isEmpty { try refresh() }
  }

  package func refresh() throws {
    guard let id = recipe?.id else { return }
    set(try store.recipe(with: id))
  }
}
