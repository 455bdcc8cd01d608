package import RecipeModel
import SQLite

extension RecipeQuery {
  /// Whether a recipe's place in the list can be found without listing the others.
  ///
  /// Not for a part of a list, a search that is ranked, or a list by time.
  package var hasFindablePlaces: Bool {
    limit == nil && sort != .time && (words == nil || sort != nil)
  }
}

extension RecipeStore {
  /// Returns where a recipe stands in a list, `nil` if it is not in it.
  ///
  /// - Precondition: The query `hasFindablePlaces`.
  /// - Throws: `RecipeStoreError.noSuchCollection`.
  /// - Complexity: O(log *n*) for *n* recipes; O(*n*) where few of the recipes before it fit the query's conditions.
  package func place(of id: Recipe.ID, in query: RecipeQuery) throws -> ListPlace? {
    precondition(query.hasFindablePlaces)
    return try read {
      guard let sql = try sql(for: query), let value = try keyValue(of: id, sql),
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
}
