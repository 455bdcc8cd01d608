extension DiffableDataSourceSectionSnapshot.Checked {
  /// All items in depth-first order, hidden ones included.
  @inlinable
  public var items: [ItemIdentifierType] { storage.items }

  /// The items without a parent, in order.
  @inlinable
  public var rootItems: [ItemIdentifierType] { storage.rootItems }

  /// The items all of whose ancestors are expanded, in depth-first order.
  @inlinable
  public var visibleItems: [ItemIdentifierType] { storage.visibleItems }

  /// Whether an item is in the snapshot, visible or not.
  @inlinable
  public func contains(_ item: ItemIdentifierType) -> Bool {
    storage.rows.location(of: item) != nil
  }

  /// The offset of an item in `items`; `nil` if it is not in the snapshot.
  @inlinable
  public func index(of item: ItemIdentifierType) -> Int? {
    guard let location = storage.rows.location(of: item) else { return nil }
    return storage.index(of: location)
  }

  /// Whether an item shows its children, if and when it has any.
  ///
  /// - Throws: A violation if the item is not in the snapshot.
  @inlinable
  public func isExpanded(_ item: ItemIdentifierType) throws(DiffableViolation) -> Bool {
    storage.attribute(at: try existingLocation(of: item)).isExpanded
  }

  /// Whether every ancestor of an item is expanded.
  ///
  /// - Throws: A violation if the item is not in the snapshot.
  @inlinable
  public func isVisible(_ item: ItemIdentifierType) throws(DiffableViolation) -> Bool {
    storage.attribute(at: try existingLocation(of: item)).isVisible
  }

  /// The number of an item's ancestors.
  ///
  /// - Throws: A violation if the item is not in the snapshot.
  @inlinable
  public func level(of item: ItemIdentifierType) throws(DiffableViolation) -> Int {
    Int(storage.attribute(at: try existingLocation(of: item)).level)
  }

  /// The parent of an item; `nil` for a root.
  ///
  /// - Throws: A violation if the item is not in the snapshot.
  @inlinable
  public func parent(of child: ItemIdentifierType) throws(DiffableViolation) -> ItemIdentifierType? {
    guard let location = storage.rows.location(of: child) else { throw .unknownChild(child) }
    guard let parent = storage.parent(ofRowAt: location) else { return nil }
    return storage.rows.item(at: parent)
  }

  /// The descendants of an item as a snapshot of their own, its children as roots; or the item as the only root.
  ///
  /// - Throws: A violation if the item is not in the snapshot.
  @inlinable
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) throws(DiffableViolation) -> DiffableDataSourceSectionSnapshot {
    guard let location = storage.rows.location(of: parent) else { throw .unknownParent(parent) }
    var rows = storage.rows(1 + storage.countOfDescendants(ofRowAt: location), from: location)
    if !includingParent { rows.removeFirst() }
    var result = DiffableDataSourceSectionSnapshot()
    _ = result.checked.storage.insert(rows, at: nil, under: nil)
    return result
  }

  @inlinable
  func existingLocation(of item: ItemIdentifierType) throws(DiffableViolation) -> ItemLocation {
    guard let location = storage.rows.location(of: item) else { throw .unknownItem(item) }
    return location
  }
}
