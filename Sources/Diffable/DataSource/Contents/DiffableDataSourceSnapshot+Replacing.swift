extension DiffableDataSourceSnapshot {
  /// Returns the snapshot with these items as those of a section, wherever they were before.
  ///
  /// What stays is not touched, so that the result shares it with this snapshot. Of equal identifiers the ones given
  /// here are stored, as they may be newer.
  ///
  /// - Complexity: O(*k* + *c* log *n*) for *k* items before and after, *c* that come, leave or move, and *n* in all.
  @inlinable
  func replacingItems(inSection section: SectionIdentifierType, with items: [ItemIdentifierType]) -> Self {
    var result = self
    if let position = result.indexOfSection(section) {
      result.checked.storage.sections.identifiers[position] = section
    } else {
      result.appendSections([section])
    }
    let old = result.itemIdentifiers(inSection: section)
    let difference = IdentifierDifference(from: old, to: items)
    let placed = (difference.inserts + difference.moves.map(\.to)).sorted()
    result.deleteItems(difference.deletes.map { old[$0] })
    result.deleteItems(placed.map { items[$0] })
    for run in placed.runs { result.insert(items, run, inSection: section) }
    let current = result.itemIdentifiers(inSection: section)
    result.checked.replaceStored(items.elementsStoredOtherwise(than: current))
    return result
  }

  /// Inserts some of the items of a section where they are to be; those before them are there.
  @inlinable
  mutating func insert(_ items: [ItemIdentifierType], _ run: Range<Int>, inSection section: SectionIdentifierType) {
    if run.lowerBound > 0 {
      insertItems(Array(items[run]), afterItem: items[run.lowerBound - 1])
    } else if let first = firstItem(inSection: section) {
      insertItems(Array(items[run]), beforeItem: first)
    } else {
      appendItems(Array(items[run]), toSection: section)
    }
  }

  @inlinable
  func firstItem(inSection section: SectionIdentifierType) -> ItemIdentifierType? {
    indexOfSection(section).flatMap { itemIdentifier(for: DiffableIndexPath(item: 0, section: $0)) }
  }
}

extension [Int] {
  /// The ranges of consecutive numbers in numbers that ascend.
  @inlinable
  var runs: [Range<Int>] {
    var runs: [Range<Int>] = []
    for number in self {
      if let last = runs.last, last.upperBound == number {
        runs[runs.endIndex - 1] = last.lowerBound..<(number + 1)
      } else {
        runs.append(number..<(number + 1))
      }
    }
    return runs
  }
}
