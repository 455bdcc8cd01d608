import RecipeKitchen
import RecipeModel
import SQLite

/// The numbers of the plan: meals and rules have them from one counter, which never goes back.
enum PlanNumbers {
  static let last = RowNumber.last(of: [.plannedMeals, .planRules])
  static let between = """
    SELECT id FROM planned_meals WHERE id BETWEEN ?1 AND ?2
    UNION SELECT id FROM plan_rules WHERE id BETWEEN ?1 AND ?2 ORDER BY 1
    """
}

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
  static let insert = LibraryTable.plannedMeals.inserting(
    "day", "meal", "recipe_id", "note", "factor", "rule_id", "position", "id")
  static let setDay = LibraryTable.plannedMeals.updating(["day": "?2", "meal": "?3"], where: "id = ?1")
  static let setCooked = LibraryTable.plannedMeals.updating(["is_cooked": "?2"], where: "id = ?1")
  static let setRecipe = LibraryTable.plannedMeals.updating(["recipe_id": "?2"], where: "recipe_id = ?1")
  static let delete = "DELETE FROM planned_meals WHERE id = ?1"
  static let deleteOfRecipe = "DELETE FROM planned_meals WHERE recipe_id = ?1"
  static let recipes = "SELECT id, recipe_id, day FROM planned_meals WHERE recipe_id IS NOT NULL"
  static let facts = "SELECT id, day, factor FROM planned_meals ORDER BY id"
  static let setFactor = LibraryTable.plannedMeals.updating(["factor": "?2"], where: "id = ?1", isRepair: true)
}

/// The table `plan_rules`: a row for each recipe or note that is planned for a weekday, week after week.
enum PlanRulesTable {
  private static let columns = """
    plan_rules.id, weekday, weeks, first_day, last_day, meal, recipe_id, coalesce(title, ''), note, factor,
    (SELECT group_concat(weekday) FROM plan_weekdays WHERE rule_id = plan_rules.id)
    """
  private static let withTitles = "SELECT \(columns) FROM plan_rules LEFT JOIN recipes ON recipes.id = recipe_id"

  /// Those that hold on some day from ?1 to ?2.
  static let between =
    "\(withTitles) WHERE first_day <= ?2 AND (last_day = '' OR last_day >= ?1) ORDER BY plan_rules.id"
  static let withID = "\(withTitles) WHERE plan_rules.id = ?1"
  static let insert = LibraryTable.planRules.inserting(
    "weekday", "weeks", "first_day", "last_day", "meal", "recipe_id", "note", "factor", "id")
  static let setRecipe = LibraryTable.planRules.updating(["recipe_id": "?2"], where: "recipe_id = ?1")
  static let delete = "DELETE FROM plan_rules WHERE id = ?1"
  static let recipes = "SELECT id, recipe_id, weekday FROM plan_rules WHERE recipe_id IS NOT NULL"
  static let ofRecipe = "SELECT id FROM plan_rules WHERE recipe_id = ?1 ORDER BY id"
  static let facts = "SELECT id, first_day, last_day, factor FROM plan_rules ORDER BY id"
  static let setFactor = LibraryTable.planRules.updating(["factor": "?2"], where: "id = ?1", isRepair: true)
}

/// The table `plan_weekdays`: a row for each weekday of a rule but its first.
enum PlanWeekdaysTable {
  static let insert = LibraryTable.planWeekdays.inserting("rule_id", "weekday")
  static let deleteOfRule = "DELETE FROM plan_weekdays WHERE rule_id = ?1"
}

/// The table `plan_exceptions`: a row for each day on which a rule does not hold.
enum PlanExceptionsTable {
  static let between = "SELECT rule_id, day FROM plan_exceptions WHERE day BETWEEN ?1 AND ?2"
  static let contains = "SELECT 1 FROM plan_exceptions WHERE rule_id = ?1 AND day = ?2"
  static let insert = LibraryTable.planExceptions.inserting("rule_id", "day", clause: "ON CONFLICT DO NOTHING")
  static let deleteOfRule = "DELETE FROM plan_exceptions WHERE rule_id = ?1"
}

extension LibraryTable {
  static let plannedMeals = LibraryTable(
    name: "planned_meals", noun: RowNoun("planned meal"),
    columns: [
      .integer("id"), .text("day"), .text("meal"), .integer("recipe_id", isNullable: true),
      .text("note", default: "''"), .text("factor", default: "'1'"), .integer("rule_id", isNullable: true),
      .integer("is_cooked", default: "0"), .integer("position"),
    ],
    isNumbered: true, recordedSince: 13, checksummedSince: 16,
    refersTo: [.recipe(), Reference(column: "rule_id", table: "plan_rules", mayBeGone: true)],
    announce: { $0.touchPlan() }, subject: { _ in "a meal of the plan" },
    salvage: .rows { row in
      // The empty day is "some day"; one that cannot be read must not become it.
      guard row["day"].text.isEmpty || CalendarDay(row["day"].text) != nil, row.hasRecipeOrNote else { return false }
      row.makeFactorValid()
      row["is_cooked"] = .integer(row["is_cooked"].int == 1 ? 1 : 0)
      return true
    })

  static let planRules = LibraryTable(
    name: "plan_rules", noun: RowNoun("meal that recurs", "meals that recur"),
    columns: [
      .integer("id"), .integer("weekday"), .integer("weeks", default: "1"), .text("first_day"),
      .text("last_day", default: "''"), .text("meal"), .integer("recipe_id", isNullable: true),
      .text("note", default: "''"), .text("factor", default: "'1'"),
    ],
    isNumbered: true, recordedSince: 13, checksummedSince: 16, refersTo: [.recipe()], announce: { $0.touchPlan() },
    subject: { _ in "what recurs in the plan" },
    salvage: .rows { row in
      guard (1...7).contains(row["weekday"].int), (1...Recurrence.mostWeeks).contains(row["weeks"].int),
        CalendarDay(row["first_day"].text) != nil,
        row["last_day"].text.isEmpty || CalendarDay(row["last_day"].text) != nil, row.hasRecipeOrNote
      else { return false }
      row.makeFactorValid()
      return true
    })

  static let planWeekdays = LibraryTable(
    name: "plan_weekdays", noun: RowNoun("other weekday of a meal that recurs", "other weekdays of meals that recur"),
    columns: [.integer("rule_id"), .integer("weekday")], keyLength: 2, recordedSince: 22, checksummedSince: 22,
    refersTo: [Reference(column: "rule_id", table: "plan_rules")], announce: { $0.touchPlan() },
    subject: { _ in "what recurs in the plan" }, salvage: .rows { (1...7).contains($0["weekday"].int) })

  static let planExceptions = LibraryTable(
    name: "plan_exceptions", noun: RowNoun("day without a meal that recurs", "days without a meal that recurs"),
    columns: [.integer("rule_id"), .text("day")], keyLength: 2, recordedSince: 13, checksummedSince: 16,
    refersTo: [Reference(column: "rule_id", table: "plan_rules")], announce: { $0.touchPlan() },
    subject: { _ in "what recurs in the plan" }, salvage: .rows { CalendarDay($0["day"].text) != nil })
}
