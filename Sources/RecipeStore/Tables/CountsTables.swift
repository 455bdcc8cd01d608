/// The tables `library_counts`, `collection_counts` and `added_counts`, which triggers keep: nobody else writes to them.
enum CountsTables {
  static let recipes = "SELECT recipes FROM library_counts"
  static let favorites = "SELECT favorites FROM library_counts"

  /// No row is no recipe.
  static let recipesOfCollection = "SELECT recipes FROM collection_counts WHERE collection_id = ?1"

  /// How many recipes were added after a moment: those of its own period one by one, and all of the later periods.
  static let recipesAddedAfter = """
    SELECT count(*) + (SELECT coalesce(sum(recipes), 0) FROM added_counts WHERE period > ?1 >> 12)
    FROM recipes WHERE added_at > ?1 AND added_at < ((?1 >> 12) + 1) << 12
    """
}
