/// What doctor asks about several tables, and what it does to them.
enum MaintenanceSQL {
  /// For each table and the table that it refers to in vain, how many rows do.
  static let brokenReferences = """
    SELECT "table", parent, count(*) FROM pragma_foreign_key_check GROUP BY 1, 2 ORDER BY 1, 2
    """

  /// How many positions lie outside of two bounds, an order at a time.
  static let strayPositions = [
    ("the library", "SELECT count(*) FROM recipes WHERE position NOT BETWEEN ?1 AND ?2"),
    ("the collections", "SELECT count(*) FROM collections WHERE position NOT BETWEEN ?1 AND ?2"),
    ("recipes in collections", "SELECT count(*) FROM collection_members WHERE position NOT BETWEEN ?1 AND ?2"),
  ]

  /// How many positions more than one row has, an order at a time.
  static let sharedPositions = [
    ("the library", "SELECT count(*) FROM (SELECT 1 FROM recipes GROUP BY position HAVING count(*) > 1)"),
    ("the collections", "SELECT count(*) FROM (SELECT 1 FROM collections GROUP BY position HAVING count(*) > 1)"),
    (
      "recipes in collections",
      """
      SELECT count(*) FROM (
        SELECT 1 FROM collection_members GROUP BY collection_id, position HAVING count(*) > 1)
      """
    ),
  ]

  /// What is counted wrongly.
  static let wrongCounts = """
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

  /// Counts everything anew.
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

  /// Takes out members that are no recipes, or of no collection.
  static let deleteStrayMembers = """
    DELETE FROM collection_members
    WHERE recipe_id NOT IN (SELECT id FROM recipes) OR collection_id NOT IN (SELECT id FROM collections)
    """

  /// Takes out changes of no step.
  static let deleteStrayPieces = "DELETE FROM history_pieces WHERE step_id NOT IN (SELECT id FROM history_steps)"

  /// Takes out some pieces of the history, a megabyte or so.
  static let deleteSomePieces = """
    DELETE FROM history_pieces WHERE (step_id, changeset, piece) IN (
      SELECT step_id, changeset, piece FROM history_pieces LIMIT 16)
    """
  static let deleteSteps = "DELETE FROM history_steps"
}
