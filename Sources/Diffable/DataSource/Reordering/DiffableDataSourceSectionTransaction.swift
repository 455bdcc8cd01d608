/// What a reorder has done to one section.
///
/// - Source: `NSDiffableDataSourceSectionTransaction`.
public struct DiffableDataSourceSectionTransaction<SectionIdentifier, ItemIdentifier>: Sendable
where SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable {
  /// A snapshot of one section.
  public typealias SectionSnapshot = DiffableDataSourceSectionSnapshot<ItemIdentifier>

  /// The section.
  public let sectionIdentifier: SectionIdentifier

  /// What turns the section's items before into those after, hidden ones included.
  ///
  /// A move inside the section is a removal and an insertion that name each other.
  public let difference: CollectionDifference<ItemIdentifier>

  @usableFromInline let initialContents: DataSourceContents<SectionIdentifier, ItemIdentifier>
  @usableFromInline let finalContents: DataSourceContents<SectionIdentifier, ItemIdentifier>

  @inlinable
  init(
    sectionIdentifier: SectionIdentifier, difference: CollectionDifference<ItemIdentifier>,
    initialContents: DataSourceContents<SectionIdentifier, ItemIdentifier>,
    finalContents: DataSourceContents<SectionIdentifier, ItemIdentifier>
  ) {
    self.sectionIdentifier = sectionIdentifier
    self.difference = difference
    self.initialContents = initialContents
    self.finalContents = finalContents
  }

  /// The section before.
  ///
  /// - Complexity: O(*k*) for *k* items that the section shows.
  public var initialSnapshot: SectionSnapshot { initialContents.sectionSnapshot(for: sectionIdentifier) }

  /// The section afterwards.
  ///
  /// - Complexity: O(*k*) for *k* items that the section shows.
  public var finalSnapshot: SectionSnapshot { finalContents.sectionSnapshot(for: sectionIdentifier) }
}
