/// The tables `library_counts` and `collection_counts`, which triggers keep: nobody else writes to them.
enum CountsTables {
  static let recipes = "SELECT recipes FROM library_counts"
  static let favorites = "SELECT favorites FROM library_counts"

  /// No row is no recipe.
  static let recipesOfCollection = "SELECT recipes FROM collection_counts WHERE collection_id = ?1"
}
