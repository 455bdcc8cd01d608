/// What a view calls when a person puts an item somewhere else.
extension DiffableDataSource {
  /// Whether a person may pick an item up.
  ///
  /// Not if reordering is not enabled, that is, without `canReorderItem` or without `didReorder`.
  ///
  /// - Complexity: O(log *n*) for *n* items, and a call of `canReorderItem`.
  /// - Source: `collectionView(_:canMoveItemAt:)` of `UICollectionViewDataSource`.
  @inlinable
  public func canMoveItem(at indexPath: IndexPath) -> Bool {
    guard isReorderingEnabled, let canReorderItem = reorderingHandlers.canReorderItem,
      let item = itemIdentifier(for: indexPath)
    else { return false }
    return whileBusy { canReorderItem(item) }
  }

  /// Lets a person pick an item up; returns whether they may.
  ///
  /// The item is remembered by its identifier, so snapshots may be applied before it is dropped.
  ///
  /// - Complexity: O(log *n*) for *n* items, and a call of `canReorderItem`.
  /// - Source: `UICollectionView.beginInteractiveMovementForItem(at:)`.
  @inlinable
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    itemBeingReordered = canMoveItem(at: indexPath) ? itemIdentifier(for: indexPath) : nil
    return itemBeingReordered != nil
  }

  /// Puts the item that was picked up where the person drops it; returns whether it moved.
  ///
  /// The same as ``moveItem(at:to:)`` from where the item is by now, but nobody asks again whether it may move. Nothing
  /// happens if it is gone.
  ///
  /// - Precondition: No snapshot is being applied.
  /// - Complexity: That of an apply.
  /// - Source: `UICollectionView.endInteractiveMovement()`.
  @inlinable @discardableResult
  public func endInteractiveMovement(at indexPath: IndexPath) -> Bool {
    do { return try checked.endInteractiveMovement(at: indexPath) } catch { error.trap() }
  }

  /// Puts an item somewhere else for a person, if `canReorderItem` allows it; returns whether it moved.
  ///
  /// `willReorder` is called, then the data source and its view take the new order, then `didReorder` is called with
  /// the same transaction. Neither is called if reordering is not enabled or not allowed, or if the item stays where it
  /// is or cannot land there.
  /// In an outline an item takes its descendants along, cannot land among them, and gets a new parent: the row before
  /// it if that is expanded, else that row's parent.
  ///
  /// - Parameters:
  ///   - origin: Where the item is.
  ///   - destination: The index path that the item is to have afterwards; in another section one past the last item
  ///     appends it. Where the item takes visible descendants down with it, that of the row to land behind.
  /// - Precondition: No snapshot is being applied.
  /// - Complexity: That of an apply.
  /// - Source: `collectionView(_:moveItemAt:to:)` of `UICollectionViewDataSource`.
  @inlinable @discardableResult
  public func moveItem(at origin: IndexPath, to destination: IndexPath) -> Bool {
    do { return try checked.moveItem(at: origin, to: destination) } catch { error.trap() }
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
  /// Puts the item that was picked up where the person drops it; see the call of the data source itself.
  ///
  /// - Throws: A violation, with nothing changed, no handler called and the item still picked up, if a snapshot is
  ///   being applied.
  @inlinable @discardableResult
  public func endInteractiveMovement(at indexPath: IndexPath) throws(DiffableViolation) -> Bool {
    try dataSource.requireNotApplying()
    guard let item = dataSource.itemBeingReordered else { return false }
    dataSource.itemBeingReordered = nil
    return dataSource.isReorderingEnabled && dataSource.reorder(item, to: indexPath)
  }

  /// Puts an item somewhere else; see the call of the data source itself.
  ///
  /// - Throws: A violation, with nothing changed and no handler called, if a snapshot is being applied.
  @inlinable @discardableResult
  public func moveItem(at origin: IndexPath, to destination: IndexPath) throws(DiffableViolation) -> Bool {
    try dataSource.requireNotApplying()
    guard dataSource.canMoveItem(at: origin), let item = dataSource.itemIdentifier(for: origin) else { return false }
    return dataSource.reorder(item, to: destination)
  }
}

extension DiffableDataSource {
  @inlinable
  var isReorderingEnabled: Bool {
    reorderingHandlers.canReorderItem != nil && reorderingHandlers.didReorder != nil
  }

  /// Puts an item somewhere else, between the two handlers; returns whether there is anything to change.
  @inlinable
  func reorder(_ item: ItemIdentifier, to destination: IndexPath) -> Bool {
    guard let drop = ItemDrop(of: item, at: destination, in: contents) else { return false }
    let final = drop.final
    let transaction = drop.transaction(to: final)
    let handlers = reorderingHandlers
    if let willReorder = handlers.willReorder { whileBusy { willReorder(transaction) } }
    let mode = UpdateMode.batches(isAnimated: true)
    let difference = needsDifference(mode) ? final.snapshot.difference(from: drop.initial.snapshot) : nil
    show(DataSourceContents.Change(contents: final, difference: difference), mode: mode)
    handlers.didReorder?(transaction)
    return true
  }
}
