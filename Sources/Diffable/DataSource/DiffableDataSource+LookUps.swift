extension DiffableDataSource {
  /// Returns the identifier of the item at an index path; `nil` where there is no such place.
  ///
  /// - Complexity: O(log *n*) for *n* items.
  /// - Source: `UICollectionViewDiffableDataSource.itemIdentifier(for:)`.
  @inlinable
  public func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifier? {
    contents.snapshot.itemIdentifier(for: indexPath)
  }

  /// Returns where an item is; `nil` if it is not shown, as inside a collapsed parent.
  ///
  /// - Complexity: O(log *n*) for *n* items.
  /// - Source: `UICollectionViewDiffableDataSource.indexPath(for:)`.
  @inlinable
  public func indexPath(for itemIdentifier: ItemIdentifier) -> IndexPath? {
    contents.snapshot.indexPath(for: itemIdentifier)
  }

  /// Returns the identifier of a section; `nil` where the index is out of range.
  ///
  /// - Complexity: O(1).
  /// - Source: `UICollectionViewDiffableDataSource.sectionIdentifier(for:)`.
  @inlinable
  public func sectionIdentifier(for index: Int) -> SectionIdentifier? {
    contents.snapshot.sectionIdentifier(for: index)
  }

  /// Returns the index of a section; `nil` if there is no such section.
  ///
  /// - Complexity: O(1) on average.
  /// - Source: `UICollectionViewDiffableDataSource.index(for:)`.
  @inlinable
  public func index(for sectionIdentifier: SectionIdentifier) -> Int? {
    contents.snapshot.indexOfSection(sectionIdentifier)
  }
}
