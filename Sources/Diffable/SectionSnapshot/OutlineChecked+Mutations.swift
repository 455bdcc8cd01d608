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
    guard let location = storage.rows.location(of: parent) else { throw .unknownParent(parent) }
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
    for item in items where storage.rows.location(of: item) == nil { throw .unknownDeletion(item) }
    for item in items {
      guard let location = storage.rows.location(of: item) else { continue }
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
    guard let location = storage.rows.location(of: parent) else { throw .unknownParent(parent) }
    let rows = snapshot.checked.storage.allRows
    let first = storage.index(of: location) + 1
    let descendants = first..<(first + storage.countOfDescendants(ofRowAt: location))
    let duplicates = rows.map(\.item).filter { item in index(of: item).map { !descendants.contains($0) } ?? false }
    guard duplicates.isEmpty else { throw .repeatedOutlineItems(duplicates) }
    storage.removeDescendants(ofRowAt: location, andRow: false)
    _ = storage.insert(rows, at: storage.endOfDescendants(ofRowAt: location), under: location)
  }

  /// Makes items show their children. Items that are not in the snapshot are passed over, with a warning.
  @inlinable
  public mutating func expand(_ items: [ItemIdentifierType]) {
    setExpanded(true, items)
  }

  /// Makes items hide their children. Items that are not in the snapshot are passed over, with a warning.
  @inlinable
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    setExpanded(false, items)
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
    guard let location = storage.rows.location(of: destination) else { throw .unknownDestination(before: destination) }
    try insertNew(rows, at: location, under: storage.parent(ofRowAt: location))
  }

  @inlinable
  mutating func insertRows(
    _ rows: [OutlineRow<ItemIdentifierType>], after destination: ItemIdentifierType
  ) throws(DiffableViolation) {
    guard !rows.isEmpty else { return }
    guard let location = storage.rows.location(of: destination) else { throw .unknownDestination(after: destination) }
    let end = storage.endOfDescendants(ofRowAt: location)
    try insertNew(rows, at: end, under: storage.parent(ofRowAt: location))
  }

  @inlinable
  mutating func insertNew(
    _ rows: [OutlineRow<ItemIdentifierType>], at location: ItemLocation?, under parent: ItemLocation?
  ) throws(DiffableViolation) {
    guard !storage.insert(rows, at: location, under: parent) else { return }
    throw .repeatedOutlineItems(duplicates(rows.map(\.item)))
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

  @inlinable
  mutating func setExpanded(_ isExpanded: Bool, _ items: [ItemIdentifierType]) {
    // Once more descendants were brought up to date than there are rows, all rows are, in one go at the end.
    var rest = storage.rows.count
    for item in items {
      guard let location = storage.rows.location(of: item) else {
        DiffableWarning.unknownItem(item)
        continue
      }
      guard storage.attribute(at: location).isExpanded != isExpanded else { continue }
      storage.setFlag(isExpanded, at: location)
      if rest >= 0 { rest -= storage.updateDescendants(ofRowAt: location, by: isExpanded ? -1 : 1) }
    }
    if rest < 0 { storage.recountCollapsedAncestors() }
  }
}
