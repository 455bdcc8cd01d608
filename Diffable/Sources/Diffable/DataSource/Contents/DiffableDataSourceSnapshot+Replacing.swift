extension DiffableDataSourceSnapshot {
  /// Returns the snapshot with these items as those of a section, wherever they were before.
  ///
  /// What stays is not touched, so that the result shares it with this snapshot. Of equal identifiers the ones given
  /// here are stored, as they may be newer.
  ///
  /// - Throws: A violation if one of the items has changed and is not found by its hash any more.
  /// - Complexity: O(*k* + *c* log *n*) for *k* items before and after, *c* that come, leave or move, and *n* in all.
  @inlinable
  func replacingItems(
    inSection section: SectionIdentifierType, with items: [ItemIdentifierType]
  ) throws(DiffableViolation) -> Self {
    var result = self
    if let position = result.indexOfSection(section) {
      result.checked.storage.sections.identifiers[position] = section
    } else {
      try result.checked.appendSections([section])
    }
    let old = try result.checked.itemIdentifiers(inSection: section)
    let difference = IdentifierDifference(from: old, to: items)
    let placed = (difference.inserts + difference.moves.map(\.to)).sorted()
    result.checked.takeOut(difference.deletes.map { old[$0] })
    result.checked.takeOut(difference.moves.map { old[$0.from] })
    for run in placed.runs { try result.insert(items, run, after: nil, inSection: section) }
    let current = try result.checked.itemIdentifiers(inSection: section)
    guard current == items else { throw .changedIdentifiers }
    result.checked.replaceStored(items.elementsStoredOtherwise(than: current))
    return result
  }

  /// Returns the snapshot with the visible items of a section changed as an edit of its outline has changed them.
  ///
  /// - Parameter count: The number of items that the section is to have.
  /// - Throws: A violation if one of the items has changed and is not found by its hash any more.
  /// - Complexity: O(*k* log *n*) for *k* items in the changes and *n* in all.
  @inlinable
  func changingItems(
    inSection section: SectionIdentifierType, by changes: [VisibleChange<ItemIdentifierType>], to count: Int
  ) throws(DiffableViolation) -> Self {
    var result = self
    guard let position = result.indexOfSection(section) else { throw .changedIdentifiers }
    result.checked.storage.sections.identifiers[position] = section
    let differences = changes.map { IdentifierDifference(from: $0.old, to: $0.new) }
    for (change, difference) in zip(changes, differences) {
      result.checked.takeOut(difference.deletes.map { change.old[$0] })
      result.checked.takeOut(difference.moves.map { change.old[$0.from] })
    }
    for (change, difference) in zip(changes, differences) {
      let placed = (difference.inserts + difference.moves.map(\.to)).sorted()
      for run in placed.runs { try result.insert(change.new, run, after: change.previous, inSection: section) }
    }
    let shown = ShownItems(ofSectionAt: position, in: result)
    for change in changes where !change.new.isEmpty {
      guard let current = shown.items(change.new.count, after: change.previous), current == change.new else {
        throw .changedIdentifiers
      }
      result.checked.replaceStored(change.new.elementsStoredOtherwise(than: current))
    }
    guard shown.count == count else { throw .changedIdentifiers }
    return result
  }

  /// Inserts some of the items of a section where they are to be; those before them are there. What other sections show
  /// of them leaves these.
  ///
  /// - Parameter previous: The item before all of these; `nil` if they are the first of the section.
  @inlinable
  mutating func insert(
    _ items: [ItemIdentifierType], _ run: Range<Int>, after previous: ItemIdentifierType?,
    inSection section: SectionIdentifierType
  ) throws(DiffableViolation) {
    let new = Array(items[run])
    let previous = run.lowerBound > 0 ? items[run.lowerBound - 1] : previous
    guard let neighbor = previous ?? firstItem(inSection: section) else {
      checked.takeOut(new)
      return try checked.appendItems(new, toSection: section)
    }
    let distance = previous == nil ? 0 : 1
    // Mostly all are new, which inserting them finds out by itself.
    if checked.insertNew(new, nextTo: neighbor, distance: distance) { return }
    checked.takeOut(new)
    guard checked.insertNew(new, nextTo: neighbor, distance: distance) else { throw .changedIdentifiers }
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

extension DiffableDataSourceSectionSnapshot {
  /// Returns the outline with the newest of equal identifiers, given those of its visible items.
  ///
  /// - Complexity: O(*v* + *k* log *n*) for *v* visible items, *k* newer ones, and *n* items.
  @inlinable
  func adopting(_ visibleItems: [ItemIdentifierType]) -> Self {
    var outline = self
    outline.store(visibleItems.elementsStoredOtherwise(than: self.visibleItems))
    return outline
  }

  /// Replaces items by equal ones that are stored as other bytes.
  @inlinable
  mutating func store(_ items: [ItemIdentifierType]) {
    for item in items {
      guard let location = checked.location(of: item) else { continue }
      let stored = [checked.item(at: location)]
      if ![item].elementsStoredOtherwise(than: stored).isEmpty {
        checked.storage.rows.replace(at: location, with: item)
      }
    }
  }
}

extension Array {
  /// Returns the elements that are stored as other bytes than their counterparts in an equal array.
  ///
  /// Equal identifiers may differ in what equality does not look at; where the bytes are the same, they do not.
  ///
  /// - Precondition: Both arrays have as many elements.
  @inlinable
  func elementsStoredOtherwise(than other: [Element]) -> [Element] {
    let stride = MemoryLayout<Element>.stride
    let bytesOfElement = MemoryLayout<Element>.size
    // Elements without a size have no bytes to differ in.
    guard bytesOfElement > 0, count == other.count else { return [] }
    return withUnsafeBytes { bytes in
      other.withUnsafeBytes { otherBytes in
        guard let start = bytes.baseAddress, let otherStart = otherBytes.baseAddress else { return [] }
        var elements: [Element] = []
        var index = 0
        while index < count {
          let (rest, otherRest) = (start + index * stride, otherStart + index * stride)
          let equalBytes = EqualBytes.prefix(rest, otherRest, atMost: (count - index) * stride)
          if equalBytes >= stride {
            index += equalBytes / stride
          } else {
            let isSame = EqualBytes.areEqual(rest, otherRest, count: bytesOfElement)
            if !isSame { elements.append(self[index]) }
            index += 1
          }
        }
        return elements
      }
    }
  }
}
