extension DiffableDataSourceSectionSnapshot {
  /// Inserts the outline of another snapshot, whose items are all new, before the children that an item has.
  @inlinable
  mutating func insert(_ snapshot: Self, asFirstChildrenOf parent: ItemIdentifierType) {
    guard let location = checked.storage.rows.location(of: parent) else { return }
    let next = checked.storage.location(chunk: location.chunk, offset: location.offset + 1)
    _ = checked.storage.insert(snapshot.checked.storage.allRows, at: next, under: location)
  }

  /// Returns the level of the visible row behind that of a visible item; 0 if it is the last.
  @inlinable
  func levelOfRow(behind item: ItemIdentifierType) -> Int {
    let storage = checked.storage
    guard let location = storage.rows.location(of: item) else { return 0 }
    let next =
      storage.attribute(at: location).isExpanded
      ? storage.location(chunk: location.chunk, offset: location.offset + 1)
      : storage.endOfDescendants(ofRowAt: location)
    return next.map { Int(storage.attribute(at: $0).level) } ?? 0
  }

  /// Returns the ancestor of an item at a level; the item itself if its level is not higher.
  ///
  /// - Complexity: O(log *n*) for *n* items.
  @inlinable
  func ancestor(of item: ItemIdentifierType, atLevel level: Int) -> ItemIdentifierType {
    let storage = checked.storage
    guard let location = storage.rows.location(of: item), storage.attribute(at: location).level > level,
      let ancestor = storage.lastLocation(before: location, reaching: UInt32(level))
    else { return item }
    return storage.rows.item(at: ancestor)
  }
}
