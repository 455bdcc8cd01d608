import SQLite
import Testing

@testable import RecipeStore

extension RecipeStore {
  /// What a person has put in: every row of the tables that the history records.
  func contents() throws -> [String] {
    try LibraryTable.recorded.flatMap { table in
      try connection.query("SELECT * FROM \(table.name) ORDER BY 1, 2") { row in
        table.name + (0..<row.columnCount).map { "|" + row.text(at: $0) }.joined()
      }
    }
  }

  /// Checks what follows from the contents: the full-text index, the counts, the foreign keys.
  func checkConsistency() throws {
    try checkFullText()
    #expect(try connection.query("PRAGMA foreign_key_check") { $0.text(at: 0) } == [])
    let library = try connection.first(
      """
      SELECT library_counts.recipes = (SELECT count(*) FROM recipes)
        AND library_counts.favorites = (SELECT count(*) FROM recipes WHERE is_favorite)
      FROM library_counts
      """
    ) { $0.bool(at: 0) }
    #expect(library == true)
    let wrong = try connection.query(
      """
      SELECT id FROM collections LEFT JOIN collection_counts ON collection_id = id
      WHERE coalesce(recipes, 0) <> (SELECT count(*) FROM collection_members AS member WHERE member.collection_id = id)
      """
    ) { $0.int(at: 0) }
    #expect(wrong == [])
    let recents = try connection.query(
      """
      SELECT added_at >> 12 AS period, count(*) FROM recipes GROUP BY 1
      EXCEPT SELECT period, recipes FROM added_counts
      """
    ) { $0.int(at: 0) }
    #expect(recents == [])
  }
}
