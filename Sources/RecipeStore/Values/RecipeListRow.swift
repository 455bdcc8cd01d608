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

/// A collection of recipes that a person made.
package struct RecipeCollection: Identifiable, Hashable, Sendable {
  /// Never changes and is never given to another collection.
  package let id: Int

  /// The name as first written, or as renamed.
  package let name: String

  /// How many recipes are in it.
  package let count: Int

  package init(id: Int, name: String, count: Int) {
    self.id = id
    self.name = name
    self.count = count
  }
}
