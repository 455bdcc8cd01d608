import RecipeModel
import RecipeStore

extension FilterOptions {
  /// The recipes that are meant, in the order that fits them.
  var query: RecipeQuery {
    RecipeQuery(
      collections: collections, favoritesOnly: isFavorites, recentsOnly: isRecents, with: with, without: without,
      maxTime: maxTime)
  }

  /// Whether all recipes are meant.
  var isEmpty: Bool { query == .all }
}
