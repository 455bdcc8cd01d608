extension DataSourceContents {
  /// Carries the outlines over to a snapshot that was made without them.
  ///
  /// Where visible items of a section went, came or moved, its outline follows; where it cannot end in what the
  /// snapshot shows, the section becomes flat. The outline of a section that is gone is forgotten.
  ///
  /// - Complexity: O(*c* log *n* + *v*) for *c* changes and *v* visible items in the outlined sections they touch.
  @inlinable
  mutating func rebaseOutlines(
    from old: Snapshot, difference: DiffableDataSourceSnapshotDifference, movedItems: [ItemIdentifierType]
  ) {
    guard !outlines.isEmpty, difference.changesStructure else { return }
    let changes = SectionChanges.grouped(difference, from: old, to: snapshot)
    for section in Array(outlines.keys) {
      if snapshot.indexOfSection(section) == nil {
        outlines[section] = nil
      } else if let changes = changes[section] {
        outlines[section] = outlines[section]?.rebased(
          by: changes, onto: snapshot.itemIdentifiers(inSection: section), movedItems: movedItems)
      }
    }
  }
}
