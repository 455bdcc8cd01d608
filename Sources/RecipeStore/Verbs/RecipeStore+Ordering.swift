package import RecipeModel

extension RecipeStore {
  /// Moves recipes of a list, which then stand together in the order given.
  ///
  /// One row is written for each recipe that is not in its place already; now and then a few more, when there is no gap
  /// left between the neighbors.
  ///
  /// - Throws: `RecipeStoreError.noSuchRecipe`; `.notInList`; `.destinationMoves` if the neighbor is one of those moved;
  ///   `.noSuchPlace`; `.noSuchCollection`. The order is then what it was.
  /// - Complexity: O(*k*) for *k* recipes; O(*n*) for place *n*.
  /// - Source: Documentation/Ordering.md.
  @discardableResult
  package func move(
    _ ids: [Recipe.ID], to destination: Destination<Recipe.ID>, in list: OrderedList
  ) throws -> RecipeChange {
    try verb("reorder") {
      let ids = try existing(ids)
      let order = try self.order(of: list)
      let neighbors = try destination.neighbor.map { try existing([$0]) } ?? []
      for id in ids + neighbors where try !order.contains(id) { throw RecipeStoreError.notInList(id, list) }
      if let neighbor = neighbors.first, ids.contains(neighbor) {
        throw RecipeStoreError.destinationMoves("recipe \(neighbor)")
      }
      return try change(moved: order.move(ids, to: destination), in: list)
    }
  }

  /// Moves a recipe from one collection to another, next to a neighbor there.
  ///
  /// A recipe that is in the other collection already moves there, and leaves the first.
  ///
  /// - Throws: `RecipeStoreError.noSuchRecipe`; `.noSuchCollection`; `.notInList`; `.destinationMoves`; `.noSuchPlace`.
  ///   Both collections are then what they were.
  @discardableResult
  package func move(
    _ id: Recipe.ID, from source: String, into target: String, to destination: Destination<Recipe.ID>
  ) throws -> RecipeChange {
    try verb("reorder") {
      for name in [source, target] { try checkIsFilledByHand(existingCollection(named: name)) }
      let (sourceID, targetID) = (try collectionID(of: source), try collectionID(of: target))
      guard sourceID != targetID else { return try move([id], to: destination, in: .collection(target)) }
      guard try order(ofCollection: sourceID).contains(id) else {
        throw RecipeStoreError.notInList(id, .collection(source))
      }
      _ = try collect([id], into: target)
      _ = try uncollect([id], from: source)
      _ = try move([id], to: destination, in: .collection(target))
      return .updated([id], collections: [source, target])
    }
  }

  /// Puts some recipes of a list in a new order among the places that they hold; the others keep theirs.
  ///
  /// Rows already in place are not written: moving one recipe writes one row.
  ///
  /// - Throws: `RecipeStoreError.noSuchRecipe`; `.notInList`; `.noSuchCollection`. The order is then what it was.
  /// - Complexity: O(*n* log *n*) for *n* recipes in the list, and O(*changed*) writes.
  /// - Source: Documentation/Ordering.md.
  @discardableResult
  package func arrange(_ ids: [Recipe.ID], in list: OrderedList) throws -> RecipeChange {
    try verb("reorder") {
      let ids = try existing(ids)
      let order = try self.order(of: list)
      var arranged = try order.identifiers()
      let chosen = Set(ids)
      let places = arranged.indices.filter { chosen.contains(arranged[$0]) }
      if places.count < ids.count {
        let stranger = ids[ids.firstIndex { !arranged.contains($0) }!]
        throw RecipeStoreError.notInList(stranger, list)
      }
      for (place, id) in zip(places, ids) { arranged[place] = id }
      return try change(moved: order.setOrder(of: arranged), in: list)
    }
  }

  /// Puts a whole list in an order that is computed, which then is the manual order.
  @discardableResult
  package func order(by sort: RecipeSort, in list: OrderedList) throws -> RecipeChange {
    try verb("reorder") {
      let query =
        switch list {
        case .library: RecipeQuery(sort: sort)
        case .favorites: RecipeQuery(favoritesOnly: true, sort: sort)
        case .collection(let name): RecipeQuery(collections: [name], sort: sort)
        }
      let ids = try identifiers(of: query)
      return try change(moved: self.order(of: list).setOrder(of: ids), in: list)
    }
  }

  private func order(of list: OrderedList) throws -> any ManualOrder {
    switch list {
    case .library: return libraryOrder
    case .favorites: return FavoritesOrder(library: libraryOrder, connection: connection)
    case .collection(let name):
      try checkHasOrder(list)
      return order(ofCollection: try collectionID(of: name))
    }
  }

  private func change(moved ids: [Recipe.ID], in list: OrderedList) throws -> RecipeChange {
    guard case .collection(let name) = list, !ids.isEmpty else { return .moved(ids) }
    return .moved(ids, collections: [try existingCollection(named: name).name])
  }

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

  /// Puts some collections in a new order among the places that they hold; the others keep theirs.
  ///
  /// - Throws: `RecipeStoreError.noSuchCollection`. The order is then what it was.
  /// - Complexity: O(*n* log *n*) for *n* collections, and O(*changed*) writes.
  @discardableResult
  package func arrangeCollections(_ names: [String]) throws -> RecipeChange {
    try verb("collections reorder") {
      let chosen = try existingCollections(named: names)
      var arranged = try collectionsOrder.identifiers()
      let chosenIDs = Set(chosen.map(\.id))
      let places = arranged.indices.filter { chosenIDs.contains(arranged[$0]) }
      for (place, collection) in zip(places, chosen) { arranged[place] = collection.id }
      let moved = Set(try collectionsOrder.setOrder(of: arranged))
      return RecipeChange(collections: chosen.filter { moved.contains($0.id) }.map(\.name))
    }
  }

  var libraryOrder: StoredOrder { StoredOrder(.library, on: connection) }
  var collectionsOrder: StoredOrder { StoredOrder(.collections, on: connection) }

  func order(ofCollection id: Int) -> StoredOrder {
    StoredOrder(.members, of: id, on: connection)
  }
}
