import RecipeKitchen
import RecipeModel
import SQLite

/// The table `cookings`: a row for each time that a recipe was cooked.
enum CookingsTable {
  /// The cookings of the recipe of a row, oldest first: a line each, its parts with tabs between, of which texts have none.
  static let lines = """
    (SELECT group_concat(cooked_on || char(9) || servings || char(9) || stars || char(9) || note, char(10)) FROM (
      SELECT * FROM cookings WHERE recipe_id = recipes.id ORDER BY cooked_on, id))
    """

  /// The lines of cookings that are in no table yet, as `lines` gives those of a row.
  static func lines(of cookings: [Cooking]) -> String {
    cookings.map { "\($0.day)\t\($0.servings)\t\($0.stars)\t\($0.note)" }.joined(separator: "\n")
  }

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
  static let onDays = "\(withTitles) WHERE cooked_on BETWEEN ?1 AND ?2 ORDER BY cooked_on DESC, cookings.id DESC"
  static let ofRecipe = "\(withTitles) WHERE recipe_id = ?1 ORDER BY cooked_on DESC, cookings.id DESC"
  static let withID = "\(withTitles) WHERE cookings.id = ?1"
  static let countOnDay = "SELECT count(*) FROM cookings WHERE recipe_id = ?1 AND cooked_on = ?2"
  static let rows = "SELECT cooked_on, made_at, servings, stars, note FROM cookings WHERE recipe_id = ?1 ORDER BY id"
  static let insert = LibraryTable.cookings.inserting(
    "recipe_id", "cooked_on", "made_at", "servings", "stars", "note")
  static let deleteOfRecipe = "DELETE FROM cookings WHERE recipe_id = ?1"
  static let delete = "DELETE FROM cookings WHERE id = ?1"
  static let days = "SELECT id, cooked_on FROM cookings ORDER BY id"
}

/// The table `ratings`: a row for each recipe that is rated.
enum RatingsTable {
  /// The stars of the recipe of a row; NULL for one that is not rated.
  static let stars = "(SELECT stars FROM ratings WHERE recipe_id = recipes.id)"

  static let withID = "SELECT stars FROM ratings WHERE recipe_id = ?1"
  static let set = LibraryTable.ratings.putting("recipe_id", "stars")
  static let delete = "DELETE FROM ratings WHERE recipe_id = ?1"
}

/// The table `cooking_sessions`: a row for each recipe that is being cooked. `started_at` is when something was last done.
enum CookingSessionsTable {
  static let withID = "SELECT step, factor, started_at FROM cooking_sessions WHERE recipe_id = ?1"
  static let usedLast = """
    SELECT recipe_id FROM cooking_sessions JOIN recipes ON recipes.id = recipe_id
    ORDER BY started_at DESC, recipe_id DESC LIMIT 1
    """
  static let set = LibraryTable.cookingSessions.putting("recipe_id", "step", "factor", "started_at")
  static let delete = "DELETE FROM cooking_sessions WHERE recipe_id = ?1"
}

/// The table `running_timers`: a row for each timer of a recipe that is being cooked.
///
/// The last three digits of `id` are the timer's number; those before count up, so that no two rows have one.
enum RunningTimersTable {
  static let ofRecipe = """
    SELECT name, ends_at, reminds_at, id % 1000 FROM running_timers WHERE recipe_id = ?1 ORDER BY id
    """
  /// The `id` that the next row gets whose timer has the number ?1.
  static let nextID = "SELECT (coalesce(max(id) / 1000, 0) + 1) * 1000 + ?1 % 1000 FROM running_timers"
  static let insert = LibraryTable.runningTimers.inserting("id", "recipe_id", "name", "ends_at", "reminds_at")
  static let deleteOfRecipe = "DELETE FROM running_timers WHERE recipe_id = ?1"
}

extension LibraryTable {
  static let cookings = LibraryTable(
    name: "cookings", noun: RowNoun("cooking"),
    columns: [
      .integer("id"), .integer("recipe_id"), .text("cooked_on"), .integer("made_at"), .text("servings", default: "''"),
      .integer("stars", default: "0"), .text("note", default: "''"),
    ],
    isNumbered: true, recordedSince: 11, checksummedSince: 16, refersTo: [.recipe()],
    subject: { value in value("recipe_id").map { "a cooking of recipe \($0.int)" } ?? "a cooking" },
    salvage: .rows { row in
      guard let day = CalendarDay(row["cooked_on"].text) else { return false }
      let stars = row["stars"].int
      let cooking = Cooking(
        on: day, servings: row["servings"].text, stars: CookingLog.stars.contains(stars) ? stars : 0,
        note: row["note"].text)
      guard let cooking = try? cooking.normalized() else { return false }
      row["servings"] = .text(cooking.servings)
      row["stars"] = .integer(Int64(cooking.stars))
      row["note"] = .text(cooking.note)
      return true
    })

  static let ratings = LibraryTable(
    name: "ratings", noun: RowNoun("rating"), columns: [.integer("recipe_id"), .integer("stars")],
    recordedSince: 11, checksummedSince: 16, refersTo: [.recipe()],
    subject: { value in "the rating of recipe \(value("recipe_id")?.int ?? 0)" },
    salvage: .rows { CookingLog.stars.contains($0["stars"].int) })

  static let cookingSessions = LibraryTable(
    name: "cooking_sessions", noun: RowNoun("recipe being cooked", "recipes being cooked"),
    columns: [.integer("recipe_id"), .integer("step"), .text("factor"), .integer("started_at")], checksummedSince: 21,
    refersTo: [Reference(column: "recipe_id", table: "recipes", mayBeGone: true)],
    subject: { value in "the cooking of recipe \(value("recipe_id")?.int ?? 0)" },
    salvage: .rows { row in
      row["step"].int > 0 && Rational.factor(row["factor"].text) != nil
    })

  static let runningTimers = LibraryTable(
    name: "running_timers", noun: RowNoun("timer"),
    columns: [
      .integer("id"), .integer("recipe_id"), .text("name"), .integer("ends_at"), .integer("reminds_at"),
    ], checksummedSince: 21,
    refersTo: [Reference(column: "recipe_id", table: "recipes", mayBeGone: true)],
    subject: { value in "the timer \((value("name")?.text ?? "").quoted())" }, salvage: .rows { _ in true })
}
