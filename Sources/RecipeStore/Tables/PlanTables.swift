import SQLite

/// The table `planned_meals`: a row for each recipe or note that is planned for a day, or for some day.
enum PlannedMealsTable {
  private static let columns = """
    planned_meals.id, day, meal, recipe_id, coalesce(title, ''), note, factor, is_cooked
    """
  private static let withTitles = "SELECT \(columns) FROM planned_meals LEFT JOIN recipes ON recipes.id = recipe_id"

  /// Those from the day ?1 to the day ?2, and those of no day.
  static let between =
    "\(withTitles) WHERE day BETWEEN ?1 AND ?2 OR day = '' ORDER BY planned_meals.position, planned_meals.id"
  static let withID = "\(withTitles) WHERE planned_meals.id = ?1"
  static let insert = """
    INSERT INTO planned_meals (day, meal, recipe_id, note, factor, rule_id, position) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
    """
  static let insertSalvaged = """
    INSERT INTO planned_meals (day, meal, recipe_id, note, factor, is_cooked, position) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
    """
  static let setDay = "UPDATE planned_meals SET day = ?2, meal = ?3 WHERE id = ?1"
  static let setCooked = "UPDATE planned_meals SET is_cooked = ?2 WHERE id = ?1"
  static let delete = "DELETE FROM planned_meals WHERE id = ?1"
  static let deleteOfRecipe = "DELETE FROM planned_meals WHERE recipe_id = ?1"
  static let recipes = "SELECT id, recipe_id FROM planned_meals WHERE recipe_id IS NOT NULL"
  static let facts = "SELECT id, day, factor FROM planned_meals ORDER BY id"
  static let setFacts = "UPDATE planned_meals SET day = ?2, factor = ?3 WHERE id = ?1"
}

/// The table `plan_rules`: a row for each recipe or note that is planned for a weekday, week after week.
enum PlanRulesTable {
  private static let columns = """
    plan_rules.id, weekday, weeks, first_day, last_day, meal, recipe_id, coalesce(title, ''), note, factor
    """
  private static let withTitles = "SELECT \(columns) FROM plan_rules LEFT JOIN recipes ON recipes.id = recipe_id"

  /// Those that hold on some day from ?1 to ?2.
  static let between =
    "\(withTitles) WHERE first_day <= ?2 AND (last_day = '' OR last_day >= ?1) ORDER BY plan_rules.id"
  static let withID = "\(withTitles) WHERE plan_rules.id = ?1"
  static let insert = """
    INSERT INTO plan_rules (weekday, weeks, first_day, last_day, meal, recipe_id, note, factor)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
    """
  static let delete = "DELETE FROM plan_rules WHERE id = ?1"
  static let ofRecipe = "SELECT id FROM plan_rules WHERE recipe_id = ?1 ORDER BY id"
  static let facts = "SELECT id, first_day, last_day, factor FROM plan_rules ORDER BY id"
  static let setFactor = "UPDATE plan_rules SET factor = ?2 WHERE id = ?1"
}

/// The table `plan_exceptions`: a row for each day on which a rule does not hold.
enum PlanExceptionsTable {
  static let between = "SELECT rule_id, day FROM plan_exceptions WHERE day BETWEEN ?1 AND ?2"
  static let contains = "SELECT 1 FROM plan_exceptions WHERE rule_id = ?1 AND day = ?2"
  static let insert = "INSERT INTO plan_exceptions (rule_id, day) VALUES (?1, ?2) ON CONFLICT DO NOTHING"
  static let deleteOfRule = "DELETE FROM plan_exceptions WHERE rule_id = ?1"
}
