/// What a view calls when the user puts an item somewhere else.
extension DiffableDataSource {
  /// Picks an item up for the user; returns whether it may move.
  ///
  /// The item is remembered by its identifier, so snapshots may be applied before it is dropped.
  ///
  /// - Complexity: O(log *n*) for *n* items, and a call of `canReorderItem`.
  /// - Source: `UICollectionView.beginInteractiveMovementForItem(at:)`.
  @inlinable
  public func beginInteractiveMovementForItem(at indexPath: DiffableIndexPath) -> Bool {
    itemBeingReordered = canMoveItem(at: indexPath) ? engine.item(contents, indexPath) : nil
    return itemBeingReordered != nil
  }

  /// Puts the item that was picked up where the user drops it; returns whether it moved.
  ///
  /// Calls ``moveItem(at:to:)`` from where the item is by now, which does not ask again whether it may move. Nothing
  /// happens if it is gone.
  ///
  /// - Precondition: No snapshot is being applied.
  /// - Complexity: That of an apply.
  /// - Source: `UICollectionView.endInteractiveMovement()`.
  @inlinable @discardableResult
  public func endInteractiveMovement(at indexPath: DiffableIndexPath) -> Bool {
    do { try requireNotApplying() } catch { error.trap() }
    guard let item = itemBeingReordered else { return false }
    defer { if itemBeingReordered == item { itemBeingReordered = nil } }
    guard let origin = engine.place(contents, item) else { return false }
    return moveItem(at: origin, to: indexPath)
  }

  /// Puts the item that was picked up back to where it is; no handler is called.
  ///
  /// - Source: `UICollectionView.cancelInteractiveMovement()`.
  @inlinable
  public func cancelInteractiveMovement() {
    itemBeingReordered = nil
  }
}

extension DiffableDataSource.Checked {
  /// Puts the item that was picked up where the user drops it; see the call of the data source itself.
  ///
  /// - Throws: A violation, with nothing changed, no handler called and the item still picked up, if a snapshot is
  ///   being applied.
  @inlinable @discardableResult
  public func endInteractiveMovement(at indexPath: DiffableIndexPath) throws(DiffableViolation) -> Bool {
    try dataSource.requireNotApplying()
    guard let item = dataSource.itemBeingReordered else { return false }
    defer { if dataSource.itemBeingReordered == item { dataSource.itemBeingReordered = nil } }
    guard let origin = dataSource.engine.place(dataSource.contents, item) else { return false }
    return try moveItem(at: origin, to: indexPath)
  }

  /// Puts an item somewhere else; see the call of the data source itself.
  ///
  /// - Throws: A violation, with nothing changed and no handler called, if a snapshot is being applied.
  @inlinable @discardableResult
  public func moveItem(at origin: DiffableIndexPath, to destination: DiffableIndexPath)
    throws(DiffableViolation)
    -> Bool
  {
    try dataSource.requireNotApplying()
    guard let item = dataSource.engine.item(dataSource.contents, origin) else { return false }
    let isPickedUp = item == dataSource.itemBeingReordered
    if isPickedUp { dataSource.itemBeingReordered = nil }
    guard isPickedUp ? dataSource.isReorderingEnabled : dataSource.canMoveItem(at: origin) else { return false }
    return try dataSource.reorder(item, to: destination)
  }
}

extension DiffableDataSource {
  @inlinable
  var isReorderingEnabled: Bool {
    reorderingHandlers.canReorderItem != nil && reorderingHandlers.didReorder != nil
  }

  /// Puts an item somewhere else, between the two handlers; returns whether there is anything to change.
  @inlinable
  func reorder(_ item: ItemIdentifierType, to destination: DiffableIndexPath) throws(DiffableViolation) -> Bool {
    guard let reorder = try engine.drop(contents, item, destination) else { return false }
    let transaction = reorder.transaction
    let handlers = reorderingHandlers
    if let willReorder = handlers.willReorder { whileBusy { willReorder(transaction) } }
    let mode = UpdateMode.batches(isAnimated: true)
    let difference =
      needsDifference(mode) ? engine.compare(transaction.initialSnapshot, transaction.finalSnapshot) : nil
    show(DataSourceContents.Change(contents: reorder.final, difference: difference), mode: mode)
    handlers.didReorder?(transaction)
    return true
  }
}
