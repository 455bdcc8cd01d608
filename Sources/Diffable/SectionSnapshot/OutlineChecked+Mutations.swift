extension DiffableDataSourceSectionSnapshot.Checked {
  /// Appends items to the roots, or to the children of a parent; see the call of the snapshot itself.
  ///
  /// - Throws: A violation, with nothing changed, if the parent is not in the snapshot, or an item is repeated or in the
  ///   snapshot already; in this order.
  @inlinable
  public mutating func append(_ items: [ItemIdentifier], to parent: ItemIdentifier? = nil) throws(DiffableViolation) {
    guard !items.isEmpty else { return }
    var (end, level) = (storage.count, 0)
    if let parent {
      guard let index = storage.index(of: parent) else { throw .unknownParent(parent) }
      (end, level) = (storage.endOfSubtree(ofRowAt: index), storage.row(at: index).level + 1)
    }
    try requireNew(items)
    graft(leaves(items), at: end, level: level)
  }

  /// Inserts items before another one; see the call of the snapshot itself.
  ///
  /// - Throws: A violation, with nothing changed, if the destination is not in the snapshot, or an item is repeated or in
  ///   the snapshot already; in this order.
  @inlinable
  public mutating func insert(
    _ items: [ItemIdentifier], before beforeIdentifier: ItemIdentifier
  ) throws(DiffableViolation) {
    try insert(leaves(items), before: beforeIdentifier)
  }

  /// Inserts items after another one and its descendants; see the call of the snapshot itself.
  ///
  /// - Throws: A violation, with nothing changed, if the destination is not in the snapshot, or an item is repeated or in
  ///   the snapshot already; in this order.
  @inlinable
  public mutating func insert(
    _ items: [ItemIdentifier], after afterIdentifier: ItemIdentifier
  ) throws(DiffableViolation) {
    try insert(leaves(items), after: afterIdentifier)
  }

  /// Inserts the outline of another snapshot before an item; see the call of the snapshot itself.
  ///
  /// - Throws: A violation, with nothing changed, if the destination is not in the snapshot, or an item is in it already;
  ///   in this order.
  @inlinable
  public mutating func insert(
    _ snapshot: DiffableDataSourceSectionSnapshot, before beforeIdentifier: ItemIdentifier
  ) throws(DiffableViolation) {
    try insert(snapshot.checked.rows, before: beforeIdentifier)
  }

  /// Inserts the outline of another snapshot after an item and its descendants; see the call of the snapshot itself.
  ///
  /// - Throws: A violation, with nothing changed, if the destination is not in the snapshot, or an item is in it already;
  ///   in this order.
  @inlinable
  public mutating func insert(
    _ snapshot: DiffableDataSourceSectionSnapshot, after afterIdentifier: ItemIdentifier
  ) throws(DiffableViolation) {
    try insert(snapshot.checked.rows, after: afterIdentifier)
  }

  /// Deletes items with all their descendants.
  ///
  /// - Throws: A violation, with nothing changed, if an item is not in the snapshot.
  @inlinable
  public mutating func delete(_ items: [ItemIdentifier]) throws(DiffableViolation) {
    for item in items where storage.index(of: item) == nil { throw .unknownDeletion(item) }
    for item in items {
      guard let index = storage.index(of: item) else { continue }
      storage.remove(index..<storage.endOfSubtree(ofRowAt: index))
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
    childrenOf parent: ItemIdentifier, using snapshot: DiffableDataSourceSectionSnapshot
  ) throws(DiffableViolation) {
    guard let index = storage.index(of: parent) else { throw .unknownParent(parent) }
    let descendants = (index + 1)..<storage.endOfSubtree(ofRowAt: index)
    let duplicates = snapshot.checked.items.filter { item in
      storage.index(of: item).map { !descendants.contains($0) } ?? false
    }
    guard duplicates.isEmpty else { throw .repeatedOutlineItems(duplicates) }
    storage.remove(descendants)
    graft(snapshot.checked.rows, at: descendants.lowerBound, level: storage.row(at: index).level + 1)
  }

  /// Makes items show their children. Items that are not in the snapshot are passed over, with a warning.
  @inlinable
  public mutating func expand(_ items: [ItemIdentifier]) {
    setExpanded(true, items)
  }

  /// Makes items hide their children. Items that are not in the snapshot are passed over, with a warning.
  @inlinable
  public mutating func collapse(_ items: [ItemIdentifier]) {
    setExpanded(false, items)
  }
}

extension DiffableDataSourceSectionSnapshot.Checked {
  @inlinable
  var rows: [OutlineRow<ItemIdentifier>] { storage.rows(in: 0..<storage.count) }

  @inlinable
  func leaves(_ items: [ItemIdentifier]) -> [OutlineRow<ItemIdentifier>] {
    items.map { OutlineRow(item: $0, level: 0, isExpanded: false) }
  }

  @inlinable
  mutating func insert(
    _ rows: [OutlineRow<ItemIdentifier>], before destination: ItemIdentifier
  ) throws(DiffableViolation) {
    guard !rows.isEmpty else { return }
    guard let index = storage.index(of: destination) else { throw .unknownDestination(before: destination) }
    try requireNew(rows.map(\.item))
    graft(rows, at: index, level: storage.row(at: index).level)
  }

  @inlinable
  mutating func insert(
    _ rows: [OutlineRow<ItemIdentifier>], after destination: ItemIdentifier
  ) throws(DiffableViolation) {
    guard !rows.isEmpty else { return }
    guard let index = storage.index(of: destination) else { throw .unknownDestination(after: destination) }
    try requireNew(rows.map(\.item))
    graft(rows, at: storage.endOfSubtree(ofRowAt: index), level: storage.row(at: index).level)
  }

  /// Inserts rows so that the first of them, a root among them, comes to stand at a level.
  @inlinable
  mutating func graft(_ rows: [OutlineRow<ItemIdentifier>], at index: Int, level: Int) {
    guard let first = rows.first else { return }
    let descent = level - first.level
    storage.insert(
      rows.map { OutlineRow(item: $0.item, level: $0.level + descent, isExpanded: $0.isExpanded) }, at: index)
  }

  @inlinable
  func requireNew(_ items: [ItemIdentifier]) throws(DiffableViolation) {
    var seen: Set<ItemIdentifier> = []
    var listed: Set<ItemIdentifier> = []
    let duplicates = items.filter { item in
      let isDuplicate = !seen.insert(item).inserted || storage.index(of: item) != nil
      return isDuplicate && listed.insert(item).inserted
    }
    guard duplicates.isEmpty else { throw .repeatedOutlineItems(duplicates) }
  }

  @inlinable
  mutating func setExpanded(_ isExpanded: Bool, _ items: [ItemIdentifier]) {
    for item in items {
      guard let index = storage.index(of: item) else {
        DiffableWarning.unknownItem(item)
        continue
      }
      storage.setExpanded(isExpanded, at: index)
    }
  }
}
