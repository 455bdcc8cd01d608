package import RecipeModel
import SQLite

/// Where a recipe stands in a list: by the one before it.
package struct ListPlace: Hashable, Sendable {
  /// The recipe just before, `nil` for the first of the list.
  package let predecessor: Recipe.ID?

  package init(predecessor: Recipe.ID?) {
    self.predecessor = predecessor
  }
}

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

  /// How many recipes a list has, its limit apart.
  ///
  /// - Throws: `RecipeStoreError.noSuchCollection`.
  /// - Complexity: O(1) for the library, the favorites and one collection; for the recents O(*m*) for *m* recipes that
  ///   were added within the same hour a month ago; for other lists as long as listing them.
  package func count(of query: RecipeQuery = .all) throws -> Int {
    try read {
      switch query.whole {
      case .all: return try connection.first(CountsTables.recipes) { $0.int(at: 0) } ?? 0
      case .favorites: return try connection.first(CountsTables.favorites) { $0.int(at: 0) } ?? 0
      case .recents: return try connection.first(CountsTables.recipesAddedAfter, recentsStart) { $0.int(at: 0) } ?? 0
      case let whole where whole.collections.count == 1 && whole == .collection(whole.collections[0]):
        let id = try collectionID(of: whole.collections[0])
        return try connection.first(CountsTables.recipesOfCollection, id) { $0.int(at: 0) } ?? 0
      default:
        guard let sql = try sql(for: query)?.count else { return 0 }
        return try rows(sql) { $0.int(at: 0) }[0]
      }
    }
  }
}

extension RecipeQuery {
  /// The query for the same recipes, all of them and in the list's own order.
  fileprivate var whole: RecipeQuery {
    var whole = self
    (whole.sort, whole.isReversed, whole.limit) = (nil, false, nil)
    return whole
  }
}
