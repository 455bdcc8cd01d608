import RecipeStore

/// The collections that a list's query names: they stay the same when they are renamed.
struct ListedCollections {
  private var ids: [[RecipeCollection.ID]]
  private var others: [[RecipeCollection.ID]]

  /// - Throws: `RecipeStoreError.noSuchCollection`.
  init(of query: RecipeQuery, in store: RecipeStore) throws {
    ids = try query.collections.map { try store.collectionIDs(namedIn: $0) }
    others = try query.notCollections.map { try store.collectionIDs(namedIn: $0) }
  }

  /// Updates the names of the collections in a query; returns whether all of them exist.
  ///
  /// A deleted one is replaced by another that has its name by now.
  mutating func updateNames(in query: inout RecipeQuery, from store: RecipeStore) throws -> Bool {
    let areThere = try Self.update(&ids, &query.collections, from: store)
    return try Self.update(&others, &query.notCollections, from: store) && areThere
  }

  private static func update(
    _ ids: inout [[RecipeCollection.ID]], _ texts: inout [String], from store: RecipeStore
  ) throws -> Bool {
    for index in ids.indices {
      if let text = try store.text(naming: ids[index]) {
        texts[index] = text
        continue
      }
      guard let others = try store.collectionIDs(withNamesIn: texts[index]) else { return false }
      ids[index] = others
    }
    return true
  }
}
