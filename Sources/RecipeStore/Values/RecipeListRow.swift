package import RecipeModel

/// A recipe as a list shows it.
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

/// A collection of recipes: filled by hand, or a saved filter.
package struct RecipeCollection: Identifiable, Hashable, Sendable {
  /// Never changes and is never given to another collection.
  package let id: Int

  /// The name as first written, or as renamed.
  package let name: String

  /// The number of recipes in it.
  package let count: Int

  /// The options of the command `list` by which its recipes are found; `nil` for a collection that is filled by hand.
  package let filter: String?

  package init(id: Int, name: String, count: Int, filter: String? = nil) {
    self.id = id
    self.name = name
    self.count = count
    self.filter = filter
  }
}
