extension DiffableDataSourceSnapshot {
  /// Appends items to a section, or to the last one if none is named.
  ///
  /// Items that are in the snapshot already are moved into place, with a warning.
  ///
  /// - Precondition: The snapshot has sections, no identifier is repeated, and the section is in the snapshot.
  /// - Complexity: O(*k* log *n*) for *k* identifiers and *n* items.
  /// - Source: `NSDiffableDataSourceSnapshot.appendItems(_:toSection:)`.
  @inlinable
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    do { try checked.appendItems(identifiers, toSection: sectionIdentifier) } catch { error.trap() }
  }

  /// Inserts items just before another one, in its section and in the order given.
  ///
  /// Items that are in the snapshot already are moved into place, with a warning.
  ///
  /// - Precondition: No identifier is repeated; the destination is not among them, and is in the snapshot.
  /// - Complexity: O(*k* log *n*) for *k* identifiers and *n* items.
  /// - Source: `NSDiffableDataSourceSnapshot.insertItems(_:beforeItem:)`.
  @inlinable
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    do { try checked.insertItems(identifiers, beforeItem: beforeIdentifier) } catch { error.trap() }
  }

  /// Inserts items just after another one, in its section and in the order given.
  ///
  /// Items that are in the snapshot already are moved into place, with a warning.
  ///
  /// - Precondition: No identifier is repeated; the destination is not among them, and is in the snapshot.
  /// - Complexity: O(*k* log *n*) for *k* identifiers and *n* items.
  /// - Source: `NSDiffableDataSourceSnapshot.insertItems(_:afterItem:)`.
  @inlinable
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    do { try checked.insertItems(identifiers, afterItem: afterIdentifier) } catch { error.trap() }
  }

  /// Deletes items and their marks. Identifiers that are not in the snapshot are passed over, and sections stay.
  ///
  /// - Precondition: No identifier is repeated.
  /// - Complexity: O(*k* log *n*) for *k* identifiers and *n* items.
  /// - Source: `NSDiffableDataSourceSnapshot.deleteItems(_:)`.
  @inlinable
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    do { try checked.deleteItems(identifiers) } catch { error.trap() }
  }

  /// Deletes all items and all sections too.
  ///
  /// What a copy or a data source still holds is recognized when it is appended again, as in a snapshot from
  /// ``DiffableDataSource/emptySnapshot()``.
  ///
  /// - Complexity: O(*n*) for *n* items, if no copy holds them.
  /// - Source: `NSDiffableDataSourceSnapshot.deleteAllItems()`.
  @inlinable
  public mutating func deleteAllItems() {
    checked.deleteAllItems()
  }

  /// Moves an item so that it lands just before another one, in that item's section.
  ///
  /// - Precondition: The two differ and both are in the snapshot.
  /// - Complexity: O(log *n*) for *n* items.
  /// - Source: `NSDiffableDataSourceSnapshot.moveItem(_:beforeItem:)`.
  @inlinable
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    do { try checked.moveItem(identifier, beforeItem: toIdentifier) } catch { error.trap() }
  }

  /// Moves an item so that it lands just after another one, in that item's section.
  ///
  /// - Precondition: The two differ and both are in the snapshot.
  /// - Complexity: O(log *n*) for *n* items.
  /// - Source: `NSDiffableDataSourceSnapshot.moveItem(_:afterItem:)`.
  @inlinable
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    do { try checked.moveItem(identifier, afterItem: toIdentifier) } catch { error.trap() }
  }
}

extension DiffableDataSourceSnapshot.Checked {
  /// Appends items to a section, or to the last one; see the call of the snapshot itself.
  ///
  /// - Throws: A violation, with nothing changed, if there are no sections, an identifier is repeated, or the
  ///   section is not in the snapshot; in this order.
  @inlinable
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) throws(DiffableViolation) {
    let sectionCount = sharedStorage.read { $0.pointee.sectionCount }
    guard sectionCount > 0 else { throw .noSections }
    var section = sectionCount - 1
    if let sectionIdentifier {
      guard let position = position(ofSection: sectionIdentifier) else {
        try requireUniqueItems(identifiers)
        throw .notFound("section", section: sectionIdentifier)
      }
      section = position
    }
    guard !storage.insert(identifiers, inSectionAt: section, at: nil) else { return }
    try requireUniqueItems(identifiers)
    removeExisting(identifiers)
    _ = storage.insert(identifiers, inSectionAt: section, at: nil)
  }

  /// Inserts items before another one; see the call of the snapshot itself.
  ///
  /// - Throws: A violation, with nothing changed, if an identifier is repeated, the destination is one of them, or the
  ///   destination is not in the snapshot; in this order.
  @inlinable
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) throws(DiffableViolation) {
    try insertItems(identifiers, nextTo: beforeIdentifier, distance: 0)
  }

  /// Inserts items after another one; see the call of the snapshot itself.
  ///
  /// - Throws: A violation, with nothing changed, if an identifier is repeated, the destination is one of them, or the
  ///   destination is not in the snapshot; in this order.
  @inlinable
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) throws(DiffableViolation) {
    try insertItems(identifiers, nextTo: afterIdentifier, distance: 1)
  }

  /// Deletes items; those that are not in the snapshot are passed over.
  ///
  /// - Throws: A violation, with nothing changed, if an identifier is repeated.
  @inlinable
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) throws(DiffableViolation) {
    try requireUniqueItems(identifiers)
    takeOut(identifiers)
    if !marks.haveNoItems { for identifier in identifiers { marks.remove(identifier) } }
  }

  /// Deletes all items and all sections, and with them all marks.
  @inlinable
  public mutating func deleteAllItems() {
    // What nothing else refers to is not shown.
    self = isKnownUniquelyReferenced(&sharedStorage.buffer) ? Self() : Self(rebuilding: self)
  }

  /// Moves an item so that it lands just before another one; see the call of the snapshot itself.
  ///
  /// - Throws: A violation, with nothing changed, if the two are equal, or the first or the second is not in the
  ///   snapshot; in this order.
  @inlinable
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) throws(DiffableViolation) {
    try moveItem(identifier, nextTo: toIdentifier, distance: 0)
  }

  /// Moves an item so that it lands just after another one; see the call of the snapshot itself.
  ///
  /// - Throws: A violation, with nothing changed, if the two are equal, or the first or the second is not in the
  ///   snapshot; in this order.
  @inlinable
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) throws(DiffableViolation) {
    try moveItem(identifier, nextTo: toIdentifier, distance: 1)
  }

  @inlinable
  mutating func insertItems(
    _ identifiers: [ItemIdentifierType], nextTo destination: ItemIdentifierType, distance: Int
  ) throws(DiffableViolation) {
    guard !identifiers.contains(destination) else {
      try requireUniqueItems(identifiers)
      throw .destinationAmongItems(destination, identifiers)
    }
    guard location(of: destination) != nil else {
      try requireUniqueItems(identifiers)
      throw .notFound("section", item: destination)
    }
    guard !insertNew(identifiers, nextTo: destination, distance: distance) else { return }
    try requireUniqueItems(identifiers)
    removeExisting(identifiers)
    _ = insertNew(identifiers, nextTo: destination, distance: distance)
  }

  /// Inserts items next to one that is there; does nothing and returns `false` if one of them is not new.
  @inlinable
  mutating func insertNew(_ identifiers: [ItemIdentifierType], nextTo destination: ItemIdentifierType, distance: Int)
    -> Bool
  {
    guard var location = location(of: destination) else { return false }
    let section = sharedStorage.read { $0.pointee.section(of: location) }
    location.offset += distance
    return storage.insert(identifiers, inSectionAt: section, at: location)
  }

  @inlinable
  mutating func moveItem(
    _ identifier: ItemIdentifierType, nextTo destination: ItemIdentifierType, distance: Int
  ) throws(DiffableViolation) {
    guard identifier != destination else { throw .itemMovedNextToItself(identifier) }
    guard let origin = location(of: identifier) else { throw .notFound("fromIndex", item: identifier) }
    guard var location = location(of: destination) else { throw .notFound("toIndex", item: destination) }
    storage.replaceItem(at: origin, with: identifier)
    location.offset += distance
    storage.moveItem(from: origin, to: location)
    marks.recordMove(of: identifier)
  }

  @inlinable
  func requireUniqueItems(_ identifiers: [ItemIdentifierType]) throws(DiffableViolation) {
    guard identifiers.count > 1 else { return }
    let duplicates = identifiers.duplicateIdentifiers()
    guard duplicates.isEmpty else { throw .repeatedItems(duplicates) }
  }

  /// Takes out the items that a call is about to insert again, with UIKit's warning. Their marks stay.
  @inlinable
  mutating func removeExisting(_ identifiers: [ItemIdentifierType]) {
    let existing = identifiers.filter { location(of: $0) != nil }
    guard !existing.isEmpty else { return }
    DiffableWarning.existingItemsMoved(existing)
    takeOut(existing)
  }

  /// Takes out items, neighbors together; those that are not there are passed over. Their marks stay.
  @inlinable
  mutating func takeOut(_ identifiers: [ItemIdentifierType]) {
    var rest = identifiers[...]
    while let first = rest.first {
      var count = 1
      if let location = location(of: first) {
        count = storage.removeItems(rest, at: location)
        for identifier in rest.prefix(count) { marks.recordMove(of: identifier) }
      }
      rest = rest.dropFirst(count)
    }
  }
}
