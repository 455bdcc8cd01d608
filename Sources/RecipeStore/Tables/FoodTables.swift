import RecipeKitchen
import RecipeModel
import SQLite

/// The table `own_foods`: a row for each food of which a person said what it is.
enum OwnFoodsTable {
  static let all = "SELECT key, name, number, facts FROM own_foods ORDER BY key"
  static let set = LibraryTable.ownFoods.putting("key", "name", "number", "facts")
  static let delete = "DELETE FROM own_foods WHERE key = ?1"
}

extension LibraryTable {
  static let ownFoods = LibraryTable(
    name: "own_foods", noun: RowNoun("food of your own", "foods of your own"),
    columns: [.text("key"), .text("name"), .text("number"), .text("facts")],
    recordedSince: 15, checksummedSince: 16, announce: { $0.touchFoods() },
    subject: { value in "what \((value("key")?.text ?? "").quoted()) is" },
    salvage: .rows { row in
      row.makeKeyOfFoodValid() && OwnFood.Meaning(row["number"].text, row["facts"].text) != nil
    })
}
