package import RecipeModel
import SQLite

/// A recipe's place in a list: the recipe before it.
package struct ListPlace: Hashable, Sendable {
  /// The recipe just before, `nil` for the first of the list.
  package let predecessor: Recipe.ID?

  package init(predecessor: Recipe.ID?) {
    self.predecessor = predecessor
  }
}

extension RecipeQuery {
  /// `true` if a recipe's place in the list can be found without listing the others: not in a part of a list, nor in an
  /// order that takes more than a key.
  var hasFindablePlaces: Bool {
    // One collection or several: both orders have a key.
    limit == nil && skip == nil && RecipeQueryOrder(self, isOneCollection: false).key(isReversed: isReversed) != nil
  }
}

extension RecipeStore {
  /// Returns whether a recipe's place in a list can be found without listing the others.
  package func hasFindablePlaces(_ query: RecipeQuery) throws -> Bool {
    try read { try resolved(query)?.hasFindablePlaces ?? false }
  }

  /// Returns where a recipe stands in a list, `nil` if it is not in it.
  ///
  /// - Precondition: `hasFindablePlaces(query)`.
  /// - Throws: `RecipeStoreError.noSuchCollection`.
  /// - Complexity: O(log *n*) for *n* recipes; O(*n*) where few of the recipes before it fit the query's conditions.
  package func place(of id: Recipe.ID, in query: RecipeQuery) throws -> ListPlace? {
    return try read {
      guard let sql = try sql(for: query) else { return nil }
      precondition(sql.key != nil && query.limit == nil && query.skip == nil)
      guard let value = try keyValue(of: id, sql),
        let predecessor = sql.selectPredecessor(of: id, value: value)
      else { return nil }
      return ListPlace(predecessor: try rows(predecessor) { $0.int(at: 0) }.first)
    }
  }

  /// The first column of a recipe's key, a position, a moment or a title; `nil` if the recipe is not in the list.
  private func keyValue(of id: Recipe.ID, _ sql: RecipeQuerySQL) throws -> (any Bindable)? {
    guard let key = sql.key, let select = sql.selectKey(of: id) else { return nil }
    return key.isText ? try rows(select) { $0.text(at: 0) }.first : try rows(select) { $0.int(at: 0) }.first
  }

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
      let others = try identifiers(withTitleWordBeginning: key, limit: limit).filter { !found.contains($0) }
      rows += try listRows(with: others)
      return Array(rows.prefix(limit))
    }
  }

  private func identifiers(withTitleWordBeginning key: String, limit: Int) throws -> [Recipe.ID] {
    try connection.withStatement(RecipesTable.titleKeysWithPart) { statement in
      try statement.bind(key, at: 1)
      var found: [Recipe.ID] = []
      while found.count < limit, try statement.step() {
        if SearchWords.hasWord(key, in: statement.text(at: 1)) { found.append(statement.int(at: 0)) }
      }
      return found
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
