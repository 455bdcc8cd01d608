extension DiffableDataSourceSnapshot.Checked {
  /// Appends items to a section, or to the last one; see the call of the snapshot itself.
  ///
  /// - Throws: A violation, with nothing changed, if there are no sections, an identifier is repeated, or the
  ///   section is not in the snapshot; in this order.
  @inlinable
  public mutating func appendItems(
    _ identifiers: [ItemIdentifier], toSection sectionIdentifier: SectionIdentifier? = nil
  ) throws(DiffableViolation) {
    guard storage.sectionCount > 0 else { throw .noSections }
    try requireUniqueItems(identifiers)
    var section = storage.sectionCount - 1
    if let sectionIdentifier {
      guard let position = storage.position(ofSection: sectionIdentifier) else { throw .notFound("section") }
      section = position
    }
    removeExisting(identifiers)
    storage.insertItems(identifiers, at: IndexPath(item: storage.itemCount(inSectionAt: section), section: section))
  }

  /// Inserts items before another one; see the call of the snapshot itself.
  ///
  /// - Throws: A violation, with nothing changed, if an identifier is repeated, the destination is one of them, or the
  ///   destination is not in the snapshot; in this order.
  @inlinable
  public mutating func insertItems(
    _ identifiers: [ItemIdentifier], beforeItem beforeIdentifier: ItemIdentifier
  ) throws(DiffableViolation) {
    try insertItems(identifiers, nextTo: beforeIdentifier, distance: 0)
  }

  /// Inserts items after another one; see the call of the snapshot itself.
  ///
  /// - Throws: A violation, with nothing changed, if an identifier is repeated, the destination is one of them, or the
  ///   destination is not in the snapshot; in this order.
  @inlinable
  public mutating func insertItems(
    _ identifiers: [ItemIdentifier], afterItem afterIdentifier: ItemIdentifier
  ) throws(DiffableViolation) {
    try insertItems(identifiers, nextTo: afterIdentifier, distance: 1)
  }

  /// Deletes items; those that are not in the snapshot are passed over.
  ///
  /// - Throws: A violation, with nothing changed, if an identifier is repeated.
  @inlinable
  public mutating func deleteItems(_ identifiers: [ItemIdentifier]) throws(DiffableViolation) {
    try requireUniqueItems(identifiers)
    for identifier in identifiers {
      guard let place = storage.place(of: identifier) else { continue }
      storage.removeItem(at: place)
      marks.dropItem(identifier)
    }
  }

  /// Deletes all items and all sections, and with them all marks.
  @inlinable
  public mutating func deleteAllItems() {
    self = Self()
  }

  /// Moves an item so that it lands just before another one; see the call of the snapshot itself.
  ///
  /// - Throws: A violation, with nothing changed, if the two are equal, or the first or the second is not in the
  ///   snapshot; in this order.
  @inlinable
  public mutating func moveItem(
    _ identifier: ItemIdentifier, beforeItem toIdentifier: ItemIdentifier
  ) throws(DiffableViolation) {
    try moveItem(identifier, nextTo: toIdentifier, distance: 0)
  }

  /// Moves an item so that it lands just after another one; see the call of the snapshot itself.
  ///
  /// - Throws: A violation, with nothing changed, if the two are equal, or the first or the second is not in the
  ///   snapshot; in this order.
  @inlinable
  public mutating func moveItem(
    _ identifier: ItemIdentifier, afterItem toIdentifier: ItemIdentifier
  ) throws(DiffableViolation) {
    try moveItem(identifier, nextTo: toIdentifier, distance: 1)
  }

  @inlinable
  mutating func insertItems(
    _ identifiers: [ItemIdentifier], nextTo destination: ItemIdentifier, distance: Int
  ) throws(DiffableViolation) {
    try requireUniqueItems(identifiers)
    guard !identifiers.contains(destination) else { throw .destinationAmongItems(destination, identifiers) }
    guard storage.place(of: destination) != nil else { throw .notFound("section") }
    removeExisting(identifiers)
    var place = storage.place(of: destination)!
    place.item += distance
    storage.insertItems(identifiers, at: place)
  }

  @inlinable
  mutating func moveItem(
    _ identifier: ItemIdentifier, nextTo destination: ItemIdentifier, distance: Int
  ) throws(DiffableViolation) {
    guard identifier != destination else { throw .itemMovedNextToItself(identifier) }
    guard let origin = storage.place(of: identifier) else { throw .notFound("fromIndex") }
    guard storage.place(of: destination) != nil else { throw .notFound("toIndex") }
    storage.removeItem(at: origin)
    var place = storage.place(of: destination)!
    place.item += distance
    storage.insertItems([identifier], at: place)
  }

  @inlinable
  func requireUniqueItems(_ identifiers: [ItemIdentifier]) throws(DiffableViolation) {
    guard identifiers.count > 1 else { return }
    let duplicates = identifiers.duplicateIdentifiers()
    guard duplicates.isEmpty else { throw .repeatedItems(duplicates) }
  }

  /// Takes out the items that are about to be inserted anew, with UIKit's warning. Their marks stay.
  @inlinable
  mutating func removeExisting(_ identifiers: [ItemIdentifier]) {
    let existing = identifiers.filter { storage.place(of: $0) != nil }
    guard !existing.isEmpty else { return }
    DiffableWarning.existingItemsMoved(existing)
    for identifier in existing {
      storage.removeItem(at: storage.place(of: identifier)!)
    }
  }
}
