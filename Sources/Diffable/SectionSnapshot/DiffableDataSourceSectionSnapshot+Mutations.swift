extension DiffableDataSourceSectionSnapshot {
  /// Appends items to the children of a parent, or to the roots if none is named.
  ///
  /// The parent stays expanded or collapsed as it is. Appending nothing does nothing, whatever the parent.
  ///
  /// - Precondition: The parent is in the snapshot; no item is repeated or in the snapshot already.
  /// - Complexity: O(*k* + log *n*) for *k* new items and *n* items.
  /// - Source: `NSDiffableDataSourceSectionSnapshot.append(_:to:)`.
  @inlinable
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    do { try checked.append(items, to: parent) } catch { error.trap() }
  }

  /// Inserts items just before another one, as its siblings.
  ///
  /// Inserting nothing does nothing, whatever the destination.
  ///
  /// - Precondition: The destination is in the snapshot; no item is repeated or in the snapshot already.
  /// - Complexity: O(*k* + log *n*) for *k* new items and *n* items.
  /// - Source: `NSDiffableDataSourceSectionSnapshot.insert(_:before:)`.
  @inlinable
  public mutating func insert(
    _ items: [ItemIdentifierType], before beforeIdentifier: ItemIdentifierType
  ) {
    do { try checked.insert(items, before: beforeIdentifier) } catch { error.trap() }
  }

  /// Inserts items just after another one and all its descendants, as its siblings.
  ///
  /// Inserting nothing does nothing, whatever the destination.
  ///
  /// - Precondition: The destination is in the snapshot; no item is repeated or in the snapshot already.
  /// - Complexity: O(*k* + log *n*) for *k* new items and *n* items.
  /// - Source: `NSDiffableDataSourceSectionSnapshot.insert(_:after:)`.
  @inlinable
  public mutating func insert(_ items: [ItemIdentifierType], after afterIdentifier: ItemIdentifierType) {
    do { try checked.insert(items, after: afterIdentifier) } catch { error.trap() }
  }

  /// Inserts the outline of another snapshot just before an item.
  ///
  /// The roots of the outline become the item's siblings. Inserting an empty snapshot does nothing, whatever the
  /// destination.
  ///
  /// - Precondition: The destination is in the snapshot; no item of the other snapshot is.
  /// - Complexity: O(*k* + log *n*) for *k* new items and *n* items.
  /// - Source: `NSDiffableDataSourceSectionSnapshot.insert(_:before:)`.
  @inlinable
  public mutating func insert(
    _ snapshot: DiffableDataSourceSectionSnapshot, before beforeIdentifier: ItemIdentifierType
  ) {
    do { try checked.insert(snapshot, before: beforeIdentifier) } catch { error.trap() }
  }

  /// Inserts the outline of another snapshot just after an item and all its descendants.
  ///
  /// The roots of the outline become the item's siblings. Inserting an empty snapshot does nothing, whatever the
  /// destination.
  ///
  /// - Precondition: The destination is in the snapshot; no item of the other snapshot is.
  /// - Complexity: O(*k* + log *n*) for *k* new items and *n* items.
  /// - Source: `NSDiffableDataSourceSectionSnapshot.insert(_:after:)`.
  @inlinable
  public mutating func insert(
    _ snapshot: DiffableDataSourceSectionSnapshot, after afterIdentifier: ItemIdentifierType
  ) {
    do { try checked.insert(snapshot, after: afterIdentifier) } catch { error.trap() }
  }

  /// Deletes items with all their descendants. An item may be named with its parent, and twice.
  ///
  /// - Precondition: All items are in the snapshot. Unlike a plain snapshot, an outline does not pass over others.
  /// - Complexity: O(*k* + *m* log *n*) for *m* items named, *k* items deleted and *n* items.
  /// - Source: `NSDiffableDataSourceSectionSnapshot.delete(_:)`.
  @inlinable
  public mutating func delete(_ items: [ItemIdentifierType]) {
    do { try checked.delete(items) } catch { error.trap() }
  }

  /// Deletes all items.
  ///
  /// - Complexity: O(*n*) for *n* items, if no copy holds them.
  /// - Source: `NSDiffableDataSourceSectionSnapshot.deleteAll()`.
  @inlinable
  public mutating func deleteAll() {
    checked.deleteAll()
  }

  /// Replaces the descendants of an item by the outline of another snapshot, its roots as the item's children.
  ///
  /// The item itself stays expanded or collapsed as it is.
  ///
  /// - Precondition: The parent is in the snapshot; no item of the other snapshot is in it elsewhere.
  /// - Complexity: O(*k* + log *n*) for *k* items taken out and put in and *n* items.
  /// - Source: `NSDiffableDataSourceSectionSnapshot.replace(childrenOf:using:)`.
  @inlinable
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: DiffableDataSourceSectionSnapshot
  ) {
    do { try checked.replace(childrenOf: parent, using: snapshot) } catch { error.trap() }
  }

  /// Makes items show their children, if and when they have any.
  ///
  /// Items that are not in the snapshot are passed over, with a warning.
  ///
  /// - Complexity: O(min(*k*, *n*) + *m* log *n*) for *m* items named, *k* descendants of each of them in sum,
  ///   and *n* items.
  /// - Source: `NSDiffableDataSourceSectionSnapshot.expand(_:)`.
  @inlinable
  public mutating func expand(_ items: [ItemIdentifierType]) {
    checked.expand(items)
  }

  /// Makes items hide their children. The descendants keep their own flags.
  ///
  /// Items that are not in the snapshot are passed over, with a warning.
  ///
  /// - Complexity: O(min(*k*, *n*) + *m* log *n*) for *m* items named, *k* descendants of each of them in sum,
  ///   and *n* items.
  /// - Source: `NSDiffableDataSourceSectionSnapshot.collapse(_:)`.
  @inlinable
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    checked.collapse(items)
  }
}
