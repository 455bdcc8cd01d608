extension DiffableDataSourceSectionSnapshot.Checked {
  /// All items in depth-first order, hidden ones included.
  @inlinable
  public var items: [ItemIdentifier] { storage.items }

  /// The items without a parent, in order.
  @inlinable
  public var rootItems: [ItemIdentifier] { storage.rootItems }

  /// The items all of whose ancestors are expanded, in depth-first order.
  @inlinable
  public var visibleItems: [ItemIdentifier] { storage.visibleItems }

  /// Whether an item is in the snapshot, visible or not.
  @inlinable
  public func contains(_ item: ItemIdentifier) -> Bool {
    storage.index(of: item) != nil
  }

  /// The offset of an item in `items`; `nil` if it is not in the snapshot.
  @inlinable
  public func index(of item: ItemIdentifier) -> Int? {
    storage.index(of: item)
  }

  /// Whether an item shows its children, if and when it has any.
  ///
  /// - Throws: A violation if the item is not in the snapshot.
  @inlinable
  public func isExpanded(_ item: ItemIdentifier) throws(DiffableViolation) -> Bool {
    storage.row(at: try existingIndex(of: item)).isExpanded
  }

  /// Whether every ancestor of an item is expanded.
  ///
  /// - Throws: A violation if the item is not in the snapshot.
  @inlinable
  public func isVisible(_ item: ItemIdentifier) throws(DiffableViolation) -> Bool {
    storage.isVisible(at: try existingIndex(of: item))
  }

  /// The number of an item's ancestors.
  ///
  /// - Throws: A violation if the item is not in the snapshot.
  @inlinable
  public func level(of item: ItemIdentifier) throws(DiffableViolation) -> Int {
    storage.row(at: try existingIndex(of: item)).level
  }

  /// The parent of an item; `nil` for a root.
  ///
  /// - Throws: A violation if the item is not in the snapshot.
  @inlinable
  public func parent(of child: ItemIdentifier) throws(DiffableViolation) -> ItemIdentifier? {
    guard let index = storage.index(of: child) else { throw .unknownChild(child) }
    return storage.indexOfParent(ofRowAt: index).map { storage.row(at: $0).item }
  }

  /// The descendants of an item as a snapshot of their own, its children as roots; or the item as the only root.
  ///
  /// - Throws: A violation if the item is not in the snapshot.
  @inlinable
  public func snapshot(
    of parent: ItemIdentifier, includingParent: Bool = false
  ) throws(DiffableViolation) -> DiffableDataSourceSectionSnapshot {
    guard let index = storage.index(of: parent) else { throw .unknownParent(parent) }
    let first = includingParent ? index : index + 1
    let rows = storage.rows(in: first..<storage.endOfSubtree(ofRowAt: index))
    var result = DiffableDataSourceSectionSnapshot()
    result.checked.graft(rows, at: 0, level: 0)
    return result
  }

  @inlinable
  func existingIndex(of item: ItemIdentifier) throws(DiffableViolation) -> Int {
    guard let index = storage.index(of: item) else { throw .unknownItem(item) }
    return index
  }
}
