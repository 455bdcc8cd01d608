import RecipeKitchen
import SQLite

/// The table `shopping_recipes`: a row for each recipe on the shopping list.
enum ShoppingRecipesTable {
  static let withLines = """
    SELECT recipe_id, factor, title, ingredients FROM shopping_recipes JOIN recipes ON recipes.id = recipe_id
    ORDER BY shopping_recipes.position, shopping_recipes.id
    """
  static let recipes = "SELECT id, recipe_id FROM shopping_recipes"
  static let factor = "SELECT factor FROM shopping_recipes WHERE recipe_id = ?1"
  static let insert = "INSERT INTO shopping_recipes (recipe_id, factor, position) VALUES (?1, ?2, ?3)"
  static let setFactor = "UPDATE shopping_recipes SET factor = ?2 WHERE recipe_id = ?1"
  static let setPlannedDay = "UPDATE shopping_recipes SET planned_day = ?2 WHERE recipe_id = ?1"
  static let delete = "DELETE FROM shopping_recipes WHERE recipe_id = ?1"
  static let deleteAll = "DELETE FROM shopping_recipes"
  static let factors = "SELECT id, factor FROM shopping_recipes ORDER BY id"
  static let setFactorWithID = "UPDATE shopping_recipes SET factor = ?2 WHERE id = ?1"
}

/// The table `shopping_items`: a row for each line of the user's own.
enum ShoppingItemsTable {
  static let all = "SELECT id, line FROM shopping_items ORDER BY position, id"
  static let insert = "INSERT INTO shopping_items (line, position) VALUES (?1, ?2)"
  static let delete = "DELETE FROM shopping_items WHERE id = ?1"
  static let deleteAll = "DELETE FROM shopping_items"
}

/// The table `shopping_marks`: a row for each food that was bought or set aside.
enum ShoppingMarksTable {
  static let all = "SELECT key, mark, amounts FROM shopping_marks"
  static let set = """
    INSERT INTO shopping_marks (key, mark, amounts) VALUES (?1, ?2, ?3)
    ON CONFLICT DO UPDATE SET mark = ?2, amounts = ?3
    """
  static let delete = "DELETE FROM shopping_marks WHERE key = ?1"
  static let deleteAll = "DELETE FROM shopping_marks"
}

/// The table `aisles`: a row for each part of the shop, in the user's order.
enum AislesTable {
  /// The number of the aisle of everything that belongs nowhere else.
  static let other = id(of: .other)

  /// The number that an aisle of the program has, whatever it is called.
  static func id(of aisle: Aisle) -> Int { Aisle.allCases.firstIndex(of: aisle)! + 1 }

  static let all = "SELECT id, name FROM aisles ORDER BY position, id"
  static let withKey = "SELECT id FROM aisles WHERE key = ?1"
  static let keys = "SELECT id, name, key FROM aisles ORDER BY id"
  static let insert = "INSERT INTO aisles (key, name, position) VALUES (?1, ?2, ?3)"
  static let insertWithID = "INSERT INTO aisles (key, name, position, id) VALUES (?1, ?2, ?3, ?4)"
  static let rename = "UPDATE aisles SET key = ?2, name = ?3 WHERE id = ?1"
  static let delete = "DELETE FROM aisles WHERE id = ?1"
}

/// The table `shopping_places`: a row for each food that the user has moved.
enum ShoppingPlacesTable {
  static let all = "SELECT key, aisle_id, position FROM shopping_places"
  static let set = """
    INSERT INTO shopping_places (key, aisle_id, position) VALUES (?1, ?2, ?3)
    ON CONFLICT DO UPDATE SET aisle_id = ?2, position = ?3
    """
  static let deleteInAisle = "DELETE FROM shopping_places WHERE aisle_id = ?1"
}

/// The table `pantry`: a row for each food that is always at home.
enum PantryTable {
  static let all = "SELECT key, name FROM pantry ORDER BY key"
  static let withKey = "SELECT name FROM pantry WHERE key = ?1"
  static let insert = "INSERT INTO pantry (key, name, added_at) VALUES (?1, ?2, ?3)"
  static let rename = "UPDATE OR IGNORE pantry SET key = ?2 WHERE key = ?1"
  static let delete = "DELETE FROM pantry WHERE key = ?1"
}
