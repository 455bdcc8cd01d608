import RecipeModel
import SQLite

/// What a word that is being typed may become.
extension RecipeStore {
  /// The recipes with a word in the title that begins with a text: those whose title begins with it first, then by title.
  ///
  /// Case and accents do not count.
  ///
  /// - Parameter limit: How many at most.
  /// - Complexity: O(*n*) for *n* recipes where fewer than `limit` titles begin so, but only their index is read.
  package func listRows(withTitleWordBeginning text: String, limit: Int) throws -> [RecipeListRow] {
    try read {
      let key = TextFold.fold(text.onOneLine())
      var rows = try listRows((RecipesTable.listRowsWithTitleBeginning, [key, key + Self.afterAllLetters, limit]))
      guard rows.count < limit, !key.isEmpty else { return rows }
      let found = Set(rows.map(\.id))
      let others = try listRows((RecipesTable.listRowsWithTitleWord, [key, limit]))
      rows += others.filter { !found.contains($0.id) }
      return Array(rows.prefix(limit))
    }
  }

  /// The recipes whose number begins with some digits, in the order of their numbers.
  ///
  /// - Parameters:
  ///   - number: The number that the digits write, from 1.
  ///   - limit: How many at most.
  package func listRows(withNumberBeginning number: Int, limit: Int) throws -> [RecipeListRow] {
    try read {
      var rows: [RecipeListRow] = []
      var range = number...number
      while rows.count < limit {
        rows += try listRows((RecipesTable.listRowsBetween, [range.lowerBound, range.upperBound, limit - rows.count]))
        guard range.upperBound <= RowNumber.range.upperBound / 10 else { break }
        range = range.lowerBound * 10...range.upperBound * 10 + 9
      }
      return rows
    }
  }

  /// The words of the ingredients that begin with a text, those in most recipes first, without case and accents.
  ///
  /// - Parameter limit: How many at most.
  package func ingredientWords(beginningWith text: String, limit: Int) throws -> [String] {
    let key = TextFold.fold(text)
    try connection.execute(RecipesTextTable.createVocabulary)
    return try connection.query(RecipesTextTable.ingredientWords, key, key + Self.afterAllLetters, limit) {
      $0.text(at: 0)
    }
  }

  /// Sorts after everything that begins with the text before it.
  private static let afterAllLetters = "\u{10FFFF}"
}
