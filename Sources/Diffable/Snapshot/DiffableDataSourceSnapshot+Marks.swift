extension DiffableDataSourceSnapshot {
  /// The sections to reload when the snapshot is applied, in the order of the calls.
  ///
  /// - Complexity: O(*k*) for *k* marks.
  /// - Source: `NSDiffableDataSourceSnapshot.reloadedSectionIdentifiers`.
  @inlinable
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { checked.reloadedSectionIdentifiers }

  /// The items to reload when the snapshot is applied, in the order of the calls.
  ///
  /// - Complexity: O(*k*) for *k* marks.
  /// - Source: `NSDiffableDataSourceSnapshot.reloadedItemIdentifiers`.
  @inlinable
  public var reloadedItemIdentifiers: [ItemIdentifierType] { checked.reloadedItemIdentifiers }

  /// The items to reconfigure when the snapshot is applied, in the order of the calls.
  ///
  /// - Complexity: O(*k*) for *k* marks.
  /// - Source: `NSDiffableDataSourceSnapshot.reconfiguredItemIdentifiers`.
  @inlinable
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { checked.reconfiguredItemIdentifiers }

  /// Marks sections to be reloaded.
  ///
  /// - Precondition: No identifier is repeated, and all are in the snapshot.
  /// - Complexity: O(*k*) for *k* identifiers.
  /// - Source: `NSDiffableDataSourceSnapshot.reloadSections(_:)`.
  @inlinable
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    do { try checked.reloadSections(identifiers) } catch { error.trap() }
  }

  /// Marks items to be reloaded: the same identity, shown by a new cell.
  ///
  /// An identifier that equals the stored one but differs in content takes its place. Reloading wins over
  /// reconfiguring: a mark for the latter goes.
  ///
  /// - Precondition: No identifier is repeated, and all are in the snapshot.
  /// - Complexity: O(*k* log *n*) for *k* identifiers and *n* items.
  /// - Source: `NSDiffableDataSourceSnapshot.reloadItems(_:)`.
  @inlinable
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    do { try checked.reloadItems(identifiers) } catch { error.trap() }
  }

  /// Marks items to be reconfigured: the same identity and cell, with its content asked for again.
  ///
  /// An identifier that equals the stored one but differs in content takes its place. An item that is to be reloaded
  /// stays so.
  ///
  /// - Precondition: No identifier is repeated, and all are in the snapshot.
  /// - Complexity: O(*k* log *n*) for *k* identifiers and *n* items.
  /// - Source: `NSDiffableDataSourceSnapshot.reconfigureItems(_:)`.
  @inlinable
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    do { try checked.reconfigureItems(identifiers) } catch { error.trap() }
  }

  /// Forgets all marks, as a data source does once it has acted on them.
  @inlinable
  mutating func removeMarks() {
    checked.marks = SnapshotMarks()
  }
}
