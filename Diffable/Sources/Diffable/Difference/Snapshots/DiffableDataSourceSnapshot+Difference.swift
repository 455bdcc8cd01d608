extension DiffableDataSourceSnapshot {
  /// Returns what turns another snapshot into this one, this one's marks included.
  ///
  /// - Complexity: O(*n* + *c* log *c*) on average for *n* sections and items in both and *c* that change. What has
  ///   not changed is compared and never hashed, and what the two still share is not even read.
  /// - Source: What `UICollectionViewDiffableDataSource` hands to its view when a snapshot is applied.
  @inlinable
  public func difference(from old: DiffableDataSourceSnapshot) -> DiffableDataSourceSnapshotDifference {
    var difference = DiffableDataSourceSnapshotDifference()
    let isCopy = checked.storage.isIdentical(to: old.checked.storage) && sectionIdentifiers == old.sectionIdentifiers
    if !isCopy { addStructure(to: &difference, from: old) }
    addMarks(to: &difference)
    return difference
  }

  @inlinable
  func addStructure(to difference: inout DiffableDataSourceSnapshotDifference, from old: DiffableDataSourceSnapshot) {
    let sections =
      old.sectionIdentifiers == sectionIdentifiers
      ? IdentifierDifference(deletes: [], inserts: [], moves: [])
      : IdentifierDifference(from: old.sectionIdentifiers, to: sectionIdentifiers)
    difference.sectionDeletes = sections.deletes
    difference.sectionInserts = sections.inserts
    difference.sectionMoves = sections.moves
    var search = ChangedRangeSearch(from: old.checked.storage, to: checked.storage, sections: sections)
    let ranges = search.run()
    guard !ranges.isEmpty else { return }
    let items = ItemComparison(from: old.checked.storage, to: checked.storage, ranges: ranges)
    defer { items.deallocate() }
    items.add(to: &difference)
  }

  @inlinable
  func addMarks(to difference: inout DiffableDataSourceSnapshotDifference) {
    difference.sectionReloads = reloadedSectionIdentifiers.compactMap(indexOfSection)
    guard !checked.marks.haveNoItems else { return }
    difference.itemReloads = reloadedItemIdentifiers.compactMap(checked.storage.place)
    difference.itemReconfigures = reconfiguredItemIdentifiers.compactMap(checked.storage.place)
  }
}
