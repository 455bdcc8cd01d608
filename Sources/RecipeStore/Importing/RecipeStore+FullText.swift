import RecipeModel
import SQLite

extension RecipeStore {
  /// Runs `body`, which may add many recipes, with the trigger that feeds the full-text index set aside, and then feeds
  /// the index all recipes after one in a single statement.
  ///
  /// The trigger comes back with the very text it had, as the schema is compared with ours whenever a file is opened.
  func feedingFullTextAtOnce(after lastID: Recipe.ID, _ body: () throws -> Void) throws {
    guard let trigger = try connection.first(RecipesTextTable.insertTrigger, row: { $0.text(at: 0) }) else {
      throw RecipeStoreError.damaged(location.path)
    }
    try connection.execute(RecipesTextTable.dropInsertTrigger)
    try body()
    try connection.run(RecipesTextTable.setHashSize, RecipesTextTable.bulkHashSize)
    try connection.run(RecipesTextTable.insertRecipesAfter, lastID)
    try connection.run(RecipesTextTable.setHashSize, RecipesTextTable.usualHashSize)
    try connection.execute(trigger)
  }
}
