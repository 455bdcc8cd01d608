import RecipeModel

extension RecipeStore {
  /// Moves a collection among the others.
  ///
  /// - Throws: `RecipeStoreError.noSuchCollection`; `.destinationMoves` if it is its own neighbour; `.noSuchPlace`.
  @discardableResult
  package func moveCollection(_ name: String, to destination: Destination<String>) throws -> RecipeChange {
    try verb("collections reorder") {
      let collection = try existingCollection(named: name)
      let destination = try destination.map { try collectionID(of: $0) }
      if destination.neighbor == collection.id { throw RecipeStoreError.destinationMoves(collection.name.quoted()) }
      let moved = try collectionsOrder.move([collection.id], to: destination)
      return RecipeChange(collections: moved.isEmpty ? [] : [collection.name])
    }
  }

  /// Stores a new order for all collections.
  ///
  /// - Parameter names: The names of all collections, each once, in their new order.
  /// - Throws: `RecipeStoreError.noSuchCollection`; `.orderIsOutOfDate` if a collection is missing or named twice.
  @discardableResult
  package func setCollectionOrder(_ names: [String]) throws -> RecipeChange {
    try verb("collections reorder") {
      let wanted = try names.map { try existingCollection(named: $0) }
      let stored = try collectionsOrder.identifiers()
      guard wanted.count == stored.count, Set(wanted.map(\.id)) == Set(stored) else {
        throw RecipeStoreError.orderIsOutOfDate
      }
      let moved = try collectionsOrder.setOrder(of: wanted.map(\.id))
      return RecipeChange(collections: wanted.filter { moved.contains($0.id) }.map(\.name))
    }
  }
}
