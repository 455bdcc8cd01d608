package import RecipeModel
import SQLite

extension RecipeStore {
  /// The pairs of recipes of a list that may be one, by their numbers: of the same page, the same title, or the same foods, or
  /// of nine in ten foods and a word of the title; but for those that a person has parted.
  ///
  /// - Parameter query: The list; its order and its limit do not matter.
  /// - Returns: The pairs, and the number of recipes that were compared.
  /// - Complexity: O(*n*) for *n* bytes of recipes, and for those that share rare foods the square of their number.
  package func duplicates(in query: RecipeQuery = .all) throws -> (pairs: [DuplicatePair], among: Int) {
    var query = query
    (query.sort, query.limit) = (nil, nil)
    return try read {
      guard let sql = try sql(for: query) else { return ([], 0) }
      let columns = "recipes.id, recipes.title, recipes.source, recipes.ingredients"
      let candidates = try rows(sql.select(columns, orderedBy: nil)) { row in
        DuplicateCandidate(
          recipe: LinkedRecipe(id: row.int(at: 0), title: row.text(at: 1)), source: row.text(at: 2),
          ingredients: row.text(at: 3))
      }
      let parted = Set(try partedRecipes())
      return (DuplicatePairs(candidates).pairs.filter { !parted.contains($0.ids) }, candidates.count)
    }
  }

  /// The pairs of recipes that a person has said to be no duplicates, each with the lower number first.
  package func partedRecipes() throws -> [[Recipe.ID]] {
    try read { try connection.query(PartedRecipesTable.all) { [$0.int(at: 0), $0.int(at: 1)] } }
  }
}
