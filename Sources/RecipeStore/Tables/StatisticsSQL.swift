/// Statements that count recipes and cookings, each in one pass.
enum StatisticsSQL {
  static let recipes = """
    SELECT count(*), coalesce(sum(is_favorite), 0), coalesce(sum(has_picture), 0),
      coalesce(sum(time BETWEEN 1 AND 900), 0), coalesce(sum(time BETWEEN 901 AND 1800), 0),
      coalesce(sum(time BETWEEN 1801 AND 3600), 0), coalesce(sum(time > 3600), 0), coalesce(sum(time = 0), 0)
    FROM (SELECT is_favorite, image_names <> '' AS has_picture, prep_time + cook_time AS time FROM recipes)
    """

  static let rated = "SELECT count(*) FROM ratings"
  static let uncollected = "SELECT count(*) FROM recipes WHERE id NOT IN (SELECT recipe_id FROM collection_members)"
  static let neverCooked = "SELECT count(*) FROM recipes WHERE id NOT IN (SELECT recipe_id FROM cookings)"

  static let cooked = "SELECT count(*), count(DISTINCT recipe_id) FROM cookings WHERE cooked_on BETWEEN ?1 AND ?2"

  static let months = """
    SELECT substr(cooked_on, 1, 7), count(*) FROM cookings WHERE cooked_on BETWEEN ?1 AND ?2 GROUP BY 1
    """

  static let mostCooked = """
    SELECT recipes.id, title, count(*) AS times, coalesce(ratings.stars, 0) FROM cookings
    JOIN recipes ON recipes.id = cookings.recipe_id LEFT JOIN ratings ON ratings.recipe_id = recipes.id
    WHERE cooked_on BETWEEN ?1 AND ?2
    GROUP BY recipes.id ORDER BY times DESC, recipes.position, recipes.id LIMIT 10
    """
}
