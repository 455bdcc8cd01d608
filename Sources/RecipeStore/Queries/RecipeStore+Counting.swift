import SQLite

extension RecipeStore {
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
