import Diffable
import RecipeModel
package import RecipeStore

extension RecipeListViewModel: StoreFollower {
  /// Shows what a verb of the store has changed.
  ///
  /// Each recipe concerned goes next to the neighbor that the store names for it, so a change costs the same in a long
  /// list as in a short one. A search, a part of a list, and a saved filter that itself may have changed are queried again. A list whose collection is gone is empty
  /// until it is back.
  ///
  /// - Complexity: O(*k* log *n*) for *k* recipes changed in a list of *n*, and the difference.
  package func follow(_ change: RecipeChange) throws {
    try apply(change, reconfiguring: change.updated)
  }

  /// Shows what other programs have changed; recipes that are shown as they are by now are not reconfigured.
  package func catchUp(with change: RecipeChange) throws {
    try apply(change, reconfiguring: rows.forgetOutdated(among: change.updated))
  }

  private func apply(_ change: RecipeChange, reconfiguring changed: [Recipe.ID]) throws {
    guard try updateCollectionNames() else { return try show([], reconfiguring: []) }
    let concerned = change.inserted + change.updated + change.moved
    var snapshot = dataSource.snapshot()
    snapshot.deleteItems(change.deleted)
    guard try hasFindablePlaces(after: change), concerned.count <= Self.mostPlacedOneByOne,
      try place(concerned, in: &snapshot)
    else {
      return try show(store.identifiers(of: query), reconfiguring: changed)
    }
    show(snapshot, reconfiguring: changed)
  }

  /// Asks the store again for what is listed, and reconfigures what has changed meanwhile.
  ///
  /// Only what a view has asked for counts as shown, and only where changes are recorded.
  package func refresh() throws {
    let listed = try updateCollectionNames() ? store.identifiers(of: query) : []
    try show(listed, reconfiguring: rows.forgetOutdated())
  }

  /// Returns whether the places of recipes can be found one by one, which is not all if a filter has changed as well.
  private func hasFindablePlaces(after change: RecipeChange) throws -> Bool {
    guard try store.hasFindablePlaces(query) else { return false }
    return try change.collections.isEmpty || !store.namesSavedFilter(query)
  }

  /// Past this many recipes another query is faster than looking each up.
  private static let mostPlacedOneByOne = 64

  private func show(_ identifiers: [Recipe.ID], reconfiguring changed: [Recipe.ID]) throws {
    show(try snapshot(of: identifiers), reconfiguring: changed)
  }

  /// Applies a snapshot, with a mark on those of the recipes that were listed and still are.
  private func show(_ snapshot: DataSource.Snapshot, reconfiguring changed: [Recipe.ID]) {
    var snapshot = snapshot
    let old = dataSource.snapshot()
    snapshot.reconfigureItems(changed.filter { old.indexOfItem($0) != nil && snapshot.indexOfItem($0) != nil })
    dataSource.apply(snapshot)
  }
}

extension RecipeListViewModel {
  /// Puts each recipe after the one that precedes it in the store, or removes it if it is no longer listed.
  ///
  /// A recipe whose predecessor is itself to be placed waits for it.
  ///
  /// - Returns: Whether all of them could be placed; not if another process has changed the list as well, or a damaged
  ///   index names a recipe as its own neighbor.
  private func place(_ identifiers: [Recipe.ID], in snapshot: inout DataSource.Snapshot) throws -> Bool {
    var waiting = Set(identifiers)
    for identifier in identifiers {
      var chain: [(identifier: Recipe.ID, place: ListPlace?)] = []
      var next: Recipe.ID? = identifier
      while let identifier = next, waiting.remove(identifier) != nil {
        let place = try store.place(of: identifier, in: query)
        chain.append((identifier, place))
        next = place?.predecessor
      }
      for (identifier, place) in chain.reversed() {
        guard Self.put(identifier, at: place, in: &snapshot) else { return false }
      }
    }
    return true
  }

  private static func put(
    _ identifier: Recipe.ID, at place: ListPlace?, in snapshot: inout DataSource.Snapshot
  ) -> Bool {
    guard let place else {
      snapshot.deleteItems([identifier])
      return true
    }
    guard let predecessor = place.predecessor else {
      let first = snapshot.itemIdentifier(for: DiffableIndexPath(item: 0, section: 0))
      switch first {
      case identifier: break
      case let first?: snapshot.put(identifier, beforeItem: first)
      case nil: snapshot.appendItems([identifier])
      }
      return true
    }
    guard predecessor != identifier, snapshot.indexOfItem(predecessor) != nil else { return false }
    snapshot.put(identifier, afterItem: predecessor)
    return true
  }
}

extension DiffableDataSourceSnapshot {
  /// Moves an item before another, or inserts it there if it is new.
  fileprivate mutating func put(_ identifier: ItemIdentifierType, beforeItem other: ItemIdentifierType) {
    if indexOfItem(identifier) == nil {
      insertItems([identifier], beforeItem: other)
    } else {
      moveItem(identifier, beforeItem: other)
    }
  }

  /// Moves an item after another, or inserts it there if it is new.
  fileprivate mutating func put(_ identifier: ItemIdentifierType, afterItem other: ItemIdentifierType) {
    if indexOfItem(identifier) == nil {
      insertItems([identifier], afterItem: other)
    } else {
      moveItem(identifier, afterItem: other)
    }
  }
}
