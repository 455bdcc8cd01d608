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
}

extension DiffableDataSourceSectionSnapshot.Checked {
  /// Appends items to the roots, or to the children of a parent; see the call of the snapshot itself.
  ///
  /// - Throws: A violation, with nothing changed, if the parent is not in the snapshot, or an item is repeated or in the
  ///   snapshot already; in this order.
  @inlinable
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil)
    throws(DiffableViolation)
  {
    guard !items.isEmpty else { return }
    guard let parent else { return try insertNew(leaves(items), at: nil, under: nil) }
    guard let location = location(of: parent) else { throw .unknownParent(parent) }
    try insertNew(leaves(items), at: storage.endOfDescendants(ofRowAt: location), under: location)
  }

  /// Inserts items before another one; see the call of the snapshot itself.
  ///
  /// - Throws: A violation, with nothing changed, if the destination is not in the snapshot, or an item is repeated or in
  ///   the snapshot already; in this order.
  @inlinable
  public mutating func insert(
    _ items: [ItemIdentifierType], before beforeIdentifier: ItemIdentifierType
  ) throws(DiffableViolation) {
    try insertRows(leaves(items), before: beforeIdentifier)
  }

  /// Inserts items after another one and its descendants; see the call of the snapshot itself.
  ///
  /// - Throws: A violation, with nothing changed, if the destination is not in the snapshot, or an item is repeated or in
  ///   the snapshot already; in this order.
  @inlinable
  public mutating func insert(
    _ items: [ItemIdentifierType], after afterIdentifier: ItemIdentifierType
  ) throws(DiffableViolation) {
    try insertRows(leaves(items), after: afterIdentifier)
  }

  /// Inserts the outline of another snapshot before an item; see the call of the snapshot itself.
  ///
  /// - Throws: A violation, with nothing changed, if the destination is not in the snapshot, or an item is in it already;
  ///   in this order.
  @inlinable
  public mutating func insert(
    _ snapshot: DiffableDataSourceSectionSnapshot, before beforeIdentifier: ItemIdentifierType
  ) throws(DiffableViolation) {
    try insertRows(snapshot.checked.storage.allRows, before: beforeIdentifier)
  }

  /// Inserts the outline of another snapshot after an item and its descendants; see the call of the snapshot itself.
  ///
  /// - Throws: A violation, with nothing changed, if the destination is not in the snapshot, or an item is in it already;
  ///   in this order.
  @inlinable
  public mutating func insert(
    _ snapshot: DiffableDataSourceSectionSnapshot, after afterIdentifier: ItemIdentifierType
  ) throws(DiffableViolation) {
    try insertRows(snapshot.checked.storage.allRows, after: afterIdentifier)
  }

  /// Deletes items with all their descendants.
  ///
  /// - Throws: A violation, with nothing changed, if an item is not in the snapshot.
  @inlinable
  public mutating func delete(_ items: [ItemIdentifierType]) throws(DiffableViolation) {
    for item in items where location(of: item) == nil { throw .unknownDeletion(item) }
    for item in items {
      guard let location = location(of: item) else { continue }
      storage.removeDescendants(ofRowAt: location, andRow: true)
    }
  }

  /// Deletes all items.
  @inlinable
  public mutating func deleteAll() {
    self = Self()
  }

  /// Replaces the descendants of an item; see the call of the snapshot itself.
  ///
  /// - Throws: A violation, with nothing changed, if the parent is not in the snapshot, or an item of the replacement is
  ///   in the snapshot elsewhere; in this order.
  @inlinable
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: DiffableDataSourceSectionSnapshot
  ) throws(DiffableViolation) {
    guard let location = location(of: parent) else { throw .unknownParent(parent) }
    let rows = snapshot.checked.storage.allRows
    let first = storage.index(of: location) + 1
    let descendants = first..<(first + storage.countOfDescendants(ofRowAt: location))
    let duplicates = rows.map { $0.item }.filter { item in index(of: item).map { !descendants.contains($0) } ?? false }
    guard duplicates.isEmpty else { throw .repeatedOutlineItems(duplicates) }
    storage.removeDescendants(ofRowAt: location, andRow: false)
    _ = storage.insert(rows, at: storage.endOfDescendants(ofRowAt: location), under: location)
  }
}

extension DiffableDataSourceSectionSnapshot.Checked {
  @inlinable
  func leaves(_ items: [ItemIdentifierType]) -> [OutlineRow<ItemIdentifierType>] {
    items.map { OutlineRow(item: $0, level: 0, isExpanded: false) }
  }

  @inlinable
  mutating func insertRows(
    _ rows: [OutlineRow<ItemIdentifierType>], before destination: ItemIdentifierType
  ) throws(DiffableViolation) {
    guard !rows.isEmpty else { return }
    guard let location = location(of: destination) else { throw .unknownDestination(before: destination) }
    try insertNew(rows, at: location, under: storage.parent(ofRowAt: location))
  }

  @inlinable
  mutating func insertRows(
    _ rows: [OutlineRow<ItemIdentifierType>], after destination: ItemIdentifierType
  ) throws(DiffableViolation) {
    guard !rows.isEmpty else { return }
    guard let location = location(of: destination) else { throw .unknownDestination(after: destination) }
    let end = storage.endOfDescendants(ofRowAt: location)
    try insertNew(rows, at: end, under: storage.parent(ofRowAt: location))
  }

  @inlinable
  mutating func insertNew(
    _ rows: [OutlineRow<ItemIdentifierType>], at location: ItemLocation?, under parent: ItemLocation?
  ) throws(DiffableViolation) {
    guard !storage.insert(rows, at: location, under: parent) else { return }
    throw .repeatedOutlineItems(duplicates(rows.map { $0.item }))
  }

  /// The items that are in the snapshot already or are repeated, each once.
  @inlinable
  func duplicates(_ items: [ItemIdentifierType]) -> [ItemIdentifierType] {
    var seen: Set<ItemIdentifierType> = []
    var listed: Set<ItemIdentifierType> = []
    return items.filter { item in
      let isDuplicate = !seen.insert(item).inserted || contains(item)
      return isDuplicate && listed.insert(item).inserted
    }
  }
}
