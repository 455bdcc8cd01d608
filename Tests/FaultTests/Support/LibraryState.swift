import Foundation
import SQLite

/// Everything that a person has put into a database, a line a row; UUIDs apart, which differ from run to run.
struct LibraryState: Equatable, Sendable {
  private(set) var rows: [String] = []

  /// Reads the state; a missing file, or one that holds nothing yet, has none.
  init(of path: String) throws {
    guard FileManager.default.fileExists(atPath: path) else { return }
    let connection = try Connection(.file(path))
    let version = try connection.userVersion()
    guard version > 0 else { return }
    rows = try connection.read {
      try Self.queries.filter { $0.since <= version }.flatMap { name, _, sql in
        try connection.query(sql) { row in
          ([name] + (0..<row.columnCount).map { row.text(at: $0) }).joined(separator: "|")
        }
      }
    }
  }

  private static let queries = [
    (
      "recipe", since: 1,
      """
      SELECT id, position, is_favorite, prep_time, cook_time, added_at, title, title_key, servings, added_on, source,
        image_names, notes, ingredients, directions
      FROM recipes ORDER BY id
      """
    ),
    ("collection", since: 1, "SELECT id, key, name, position FROM collections ORDER BY id"),
    (
      "member", since: 1,
      "SELECT recipe_id, collection_id, position, ordinal FROM collection_members ORDER BY recipe_id, collection_id"
    ),
    ("filter", since: 9, "SELECT collection_id, filter FROM collection_filters ORDER BY collection_id"),
    (
      "shopping recipe", since: 10,
      "SELECT id, recipe_id, factor, planned_day, position FROM shopping_recipes ORDER BY id"
    ),
    ("shopping item", since: 10, "SELECT id, line, position FROM shopping_items ORDER BY id"),
    ("shopping mark", since: 10, "SELECT key, mark, amounts FROM shopping_marks ORDER BY key"),
    ("shopping place", since: 10, "SELECT key, aisle_id, position FROM shopping_places ORDER BY key"),
    // The aisles that every new library has are no change of anyone's.
    (
      "aisle", since: 10,
      """
      SELECT id, key, name, position FROM aisles
      WHERE (id, name, position) NOT IN (
        VALUES (1, 'Produce', 1 << 32), (2, 'Bakery', 2 << 32), (3, 'Meat', 3 << 32), (4, 'Fish', 4 << 32),
        (5, 'Dairy and eggs', 5 << 32), (6, 'Deli', 6 << 32), (7, 'Frozen', 7 << 32),
        (8, 'Pasta, rice and beans', 8 << 32), (9, 'Tins and jars', 9 << 32), (10, 'Baking', 10 << 32),
        (11, 'Herbs and spices', 11 << 32), (12, 'Oils and sauces', 12 << 32), (13, 'Nuts and dried fruit', 13 << 32),
        (14, 'Drinks', 14 << 32), (15, 'Other', 15 << 32),
        (1000, 'Snacks', (14 << 32) + (1 << 31)))
      ORDER BY id
      """
    ),
    (
      "missing aisle", since: 10,
      """
      WITH RECURSIVE number (id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM number WHERE id < 15)
      SELECT id FROM number WHERE id NOT IN (SELECT id FROM aisles) ORDER BY id
      """
    ),
    ("missing aisle", since: 17, "SELECT 1000 WHERE 1000 NOT IN (SELECT id FROM aisles)"),
    ("pantry", since: 10, "SELECT key, name, added_at FROM pantry ORDER BY key"),
    (
      "stock", since: 24,
      "SELECT id, name, amount, until_day, coalesce(recipe_id, ''), servings FROM stocks ORDER BY id"
    ),
    ("own food", since: 15, "SELECT key, name, number, facts FROM own_foods ORDER BY key"),
    (
      "cooking", since: 11,
      "SELECT id, recipe_id, cooked_on, made_at, servings, stars, note FROM cookings ORDER BY id"
    ),
    ("cooking session", since: 12, "SELECT recipe_id, step, factor FROM cooking_sessions ORDER BY recipe_id"),
    ("timer", since: 12, "SELECT recipe_id, name, ends_at, reminds_at FROM running_timers ORDER BY id"),
    ("shopping number", since: 18, "SELECT id, key, name FROM shopping_numbers ORDER BY id"),
    ("said diet", since: 23, "SELECT recipe_id, diet, is_kept FROM said_diets ORDER BY recipe_id, diet"),
    ("variant", since: 19, "SELECT recipe_id FROM variants ORDER BY recipe_id"),
    ("parted", since: 20, "SELECT recipe_id, other_id FROM parted_recipes ORDER BY 1, 2"),
    ("rating", since: 11, "SELECT recipe_id, stars FROM ratings ORDER BY recipe_id"),
    (
      "planned meal", since: 13,
      """
      SELECT id, day, meal, coalesce(recipe_id, ''), note, factor, coalesce(rule_id, ''), is_cooked, position
      FROM planned_meals ORDER BY id
      """
    ),
    (
      "plan rule", since: 13,
      """
      SELECT id, weekday, weeks, first_day, last_day, meal, coalesce(recipe_id, ''), note, factor FROM plan_rules
      ORDER BY id
      """
    ),
    ("plan weekday", since: 22, "SELECT rule_id, weekday FROM plan_weekdays ORDER BY rule_id, weekday"),
    ("plan exception", since: 13, "SELECT rule_id, day FROM plan_exceptions ORDER BY rule_id, day"),
    ("expansion", since: 2, "SELECT item, is_expanded FROM sidebar_expansion ORDER BY item"),
    ("step", since: 4, "SELECT id, is_undone, coalesce(reverted_step, '') FROM history_steps ORDER BY id"),
  ]

  /// The state without the history, which a restored backup does not bring along.
  var withoutHistory: LibraryState {
    var state = self
    state.rows.removeAll { $0.hasPrefix("step|") }
    return state
  }

  /// The recipes alone, a line each, without their places in the library.
  var recipes: [String] {
    rows.filter { $0.hasPrefix("recipe|") }.map { row in
      var columns = row.split(separator: "|", omittingEmptySubsequences: false)
      columns.remove(at: 2)
      return columns.joined(separator: "|")
    }
  }

  /// All else that people put in, a line a row, without places, which a repair may space again.
  var others: Set<String> {
    let apart = ["recipe|", "member|", "step|", "expansion|"]
    let placed = ["collection|", "shopping recipe|", "shopping item|", "shopping place|", "aisle|", "planned meal|"]
    return Set(
      rows.filter { row in !apart.contains { row.hasPrefix($0) } }.map { row in
        guard placed.contains(where: { row.hasPrefix($0) }) else { return row }
        return String(row[..<row.lastIndex(of: "|")!])
      })
  }

  /// Which recipes are in which collections, and in which order a recipe has them.
  var members: Set<[Substring]> {
    Set(
      rows.filter { $0.hasPrefix("member|") }.map { row in
        var columns = row.split(separator: "|")
        columns.remove(at: 3)
        return columns
      })
  }

  /// The first rows that only one of the two states has.
  func difference(from other: LibraryState) -> String {
    let removed = other.rows.filter { !rows.contains($0) }.map { "- \($0)" }
    let added = rows.filter { !other.rows.contains($0) }.map { "+ \($0)" }
    return (removed.prefix(2) + added.prefix(2)).map { String($0.prefix(100)) }.joined(separator: ", ")
  }
}
