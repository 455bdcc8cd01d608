extension DiffableDataSourceSectionSnapshot {
  /// All items in depth-first order, hidden ones included.
  ///
  /// - Complexity: O(*n*) for *n* items.
  /// - Source: `NSDiffableDataSourceSectionSnapshot.items`.
  @inlinable
  public var items: [ItemIdentifierType] { checked.items }

  /// The items without a parent, in order.
  ///
  /// - Complexity: O(*n*) for *n* items.
  /// - Source: `NSDiffableDataSourceSectionSnapshot.rootItems`.
  @inlinable
  public var rootItems: [ItemIdentifierType] { checked.rootItems }

  /// The items all of whose ancestors are expanded, in depth-first order: what a view shows.
  ///
  /// - Complexity: O(*n*) for *n* items.
  /// - Source: `NSDiffableDataSourceSectionSnapshot.visibleItems`.
  @inlinable
  public var visibleItems: [ItemIdentifierType] { checked.visibleItems }

  /// Returns whether an item is in the snapshot, visible or not.
  ///
  /// - Complexity: O(1) on average.
  /// - Source: `NSDiffableDataSourceSectionSnapshot.contains(_:)`.
  @inlinable
  public func contains(_ item: ItemIdentifierType) -> Bool {
    checked.contains(item)
  }

  /// Returns the offset of an item in `items`; `nil` if it is not in the snapshot.
  ///
  /// - Complexity: O(log *n*) for *n* items.
  /// - Source: `NSDiffableDataSourceSectionSnapshot.index(of:)`.
  @inlinable
  public func index(of item: ItemIdentifierType) -> Int? {
    checked.index(of: item)
  }

  /// Returns whether an item shows its children, if and when it has any.
  ///
  /// - Precondition: The item is in the snapshot.
  /// - Complexity: O(1) on average.
  /// - Source: `NSDiffableDataSourceSectionSnapshot.isExpanded(_:)`.
  @inlinable
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    do { return try checked.isExpanded(item) } catch { error.trap() }
  }

  /// Returns whether every ancestor of an item is expanded. Whether a view has scrolled to it is another matter.
  ///
  /// - Precondition: The item is in the snapshot.
  /// - Complexity: O(1) on average.
  /// - Source: `NSDiffableDataSourceSectionSnapshot.isVisible(_:)`.
  @inlinable
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    do { return try checked.isVisible(item) } catch { error.trap() }
  }

  /// Returns the number of an item's ancestors.
  ///
  /// - Precondition: The item is in the snapshot.
  /// - Complexity: O(1) on average.
  /// - Source: `NSDiffableDataSourceSectionSnapshot.level(of:)`.
  @inlinable
  public func level(of item: ItemIdentifierType) -> Int {
    do { return try checked.level(of: item) } catch { error.trap() }
  }

  /// Returns the parent of an item; `nil` for a root.
  ///
  /// - Precondition: The item is in the snapshot.
  /// - Complexity: O(log *n*) for *n* items.
  /// - Source: `NSDiffableDataSourceSectionSnapshot.parent(of:)`.
  @inlinable
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    do { return try checked.parent(of: child) } catch { error.trap() }
  }

  /// Returns the children of an item in order, without their own children.
  ///
  /// UIKit's snapshot does not have this call.
  ///
  /// - Precondition: The item is in the snapshot.
  /// - Complexity: O(*k* + log *n*) for *k* descendants and *n* items.
  @inlinable
  public func children(of parent: ItemIdentifierType) -> [ItemIdentifierType] {
    do { return try checked.children(of: parent) } catch { error.trap() }
  }

  /// Returns the descendants of an item as a snapshot of their own, with their expanded flags.
  ///
  /// - Parameters:
  ///   - parent: The item.
  ///   - includingParent: Whether the item itself is in the result, as its only root. Otherwise its children are the
  ///     roots.
  /// - Precondition: The item is in the snapshot.
  /// - Complexity: O(*k* + log *n*) for *k* descendants and *n* items.
  /// - Source: `NSDiffableDataSourceSectionSnapshot.snapshot(of:includingParent:)`.
  @inlinable
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> DiffableDataSourceSectionSnapshot {
    do { return try checked.snapshot(of: parent, includingParent: includingParent) } catch { error.trap() }
  }
}

extension DiffableDataSourceSectionSnapshot: CustomStringConvertible {
  /// Returns a line for each item, two spaces in for each level: `+` expanded or `-` collapsed, `*` if visible.
  ///
  /// - Complexity: O(*n*) for *n* items.
  /// - Source: `NSDiffableDataSourceSectionSnapshot.visualDescription()`, without the object's address.
  public func visualDescription() -> String {
    let lines = checked.storage.allRows.map { row in
      String(repeating: "  ", count: row.level) + (row.isExpanded ? "+" : "-") + (isVisible(row.item) ? "*" : " ")
        + "\(row.item)\n"
    }
    return "<NSDiffableDataSourceSectionSnapshot: 0x\n" + lines.joined() + ">"
  }

  /// The same as `visualDescription()`.
  ///
  /// - Complexity: O(*n*) for *n* items.
  public var description: String { visualDescription() }
}

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

  /// Returns whether an item is in the snapshot, visible or not.
  @inlinable
  public func contains(_ item: ItemIdentifierType) -> Bool {
    location(of: item) != nil
  }

  /// The offset of an item in `items`; `nil` if it is not in the snapshot.
  @inlinable
  public func index(of item: ItemIdentifierType) -> Int? {
    guard let location = location(of: item) else { return nil }
    return sharedStorage.read { $0.pointee.index(of: location) }
  }

  /// Returns whether an item shows its children, if and when it has any.
  ///
  /// - Throws: A violation if the item is not in the snapshot.
  @inlinable
  public func isExpanded(_ item: ItemIdentifierType) throws(DiffableViolation) -> Bool {
    attribute(at: try existingLocation(of: item)).isExpanded
  }

  /// Returns whether every ancestor of an item is expanded.
  ///
  /// - Throws: A violation if the item is not in the snapshot.
  @inlinable
  public func isVisible(_ item: ItemIdentifierType) throws(DiffableViolation) -> Bool {
    attribute(at: try existingLocation(of: item)).isVisible
  }

  /// The number of an item's ancestors.
  ///
  /// - Throws: A violation if the item is not in the snapshot.
  @inlinable
  public func level(of item: ItemIdentifierType) throws(DiffableViolation) -> Int {
    Int(attribute(at: try existingLocation(of: item)).level)
  }

  /// The parent of an item; `nil` for a root.
  ///
  /// - Throws: A violation if the item is not in the snapshot.
  @inlinable
  public func parent(of child: ItemIdentifierType) throws(DiffableViolation) -> ItemIdentifierType? {
    guard let location = location(of: child) else { throw .unknownChild(child) }
    guard let parent = storage.parent(ofRowAt: location) else { return nil }
    return item(at: parent)
  }

  /// The children of an item in order, without their own children.
  ///
  /// - Throws: A violation if the item is not in the snapshot.
  @inlinable
  public func children(of parent: ItemIdentifierType) throws(DiffableViolation) -> [ItemIdentifierType] {
    guard let location = location(of: parent) else { throw .unknownParent(parent) }
    let rows = storage.branch(ofRowAt: location)
    return rows.filter { $0.level == rows[0].level + 1 }.map { $0.item }
  }

  /// The descendants of an item as a snapshot of their own, its children as roots; or the item as the only root.
  ///
  /// - Throws: A violation if the item is not in the snapshot.
  @inlinable
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) throws(DiffableViolation) -> DiffableDataSourceSectionSnapshot {
    guard let location = location(of: parent) else { throw .unknownParent(parent) }
    var rows = storage.branch(ofRowAt: location)
    if !includingParent { rows.removeFirst() }
    var result = DiffableDataSourceSectionSnapshot()
    _ = result.checked.storage.insert(rows, at: nil, under: nil)
    return result
  }

  @inlinable
  func existingLocation(of item: ItemIdentifierType) throws(DiffableViolation) -> ItemLocation {
    guard let location = location(of: item) else { throw .unknownItem(item) }
    return location
  }
}
