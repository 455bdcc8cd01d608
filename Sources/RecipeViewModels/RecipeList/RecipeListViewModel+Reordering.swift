import Diffable
package import RecipeModel
package import RecipeStore

extension RecipeListViewModel {
  /// Moves a recipe as a person does who picks it up and drops it; returns whether it moved.
  ///
  /// The store has the new order when this returns. When it throws, the list is as it was before.
  ///
  /// - Throws: `RecipeStoreError.listIsNotOrderedByHand` for recents, a search, a sorted or filtered list,
  ///   `.notInList`, `.noSuchPlace`, `.destinationMoves`, and what the store says when it cannot store the order.
  @discardableResult
  package func move(_ identifier: Recipe.ID, to destination: Destination<Recipe.ID>) throws -> Bool {
    let list = try query.orderedList()
    guard let source = dataSource.indexPath(for: identifier) else { throw RecipeStoreError.notInList(identifier, list) }
    if destination.neighbor == identifier { throw RecipeStoreError.destinationMoves("recipe \(identifier)") }
    let target = try place(of: destination, movingFrom: source.item, in: list)
    guard dataSource.beginInteractiveMovementForItem(at: source) else { return false }
    statedDestination = destination
    reorderingFailure = nil
    let hasMoved = dataSource.endInteractiveMovement(at: DiffableIndexPath(item: target, section: 0))
    statedDestination = nil
    if let reorderingFailure { throw reorderingFailure }
    return hasMoved
  }

  /// Installs the handlers that end a reorder in the store.
  func persistReordering() {
    dataSource.reorderingHandlers.canReorderItem = { [unowned self] _ in (try? query.orderedList()) != nil }
    dataSource.reorderingHandlers.didReorder = { [unowned self] transaction in
      do {
        try persist(transaction)
      } catch {
        reorderingFailure = error
        dataSource.apply(transaction.initialSnapshot)
      }
    }
  }

  private func persist(_ transaction: DataSource.Transaction) throws {
    for case .insert(let place, let identifier, _) in transaction.difference.insertions {
      let destination = statedDestination ?? neighbor(at: place, in: transaction)
      try store.move([identifier], to: destination, in: query.orderedList())
    }
  }

  /// The neighbor that the recipe was dropped on: the one it has overtaken last.
  private func neighbor(at place: Int, in transaction: DataSource.Transaction) -> Destination<Recipe.ID> {
    let final = transaction.finalSnapshot.itemIdentifiers
    let initialPlace = transaction.initialSnapshot.indexOfItem(final[place]) ?? place
    return initialPlace < place ? .after(final[place - 1]) : .before(final[place + 1])
  }

  /// Returns the place, counted from 0, that a recipe has once it has moved.
  private func place(
    of destination: Destination<Recipe.ID>, movingFrom source: Int, in list: OrderedList
  ) throws -> Int {
    let count = dataSource.numberOfItems(inSection: 0)
    switch destination {
    case .top: return 0
    case .bottom: return count - 1
    case .place(let place):
      guard (1...count).contains(place) else { throw RecipeStoreError.noSuchPlace(place, count: count) }
      return place - 1
    case .before(let neighbor), .after(let neighbor):
      guard let place = dataSource.indexPath(for: neighbor)?.item else {
        throw RecipeStoreError.notInList(neighbor, list)
      }
      let landsAfter = if case .after = destination { true } else { false }
      return place + (landsAfter ? 1 : 0) - (source < place ? 1 : 0)
    }
  }
}
