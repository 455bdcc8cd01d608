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
