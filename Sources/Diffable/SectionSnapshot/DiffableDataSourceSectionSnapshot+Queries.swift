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

  /// Whether an item is in the snapshot, visible or not.
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

  /// Whether an item shows its children, if and when it has any.
  ///
  /// - Precondition: The item is in the snapshot.
  /// - Complexity: O(1) on average.
  /// - Source: `NSDiffableDataSourceSectionSnapshot.isExpanded(_:)`.
  @inlinable
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    do { return try checked.isExpanded(item) } catch { error.trap() }
  }

  /// Whether every ancestor of an item is expanded. Whether a view has scrolled to it is another matter.
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
