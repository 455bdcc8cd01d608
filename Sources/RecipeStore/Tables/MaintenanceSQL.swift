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
    ("the aisles", "SELECT count(*) FROM aisles WHERE position NOT BETWEEN ?1 AND ?2"),
    ("recipes on the shopping list", "SELECT count(*) FROM shopping_recipes WHERE position NOT BETWEEN ?1 AND ?2"),
    ("lines of the shopping list", "SELECT count(*) FROM shopping_items WHERE position NOT BETWEEN ?1 AND ?2"),
    ("the meal plan", "SELECT count(*) FROM planned_meals WHERE position NOT BETWEEN ?1 AND ?2"),
    ("foods in aisles", "SELECT count(*) FROM shopping_places WHERE position NOT BETWEEN ?1 AND ?2"),
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

  /// Takes out members that are no recipes, or of no collection.
  static let deleteStrayMembers = """
    DELETE FROM collection_members
    WHERE recipe_id NOT IN (SELECT id FROM recipes) OR collection_id NOT IN (SELECT id FROM collections)
    """

  /// Takes out filters of no collection.
  static let deleteStrayFilters =
    "DELETE FROM collection_filters WHERE collection_id NOT IN (SELECT id FROM collections)"

  /// Takes recipes off the shopping list that do not exist.
  static let deleteStrayShoppingRecipes = "DELETE FROM shopping_recipes WHERE recipe_id NOT IN (SELECT id FROM recipes)"

  /// Takes out the log of recipes that do not exist.
  static let deleteStrayCookings = "DELETE FROM cookings WHERE recipe_id NOT IN (SELECT id FROM recipes)"
  static let deleteStrayRatings = "DELETE FROM ratings WHERE recipe_id NOT IN (SELECT id FROM recipes)"
  /// Takes recipes out of the plan that do not exist, and exceptions of rules that do not.
  static let deleteStrayMeals =
    "DELETE FROM planned_meals WHERE recipe_id IS NOT NULL AND recipe_id NOT IN (SELECT id FROM recipes)"
  static let deleteStrayRules =
    "DELETE FROM plan_rules WHERE recipe_id IS NOT NULL AND recipe_id NOT IN (SELECT id FROM recipes)"
  static let deleteStrayExceptions = "DELETE FROM plan_exceptions WHERE rule_id NOT IN (SELECT id FROM plan_rules)"

  /// Takes out places in aisles that do not exist.
  static let deleteStrayPlaces = "DELETE FROM shopping_places WHERE aisle_id NOT IN (SELECT id FROM aisles)"

  /// Puts foods whose places are outside of two bounds where they are first named in their aisle.
  static let dropStrayPlaces = "UPDATE shopping_places SET position = 0 WHERE position NOT BETWEEN ?1 AND ?2"

  /// Takes out changes of no step.
  static let deleteStrayPieces = "DELETE FROM history_pieces WHERE step_id NOT IN (SELECT id FROM history_steps)"

  /// Deletes some chunks of the history, a megabyte or so.
  static let deleteSomePieces = """
    DELETE FROM history_pieces WHERE (step_id, changeset, piece) IN (
      SELECT step_id, changeset, piece FROM history_pieces LIMIT 16)
    """
  static let deleteSteps = "DELETE FROM history_steps"
}
