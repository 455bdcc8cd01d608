package import RecipeModel

/// What a list shows of a recipe.
package struct RecipeListRow: Identifiable, Hashable, Sendable {
  package let id: Recipe.ID
  package let isFavorite: Bool
  package let title: String

  /// Preparation and cooking together, in whole seconds; 0 is "not stated".
  package let totalTime: Int
  package let servings: String

  /// The names of its collections, in the order the recipe got them.
  package let collections: [String]

  package init(
    id: Recipe.ID, isFavorite: Bool, title: String, totalTime: Int, servings: String, collections: [String]
  ) {
    self.id = id
    self.isFavorite = isFavorite
    self.title = title
    self.totalTime = totalTime
    self.servings = servings
    self.collections = collections
  }
}
