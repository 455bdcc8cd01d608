import RecipeKitchen
import RecipeModel
import SQLite

/// The table `stocks`: a row for each food, or rest of a recipe, that is at home until it is used.
enum StocksTable {
  static let all = "SELECT id, name, amount, until_day, recipe_id, servings FROM stocks"
  static let insert = LibraryTable.stocks.inserting("name", "amount", "until_day", "recipe_id", "servings")
  static let set = LibraryTable.stocks.updating(
    ["amount": "?2", "until_day": "?3", "servings": "?4"], where: "id = ?1")
  static let setRecipe = LibraryTable.stocks.updating(["recipe_id": "?2"], where: "recipe_id = ?1")
  static let delete = "DELETE FROM stocks WHERE id = ?1"
}

extension LibraryTable {
  static let stocks = LibraryTable(
    name: "stocks", noun: RowNoun("stock"),
    columns: [
      .integer("id"), .text("name"), .text("amount", default: "''"), .text("until_day", default: "''"),
      .integer("recipe_id", isNullable: true), .text("servings", default: "''"),
    ],
    isNumbered: true, recordedSince: 24, checksummedSince: 24,
    refersTo: [Reference(column: "recipe_id", table: "recipes", mayBeGone: true)],
    announce: { $0.touchShopping() },
    subject: { value in value("name").map { "\($0.text.quoted()) in the pantry" } ?? "a food in the pantry" },
    salvage: .rows { row in
      // The empty day is "not stated"; one that cannot be read must not become it.
      (row["until_day"].text.isEmpty || CalendarDay(row["until_day"].text) != nil) && !row["name"].text.isEmpty
    })
}
