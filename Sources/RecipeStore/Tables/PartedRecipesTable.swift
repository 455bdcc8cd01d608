import SQLite

/// The table `parted_recipes`: a row for each pair of recipes that a person has said to be no duplicates, the lower number
/// first.
enum PartedRecipesTable {
  static let all = "SELECT recipe_id, other_id FROM parted_recipes"
  static let insert = LibraryTable.partedRecipes.inserting("recipe_id", "other_id", clause: "ON CONFLICT DO NOTHING")
  static let deleteOfRecipe = "DELETE FROM parted_recipes WHERE recipe_id = ?1 OR other_id = ?1"
}

extension LibraryTable {
  static let partedRecipes = LibraryTable(
    name: "parted_recipes",
    noun: RowNoun("pair of recipes that are no duplicates", "pairs of recipes that are no duplicates"),
    columns: [.integer("recipe_id"), .integer("other_id")], keyLength: 2, recordedSince: 20, checksummedSince: 20,
    refersTo: [.recipe(), .recipe("other_id")],
    subject: { value in
      "that recipes \(value("recipe_id")?.int ?? 0) and \(value("other_id")?.int ?? 0) are no duplicates"
    },
    salvage: .rows { $0["recipe_id"].int < $0["other_id"].int })
}
