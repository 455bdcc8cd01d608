/// The tables `library_counts`, `collection_counts` and `added_counts`, which triggers keep.
enum CountsTables {
  static let recipes = "SELECT recipes FROM library_counts"
  static let favorites = "SELECT favorites FROM library_counts"

  /// No row is no recipe.
  static let recipesOfCollection = "SELECT recipes FROM collection_counts WHERE collection_id = ?1"

  /// Counts the recipes added after a moment: those of its own period one by one, and all of the later periods.
  static let recipesAddedAfter = """
    SELECT count(*) + (SELECT coalesce(sum(recipes), 0) FROM added_counts WHERE period > ?1 >> 12)
    FROM recipes WHERE added_at > ?1 AND added_at < ((?1 >> 12) + 1) << 12
    """

  /// Finds the counts that are wrong.
  static let wrong = """
    SELECT 'recipes' WHERE (SELECT recipes FROM library_counts) IS NOT (SELECT count(*) FROM recipes)
    UNION ALL
    SELECT 'favorites' WHERE
      (SELECT favorites FROM library_counts) IS NOT (SELECT count(*) FROM recipes WHERE is_favorite = 1)
    UNION ALL
    SELECT 'recipes in ' || name FROM collections WHERE
      (SELECT count(*) FROM collection_members WHERE collection_id = collections.id)
      <> coalesce((SELECT recipes FROM collection_counts WHERE collection_id = collections.id), 0)
    UNION ALL
    SELECT 'recents' WHERE EXISTS (
      SELECT added_at >> 12, count(*) FROM recipes GROUP BY 1
      EXCEPT SELECT period, recipes FROM added_counts
    ) OR (SELECT coalesce(sum(recipes), 0) FROM added_counts) <> (SELECT count(*) FROM recipes)
    """

  /// Counts everything again.
  static let recount = """
    DELETE FROM library_counts;
    INSERT INTO library_counts (id, recipes, favorites)
    SELECT 1, count(*), coalesce(sum(is_favorite), 0) FROM recipes;
    DELETE FROM collection_counts;
    INSERT INTO collection_counts (collection_id, recipes)
    SELECT collection_id, count(*) FROM collection_members GROUP BY collection_id;
    DELETE FROM added_counts;
    INSERT INTO added_counts (period, recipes)
    SELECT added_at >> 12, count(*) FROM recipes GROUP BY added_at >> 12;
    """
}
