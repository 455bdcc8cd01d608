import RecipeModel
import SQLite

/// The table `cookings`: a row for each time that a recipe was cooked.
enum CookingsTable {
  /// The cookings of the recipe of a row, oldest first: a line each, its parts with tabs between, of which texts have none.
  static let lines = """
    (SELECT group_concat(cooked_on || char(9) || servings || char(9) || stars || char(9) || note, char(10)) FROM (
      SELECT * FROM cookings WHERE recipe_id = recipes.id ORDER BY cooked_on, id))
    """

  static func cookings(_ row: borrowing Statement, at index: Int) -> [Cooking] {
    RecipesTable.lines(row, at: index).compactMap { line in
      let parts = line.split(separator: "\t", maxSplits: 3, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 4, let day = CalendarDay(parts[0]), let stars = Int(parts[2]) else { return nil }
      return Cooking(on: day, servings: parts[1], stars: stars, note: parts[3])
    }
  }

  /// The day on which the recipe of a row was cooked last; NULL for one that never was.
  static let lastDay = "(SELECT max(cooked_on) FROM cookings WHERE recipe_id = recipes.id)"

  private static let withTitles = """
    SELECT cookings.id, recipe_id, title, cooked_on, cookings.servings, cookings.stars, note FROM cookings
    JOIN recipes ON recipes.id = recipe_id
    """
  static let newestFirst = "\(withTitles) ORDER BY cooked_on DESC, cookings.id DESC LIMIT ?1"
  static let ofRecipe = "\(withTitles) WHERE recipe_id = ?1 ORDER BY cooked_on DESC, cookings.id DESC"
  static let withID = "\(withTitles) WHERE cookings.id = ?1"
  static let countOnDay = "SELECT count(*) FROM cookings WHERE recipe_id = ?1 AND cooked_on = ?2"
  static let insert = """
    INSERT INTO cookings (recipe_id, cooked_on, made_at, servings, stars, note) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
    """
  static let deleteOfRecipe = "DELETE FROM cookings WHERE recipe_id = ?1"
  static let delete = "DELETE FROM cookings WHERE id = ?1"
  static let days = "SELECT id, cooked_on FROM cookings ORDER BY id"
}

/// The table `ratings`: a row for each recipe that is rated.
enum RatingsTable {
  /// The stars of the recipe of a row; NULL for one that is not rated.
  static let stars = "(SELECT stars FROM ratings WHERE recipe_id = recipes.id)"

  static let withID = "SELECT stars FROM ratings WHERE recipe_id = ?1"
  static let set = """
    INSERT INTO ratings (recipe_id, stars) VALUES (?1, ?2) ON CONFLICT DO UPDATE SET stars = ?2
    """
  static let delete = "DELETE FROM ratings WHERE recipe_id = ?1"
}

/// The table `cooking_sessions`: a row for each recipe that is being cooked.
enum CookingSessionsTable {
  static let withID = "SELECT step, factor FROM cooking_sessions WHERE recipe_id = ?1"
  static let set = """
    INSERT INTO cooking_sessions (recipe_id, step, factor, started_at) VALUES (?1, ?2, ?3, ?4)
    ON CONFLICT DO UPDATE SET step = ?2, factor = ?3
    """
  static let delete = "DELETE FROM cooking_sessions WHERE recipe_id = ?1"
}

/// The table `running_timers`: a row for each timer of a recipe that is being cooked.
enum RunningTimersTable {
  static let ofRecipe = "SELECT name, ends_at, reminds_at FROM running_timers WHERE recipe_id = ?1 ORDER BY id"
  static let insert = "INSERT INTO running_timers (recipe_id, name, ends_at, reminds_at) VALUES (?1, ?2, ?3, ?4)"
  static let deleteOfRecipe = "DELETE FROM running_timers WHERE recipe_id = ?1"
}
