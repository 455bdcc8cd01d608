import RecipeKitchen
import RecipeModel
import SQLite

/// The table `shopping_recipes`: a row for each planned meal that a recipe is on the shopping list for, and one for a recipe
/// that was put on it alone.
enum ShoppingRecipesTable {
  static let withLines = """
    SELECT recipe_id, factor, title, ingredients, planned_day FROM shopping_recipes JOIN recipes ON recipes.id = recipe_id
    ORDER BY shopping_recipes.position, shopping_recipes.id
    """
  static let any = "SELECT 1 FROM shopping_recipes LIMIT 1"
  static let recipes = "SELECT id, recipe_id, factor FROM shopping_recipes"
  static let ofRecipe = """
    SELECT id, factor, planned_day FROM shopping_recipes WHERE recipe_id = ?1 ORDER BY position, id
    """
  static let insert = LibraryTable.shoppingRecipes.inserting("recipe_id", "factor", "planned_day", "position")
  static let setPlannedDay = LibraryTable.shoppingRecipes.updating(["planned_day": "?2"], where: "id = ?1")
  static let setFactor = LibraryTable.shoppingRecipes.updating(["factor": "?2"], where: "id = ?1")
  static let setRecipe = LibraryTable.shoppingRecipes.updating(["recipe_id": "?2"], where: "id = ?1")
  static let delete = "DELETE FROM shopping_recipes WHERE recipe_id = ?1"
  static let deleteWithID = "DELETE FROM shopping_recipes WHERE id = ?1"
  static let deleteAll = "DELETE FROM shopping_recipes"
  static let factorsByRecipe = "SELECT recipe_id, factor FROM shopping_recipes"
  static let factors = "SELECT id, factor FROM shopping_recipes ORDER BY id"
  static let setFactorWithID = LibraryTable.shoppingRecipes.updating(
    ["factor": "?2"], where: "id = ?1", isRepair: true)
}

/// The table `shopping_items`: a row for each line of the user's own.
enum ShoppingItemsTable {
  static let all = "SELECT id, line FROM shopping_items ORDER BY position, id"
  static let insert = LibraryTable.shoppingItems.inserting("line", "position")
  static let delete = "DELETE FROM shopping_items WHERE id = ?1"
  static let deleteAll = "DELETE FROM shopping_items"
}

/// The table `shopping_marks`: a row for each food that was bought or set aside.
enum ShoppingMarksTable {
  static let all = "SELECT key, mark, amounts FROM shopping_marks"
  static let set = LibraryTable.shoppingMarks.putting("key", "mark", "amounts")
  static let delete = "DELETE FROM shopping_marks WHERE key = ?1"
  static let deleteAll = "DELETE FROM shopping_marks"
}

/// The table `shopping_numbers`: a row for each food that has been on the list, with the number that it has for life.
enum ShoppingNumbersTable {
  static let last = RowNumber.last(of: [.shoppingNumbers])
  static let withKey = "SELECT id FROM shopping_numbers WHERE key = ?1"
  static let withID = "SELECT key, name FROM shopping_numbers WHERE id = ?1"
  static let insert = LibraryTable.shoppingNumbers.inserting("id", "key", "name")
}

/// The table `aisles`: a row for each part of the shop, in the user's order.
enum AislesTable {
  /// The number of the aisle of everything that belongs nowhere else.
  static let other = id(of: .other)

  /// The number that an aisle of the program has, whatever it is called: 1 to 15, and one farther away for snacks, which came
  /// when people had added aisles with the numbers from 16. Not farther, since a recovery asks for each number of a gap.
  static func id(of aisle: Aisle) -> Int { aisle == .snacks ? 1000 : first.firstIndex(of: aisle)! + 1 }

  private static let first = Aisle.allCases.filter { $0 != .snacks }

  static let all = "SELECT id, name FROM aisles ORDER BY position, id"
  static let withKey = "SELECT id FROM aisles WHERE key = ?1"
  static let keys = "SELECT id, name, key FROM aisles ORDER BY id"
  static let insert = LibraryTable.aisles.inserting("key", "name", "position")
  static let insertWithID = LibraryTable.aisles.inserting("key", "name", "position", "id")
  static let rename = LibraryTable.aisles.updating(["key": "?2", "name": "?3"], where: "id = ?1")

  /// Computes the key of an aisle again that is not that of its name.
  static let setKey = LibraryTable.aisles.updating(["key": "?2"], where: "id = ?1")
  static let deleteAll = "DELETE FROM aisles"
  static let delete = "DELETE FROM aisles WHERE id = ?1"
}

/// The table `shopping_places`: a row for each food that the user has moved.
enum ShoppingPlacesTable {
  static let all = "SELECT key, aisle_id, position FROM shopping_places"
  static let set = LibraryTable.shoppingPlaces.putting("key", "aisle_id", "position")

  /// Puts foods whose places are outside of two bounds where they are first named in their aisle.
  static let dropStrayPlaces = LibraryTable.shoppingPlaces.updating(
    ["position": "0"], where: "position NOT BETWEEN ?1 AND ?2")
  static let deleteInAisle = "DELETE FROM shopping_places WHERE aisle_id = ?1"
}

/// The table `pantry`: a row for each food that is always at home.
enum PantryTable {
  static let all = "SELECT key, name FROM pantry ORDER BY key"
  static let insert = LibraryTable.pantry.inserting("key", "name", "added_at")
  static let delete = "DELETE FROM pantry WHERE key = ?1"
}

extension LibraryTable {
  static let shoppingRecipes = LibraryTable(
    name: "shopping_recipes", noun: RowNoun("recipe on the shopping list", "recipes on the shopping list"),
    columns: [
      .integer("id"), .integer("recipe_id"), .text("factor"), .text("planned_day", default: "''"),
      .integer("position"),
    ],
    isNumbered: true, recordedSince: 10, checksummedSince: 16, refersTo: [.recipe()],
    announce: { $0.touchShopping() },
    subject: { value in
      value("recipe_id").map { "recipe \($0.int) on the shopping list" } ?? "a recipe on the shopping list"
    },
    salvage: .rows { row in
      if CalendarDay(row["planned_day"].text) == nil { row["planned_day"] = .text("") }
      row.makeFactorValid()
      return true
    })

  static let shoppingItems = LibraryTable(
    name: "shopping_items", noun: RowNoun("line of the shopping list", "lines of the shopping list"),
    columns: [.integer("id"), .text("line"), .integer("position")],
    isNumbered: true, recordedSince: 10, checksummedSince: 16, announce: { $0.touchShopping() },
    subject: { value in
      value("line").map { "\($0.text.quoted()) on the shopping list" } ?? "a line of the shopping list"
    },
    salvage: .rows { !$0["line"].text.isEmpty })

  static let shoppingMarks = LibraryTable(
    name: "shopping_marks", noun: RowNoun("tick of the shopping list", "ticks of the shopping list"),
    columns: [.text("key"), .text("mark"), .text("amounts")],
    recordedSince: 10, checksummedSince: 16, announce: { $0.touchShopping() }, subject: onTheShoppingList,
    salvage: .rows { !$0["key"].text.isEmpty && ShoppingMark.Kind(rawValue: $0["mark"].text) != nil })

  static let shoppingPlaces = LibraryTable(
    name: "shopping_places", noun: RowNoun("food moved to an aisle", "foods moved to an aisle"),
    columns: [.text("key"), .integer("aisle_id"), .integer("position")],
    recordedSince: 10, checksummedSince: 16, refersTo: [Reference(column: "aisle_id", table: "aisles")],
    announce: { $0.touchShopping() }, subject: onTheShoppingList,
    salvage: .rows { !$0["key"].text.isEmpty })

  static let shoppingNumbers = LibraryTable(
    name: "shopping_numbers", noun: RowNoun("number of a food", "numbers of foods"),
    columns: [.integer("id"), .text("key"), .text("name")], isNumbered: true, checksummedSince: 18,
    subject: { value in "the number \(value("id")?.int ?? 0) on the shopping list" },
    salvage: .rows { !$0["key"].text.isEmpty })

  static let aisles = LibraryTable(
    name: "aisles", noun: RowNoun("aisle"),
    columns: [.integer("id"), .text("key"), .text("name"), .integer("position")],
    isNumbered: true, recordedSince: 10, checksummedSince: 16, announce: { $0.touchShopping() },
    subject: { value in value("name").map { "the aisle \($0.text.quoted())" } ?? "an aisle" },
    salvage: .rows { row in
      row["key"] = .text(CollectionName.key(row["name"].text))
      return !row["name"].text.isEmpty
    })

  static let pantry = LibraryTable(
    name: "pantry", noun: RowNoun("food of the pantry", "foods of the pantry"),
    columns: [.text("key"), .text("name"), .integer("added_at")],
    recordedSince: 10, checksummedSince: 16, announce: { $0.touchShopping() },
    subject: { value in "\((value("key")?.text ?? "").quoted()) in the pantry" },
    salvage: .rows { $0.makeKeyOfFoodValid() })

  private static let onTheShoppingList: @Sendable ((String) -> ColumnValue?) -> String = { value in
    "\((value("key")?.text ?? "").quoted()) on the shopping list"
  }
}
