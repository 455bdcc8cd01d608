extension DiffableDataSourceSnapshot {
  /// Returns what turns another snapshot into this one, this one's marks included.
  ///
  /// - Complexity: O(*n* + *c* log *c*) on average for *n* sections and items in both and *c* that change; what has
  ///   not changed is compared and never hashed.
  @inlinable
  public func difference(from old: DiffableDataSourceSnapshot) -> DiffableDataSourceSnapshotDifference {
    var difference = DiffableDataSourceSnapshotDifference()
    let sections = IdentifierDifference(from: old.sectionIdentifiers, to: sectionIdentifiers)
    difference.sectionDeletes = sections.deletes
    difference.sectionInserts = sections.inserts
    difference.sectionMoves = sections.moves
    let items = ItemComparison(
      from: old.checked.storage, to: checked.storage,
      counterparts: sections.counterparts(oldCount: old.numberOfSections))
    defer { items.deallocate() }
    items.add(to: &difference)
    difference.sectionReloads = reloadedSectionIdentifiers.compactMap(indexOfSection)
    difference.itemReloads = reloadedItemIdentifiers.compactMap(checked.storage.place)
    difference.itemReconfigures = reconfiguredItemIdentifiers.compactMap(checked.storage.place)
    return difference
  }
}
