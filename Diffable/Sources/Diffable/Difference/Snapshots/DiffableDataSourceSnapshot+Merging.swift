extension DiffableDataSourceSnapshot {
  /// Returns this snapshot with the changes that turned an ancestor of it into another snapshot.
  ///
  /// The three-way merge of two edited copies, of which the one given is the later: where both have changed the same item
  /// or section, it wins.
  ///
  /// ```swift
  /// let shown = mine.merging(theirs, since: ancestor)
  /// ```
  ///
  /// To undo a change under later ones, merge what was before it: `current.merging(before, since: after)`.
  ///
  /// What has changed is found by the difference of the ancestor and the later copy: what leaves, what comes, and the fewest
  /// moves.
  ///
  /// - What leaves is deleted, even if it has moved here. What comes or moves takes its place, even if it was deleted
  ///   or moved here: after the nearest item before it in the later copy that is in the same section here, else as the first
  ///   of its section. Sections do so among sections.
  /// - A section that was deleted here comes back if the later copy has moved it, or put items into it.
  /// - A section that leaves takes along the items that only this snapshot has. Those that the later copy has as well stay
  ///   where that one has them.
  /// - Everything else is as in this snapshot. Marks are those of both, as far as what they mark is there.
  ///
  /// A merge with the ancestor itself on either side gives the other side.
  ///
  /// - Parameters:
  ///   - later: The copy whose changes win.
  ///   - ancestor: The snapshot that both were made from.
  /// - Complexity: That of the difference, and O(*c* log *n*) for *c* items that change among *n* or have left here.
  @inlinable
  public func merging(_ later: Self, since ancestor: Self) -> Self {
    let difference = later.difference(from: ancestor)
    let deleted = difference.itemDeletes.compactMap(ancestor.itemIdentifier)
    let leaving = difference.sectionDeletes.compactMap(ancestor.sectionIdentifier)
    var places = difference.itemInserts + difference.itemMoves.map { $0.to }
    places += self.places(ofItemsIn: leaving, stayingIn: later, besides: places)
    places.sort()
    var result = self
    result.deleteItems(deleted)
    result.checked.takeOut(places.compactMap(later.itemIdentifier))
    result.deleteSections(leaving)
    let sections = difference.sectionInserts + difference.sectionMoves.map { $0.to }
    result.placeSections(of: later, at: sections, filled: places)
    result.placeItems(of: later, at: places)
    result.addMarks(of: later)
    return result
  }

  /// Returns the places in a later copy of the items that this snapshot has in sections that leave; those that the copy
  /// has placed itself are left out.
  @inlinable
  func places(
    ofItemsIn leaving: [SectionIdentifierType], stayingIn later: Self, besides placed: [DiffableIndexPath]
  ) -> [DiffableIndexPath] {
    let leaving = leaving.compactMap(indexOfSection)
    guard !leaving.isEmpty else { return [] }
    let placed = Set(placed)
    return leaving.flatMap { checked.storage.items(inSectionAt: $0) }.compactMap(later.indexPath)
      .filter { !placed.contains($0) }
  }

  /// Puts sections of a later copy, and those that are missing for items of it, after the ones that they follow.
  @inlinable
  mutating func placeSections(of later: Self, at offsets: [Int], filled places: [DiffableIndexPath]) {
    let sections = later.sectionIdentifiers
    let missing = places.map { $0.section }.filter { indexOfSection(sections[$0]) == nil }
    for offset in Set(offsets + missing).sorted() {
      let section = sections[offset]
      let isNew = indexOfSection(section) == nil
      if let previous = sections[..<offset].last(where: { indexOfSection($0) != nil }) {
        if isNew {
          insertSections([section], afterSection: previous)
        } else {
          moveSection(section, afterSection: previous)
        }
      } else if let first = sectionIdentifiers.first, first != section {
        if isNew {
          insertSections([section], beforeSection: first)
        } else {
          moveSection(section, beforeSection: first)
        }
      } else if isNew {
        appendSections([section])
      }
    }
  }

  /// Inserts items of a later copy, whose places ascend, after the ones that they follow.
  @inlinable
  mutating func placeItems(of later: Self, at places: [DiffableIndexPath]) {
    var rest = places[...]
    while let place = rest.first {
      let items = rest.prefix(rest.runLength).compactMap(later.itemIdentifier)
      rest = rest.dropFirst(items.count)
      let section = later.sectionIdentifiers[place.section]
      // The walk back ends at the items placed before at the latest.
      let previous = (0..<place.item).reversed().lazy
        .compactMap { later.itemIdentifier(for: DiffableIndexPath(item: $0, section: place.section)) }
        .first { sectionIdentifier(containingItem: $0) == section }
      if let previous {
        insertItems(items, afterItem: previous)
      } else if let first = firstItem(inSection: section) {
        insertItems(items, beforeItem: first)
      } else {
        appendItems(items, toSection: section)
      }
    }
  }

  /// Adds the marks of another snapshot on what is in this one as well.
  @inlinable
  mutating func addMarks(of other: Self) {
    reloadSections(other.reloadedSectionIdentifiers.filter { indexOfSection($0) != nil })
    reconfigureItems(other.reconfiguredItemIdentifiers.filter { indexPath(for: $0) != nil })
    reloadItems(other.reloadedItemIdentifiers.filter { indexPath(for: $0) != nil })
  }
}

extension Collection<DiffableIndexPath> {
  /// The number of places at the front that follow one another in one section.
  @inlinable
  var runLength: Int {
    guard let first else { return 0 }
    return zip(self, 0...).prefix { $0.section == first.section && $0.item &- $1 == first.item }.count
  }
}
