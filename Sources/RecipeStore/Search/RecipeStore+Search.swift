package import RecipeModel
import SQLite

/// A recipe that a search found.
package struct SearchResult: Identifiable, Hashable, Sendable {
  package let row: RecipeListRow

  /// The line of its ingredients, directions or notes that has most of the words; `nil` if only the title has any.
  package let line: String?

  package var id: Recipe.ID { row.id }

  package init(row: RecipeListRow, line: String?) {
    self.row = row
    self.line = line
  }
}

extension RecipeStore {
  /// Calls `body` with each recipe that has all of some words, best match first unless the query is sorted.
  ///
  /// Nobody can write meanwhile, so `body` prints nothing.
  ///
  /// - Parameters:
  ///   - words: As a person types them; nothing in them has a special meaning.
  ///   - query: What narrows the search, and its limit.
  package func search(
    _ words: String, in query: RecipeQuery = .all, _ body: (SearchResult) throws -> Void
  ) throws {
    var query = query
    query.words = words
    let searchWords = SearchWords(words)
    try forEachListRow(RecipesTable.searchColumns, of: query) { row, listRow in
      try body(SearchResult(row, listRow, matching: searchWords))
    }
  }
}

extension SearchResult {
  /// Reads a row of `RecipesTable.searchColumns`.
  fileprivate init(_ row: borrowing Statement, _ listRow: RecipeListRow, matching words: SearchWords) {
    self.init(row: listRow, line: words.bestLine(of: [row.text(at: 5), row.text(at: 6), row.text(at: 7)]))
  }
}
