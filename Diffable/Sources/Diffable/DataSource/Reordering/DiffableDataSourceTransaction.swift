/// A reorder that the user has made, from the order before it to the order after.
///
/// A backing store follows by the final snapshot, or by the difference:
///
/// ```swift
/// dataSource.reorderingHandlers.didReorder = { transaction in
///   for section in transaction.sectionTransactions {
///     planets[section.sectionIdentifier] = planets[section.sectionIdentifier]?.applying(section.difference)
///   }
/// }
/// ```
///
/// - Source: `NSDiffableDataSourceTransaction`.
public struct DiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
  /// A snapshot of the whole.
  public typealias Snapshot = DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// The part of a transaction that concerns one section.
  public typealias SectionTransaction = DiffableDataSourceSectionTransaction<
    SectionIdentifierType, ItemIdentifierType
  >

  /// What was shown before.
  public let initialSnapshot: Snapshot

  /// What is shown afterwards.
  public let finalSnapshot: Snapshot

  /// What turns the visible items before into those after, section by section in one row, as moves.
  public let difference: CollectionDifference<ItemIdentifierType>

  /// What happened in the one section, or in the two, that took part.
  public let sectionTransactions: [SectionTransaction]

  @inlinable
  init(
    initialSnapshot: Snapshot, finalSnapshot: Snapshot, difference: CollectionDifference<ItemIdentifierType>,
    sectionTransactions: [SectionTransaction]
  ) {
    self.initialSnapshot = initialSnapshot
    self.finalSnapshot = finalSnapshot
    self.difference = difference
    self.sectionTransactions = sectionTransactions
  }
}

extension DiffableDataSourceTransaction: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

/// What a reorder has done to one section.
///
/// - Source: `NSDiffableDataSourceSectionTransaction`.
public struct DiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>
where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
  /// A snapshot of one section.
  public typealias SectionSnapshot = DiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// The section.
  public let sectionIdentifier: SectionIdentifierType

  /// What turns the section's items before into those after, hidden ones included.
  ///
  /// A move inside the section is a removal and an insertion that name each other.
  public let difference: CollectionDifference<ItemIdentifierType>

  @usableFromInline let initialContents: DataSourceContents<SectionIdentifierType, ItemIdentifierType>
  @usableFromInline let finalContents: DataSourceContents<SectionIdentifierType, ItemIdentifierType>

  @inlinable
  init(
    sectionIdentifier: SectionIdentifierType, difference: CollectionDifference<ItemIdentifierType>,
    initialContents: DataSourceContents<SectionIdentifierType, ItemIdentifierType>,
    finalContents: DataSourceContents<SectionIdentifierType, ItemIdentifierType>
  ) {
    self.sectionIdentifier = sectionIdentifier
    self.difference = difference
    self.initialContents = initialContents
    self.finalContents = finalContents
  }

  /// The section before.
  ///
  /// - Complexity: O(1) for an outline, O(*k*) for a flat section of *k* items.
  public var initialSnapshot: SectionSnapshot {
    initialContents.sectionSnapshot(for: sectionIdentifier)
  }

  /// The section afterwards.
  ///
  /// - Complexity: O(1) for an outline, O(*k*) for a flat section of *k* items.
  public var finalSnapshot: SectionSnapshot { finalContents.sectionSnapshot(for: sectionIdentifier) }
}

extension DiffableDataSourceSectionTransaction: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
