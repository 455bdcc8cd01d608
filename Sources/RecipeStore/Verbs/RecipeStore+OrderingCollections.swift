import RecipeModel

extension RecipeStore {
  /// Moves a collection among the others.
  ///
  /// - Throws: `RecipeStoreError.noSuchCollection`; `.destinationMoves` if it is its own neighbor; `.noSuchPlace`.
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
}
