extension DataSourceContents {
  /// Returns what an outline changes when it is applied to a section.
  ///
  /// A section that does not exist is appended. Items that are visible in other sections leave these.
  @inlinable
  func applying(
    _ outline: SectionSnapshot, to section: SectionIdentifierType, needsDifference: Bool
  ) throws(DiffableViolation) -> Change {
    var base = self
    base.outlines[section] = nil
    let filled = try snapshot.replacingItems(inSection: section, with: outline.visibleItems)
    var change = base.applying(filled, needsDifference: needsDifference)
    change.contents.outlines[section] = outline
    if isEmpty(section), let index = filled.indexOfSection(section) {
      change.difference?.insertAnewWhatMoves(intoSection: index)
    }
    return change
  }

  @inlinable
  func isEmpty(_ section: SectionIdentifierType) -> Bool {
    ((try? snapshot.checked.numberOfItems(inSection: section)) ?? 0) == 0
  }
}

extension DiffableDataSourceSnapshotDifference {
  /// Turns moves into a section into deletes and inserts, so that the view asks for these cells again.
  ///
  /// UIKit's view does so when a section snapshot fills a section that was empty, and only then.
  @inlinable
  mutating func insertAnewWhatMoves(intoSection section: Int) {
    let arriving = itemMoves.filter { $0.to.section == section }
    guard !arriving.isEmpty else { return }
    itemMoves.removeAll { $0.to.section == section }
    itemDeletes = (itemDeletes + arriving.map(\.from)).sorted()
    itemInserts = (itemInserts + arriving.map(\.to)).sorted()
  }
}
