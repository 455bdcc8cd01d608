import Diffable
package import RecipeModel

extension RecipeListViewModel {
  /// The selected recipe, `nil` while it is not listed.
  ///
  /// A recipe that leaves the list and returns is selected again.
  package var selection: Recipe.ID? {
    selectedRecipe.flatMap { dataSource.indexPath(for: $0) == nil ? nil : $0 }
  }

  /// Selects a recipe, or none.
  package func select(_ identifier: Recipe.ID?) {
    selectedRecipe = identifier
  }
}
