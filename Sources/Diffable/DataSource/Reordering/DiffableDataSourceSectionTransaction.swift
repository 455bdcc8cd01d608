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
  /// - Complexity: O(*k*) for *k* items that the section shows.
  public var initialSnapshot: SectionSnapshot {
    initialContents.sectionSnapshot(for: sectionIdentifier)
  }

  /// The section afterwards.
  ///
  /// - Complexity: O(*k*) for *k* items that the section shows.
  public var finalSnapshot: SectionSnapshot { finalContents.sectionSnapshot(for: sectionIdentifier) }
}

extension DiffableDataSourceSectionTransaction: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
