import RecipeModel
import SQLite

/// The table `said_diets`: a row for each diet of which a person said whether a recipe keeps it.
enum SaidDietsTable {
  /// What was said of the recipe of a row: a line for each diet, its parts with tabs between, of which names have none.
  static let lines = """
    (SELECT group_concat(is_kept || char(9) || ingredients_hash || char(9) || diet, char(10)) FROM (
      SELECT * FROM said_diets WHERE recipe_id = recipes.id ORDER BY diet))
    """

  /// Reads what `lines` gives.
  ///
  /// - Parameter ingredients: Those of the recipe, which tell whether it was said of them.
  static func said(_ row: borrowing Statement, at index: Int, of ingredients: String) -> [SaidDiet] {
    if row.isNull(at: index) { return [] }
    let hash = ContentHash(of: ingredients).value
    return RecipesTable.lines(row, at: index).compactMap { line in
      let parts = line.split(separator: "\t", maxSplits: 2)
      guard parts.count == 3 else { return nil }
      return SaidDiet(String(parts[2]), isKept: parts[0] == "1", isOfThisText: Int64(parts[1]) == hash)
    }
  }

  /// What `lines` would give of a recipe that is in no table yet.
  static func lines(of said: [SaidDiet], ingredients: String) -> String {
    let hash = ContentHash(of: ingredients).value
    return said.map { "\($0.isKept ? 1 : 0)\t\($0.isOfThisText ? hash : ~hash)\t\($0.diet)" }.joined(separator: "\n")
  }

  static let ofRecipe = "SELECT diet, is_kept, ingredients_hash FROM said_diets WHERE recipe_id = ?1"
  static let set = LibraryTable.saidDiets.putting("recipe_id", "diet", "is_kept", "ingredients_hash")
  static let delete = "DELETE FROM said_diets WHERE recipe_id = ?1 AND diet = ?2"
  static let deleteOfRecipe = "DELETE FROM said_diets WHERE recipe_id = ?1"
}

extension LibraryTable {
  static let saidDiets = LibraryTable(
    name: "said_diets", noun: RowNoun("word about a diet", "words about diets"),
    columns: [.integer("recipe_id"), .text("diet"), .integer("is_kept"), .integer("ingredients_hash")], keyLength: 2,
    recordedSince: 23, checksummedSince: 23, refersTo: [.recipe()],
    subject: { value in "the diets of recipe \(value("recipe_id")?.int ?? 0)" },
    salvage: .rows { row in SaidDiet.isName(row["diet"].text) && (0...1).contains(row["is_kept"].int) })
}
