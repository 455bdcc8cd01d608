import RecipeStore

/// The collections that a list's query names: they stay the same when they are renamed.
struct ListedCollections {
  private var ids: [RecipeCollection.ID]

  /// - Throws: `RecipeStoreError.noSuchCollection`.
  init(of query: RecipeQuery, in store: RecipeStore) throws {
    ids = try query.collections.map { try store.collection(named: $0).id }
  }

  /// Updates the names of the collections in a query; returns whether all of them exist.
  ///
  /// A deleted one is replaced by another that has its name by now.
  mutating func updateNames(in query: inout RecipeQuery, from store: RecipeStore) throws -> Bool {
    for (index, id) in ids.enumerated() {
      if let name = try store.collectionName(with: id) {
        query.collections[index] = name
      } else if let id = try store.collectionID(named: query.collections[index]) {
        ids[index] = id
      } else {
        return false
      }
    }
    return true
  }
}
