/// An item that the user puts somewhere else, with the descendants that go along.
@usableFromInline
struct ItemDrop<SectionIdentifierType, ItemIdentifierType>
where SectionIdentifierType: Hashable, ItemIdentifierType: Hashable {
  @usableFromInline typealias Contents = DataSourceContents<SectionIdentifierType, ItemIdentifierType>
  @usableFromInline typealias Outline = DiffableDataSourceSectionSnapshot<ItemIdentifierType>

  @usableFromInline let initial: Contents

  /// The rows that move, the item first.
  @usableFromInline let rows: [ItemIdentifierType]

  @usableFromInline let source: SectionIdentifierType
  @usableFromInline let target: SectionIdentifierType

  /// The visible row of the target section that the item lands after; `nil` if it lands first.
  @usableFromInline let previous: ItemIdentifierType?

  /// Creates the drop of an item at a place, which is the index it is to have afterwards.
  ///
  /// `nil` if the item stays where it is, or cannot land there: out of range, or inside its own descendants.
  ///
  /// - Source: `collectionView(_:moveItemAt:to:)` of `UICollectionViewDataSource`.
  @inlinable
  init?(of item: ItemIdentifierType, at place: DiffableIndexPath, in contents: Contents) {
    let snapshot = contents.snapshot
    guard let origin = snapshot.indexPath(for: item),
      let source = snapshot.sectionIdentifier(for: origin.section),
      let target = snapshot.sectionIdentifier(for: place.section)
    else { return nil }
    let rows = contents.rows(of: item, at: origin, in: source)
    let isInSameSection = source == target
    let lastPlace = snapshot.numberOfItems(inSection: target) - (isInSameSection ? 1 : 0)
    guard place.item >= 0, place.item <= lastPlace else { return nil }
    if isInSameSection, origin.item..<(origin.item + rows.count) ~= place.item { return nil }

    let movesDown = isInSameSection && place.item > origin.item
    self.initial = contents
    self.rows = rows
    self.source = source
    self.target = target
    previous = snapshot.itemIdentifier(
      for: DiffableIndexPath(item: movesDown ? place.item : place.item - 1, section: place.section))
  }

  /// Returns the contents once the item has landed.
  ///
  /// - Throws: A violation if one of the items has changed and is not found by its hash any more.
  @inlinable
  func final() throws(DiffableViolation) -> Contents {
    var contents = initial
    try contents.snapshot.checked.deleteItems(rows)
    if let previous {
      try contents.snapshot.checked.insertItems(rows, afterItem: previous)
    } else if let first = contents.snapshot.firstItem(inSection: target) {
      try contents.snapshot.checked.insertItems(rows, beforeItem: first)
    } else {
      try contents.snapshot.checked.appendItems(rows, toSection: target)
    }
    guard contents.snapshot.numberOfItems == initial.snapshot.numberOfItems else { throw .changedIdentifiers }
    if initial.outlines[source] != nil || initial.outlines[target] != nil { try moveInOutlines(&contents) }
    return contents
  }
}

extension ItemDrop {
  @inlinable
  func moveInOutlines(_ contents: inout Contents) throws(DiffableViolation) {
    var sourceOutline = initial.sectionSnapshot(for: source)
    var taken = try sourceOutline.checked.snapshot(of: rows[0], includingParent: true)
    try sourceOutline.checked.delete([rows[0]])
    if contents.outlines[source] != nil { contents.outlines[source] = sourceOutline }

    var targetOutline = source == target ? sourceOutline : initial.sectionSnapshot(for: target)
    if source != target { try keepUnique(&taken, &targetOutline) }
    try land(taken, in: &targetOutline)
    guard let position = contents.snapshot.indexOfSection(target),
      targetOutline.shows(
        ShownItems(ofSectionAt: position, in: contents.snapshot), since: initial.sectionSnapshot(for: target),
        SectionChanges())
    else { throw .changedIdentifiers }
    contents.outlines[target] = targetOutline
  }

  /// Settles which of two outlines keeps an item that both have: the one that shows it, else the one that stays.
  ///
  /// Only visible items are unique among sections, so a hidden one may have a double in the section it comes to.
  @inlinable
  func keepUnique(_ taken: inout Outline, _ targetOutline: inout Outline) throws(DiffableViolation) {
    try targetOutline.checked.delete(rows.filter(targetOutline.contains))
    try taken.checked.delete(taken.items.filter(targetOutline.contains))
  }

  /// Puts an outline after a row: among its children if it is expanded, else next to it.
  @inlinable
  func land(_ taken: Outline, in outline: inout Outline) throws(DiffableViolation) {
    if let previous, try outline.checked.isExpanded(previous) {
      outline.insert(taken.checked.storage.allRows, asFirstChildrenOf: previous)
    } else if let previous {
      try outline.checked.insert(taken, after: previous)
    } else if let first = outline.checked.storage.firstItem {
      try outline.checked.insert(taken, before: first)
    } else {
      outline = taken
    }
  }
}

extension DataSourceContents {
  /// The contents once the user has put an item somewhere else, and what handlers are given.
  @usableFromInline
  struct Reorder {
    @usableFromInline let final: DataSourceContents
    @usableFromInline let transaction: DiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>

    @inlinable
    init(
      final: DataSourceContents, transaction: DiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
    ) {
      self.final = final
      self.transaction = transaction
    }
  }

  /// Returns what the drop of an item at a place leads to; `nil` if it stays where it is or cannot land there.
  @inlinable
  func dropping(
    _ item: ItemIdentifierType, at place: DiffableIndexPath
  ) throws(DiffableViolation) -> Reorder? {
    guard let drop = ItemDrop(of: item, at: place, in: self) else { return nil }
    let final = try drop.final()
    return Reorder(final: final, transaction: drop.transaction(to: final))
  }

  /// Returns the row of an item and those of its descendants that are visible.
  @inlinable
  func rows(of item: ItemIdentifierType, at place: DiffableIndexPath, in section: SectionIdentifierType)
    -> [ItemIdentifierType]
  {
    var count = 1
    if let outline = outlines[section], (try? outline.checked.isExpanded(item)) ?? false,
      let below = try? outline.checked.snapshot(of: item)
    {
      count += below.visibleItems.count
    }
    return (0..<count).compactMap {
      snapshot.itemIdentifier(for: DiffableIndexPath(item: place.item + $0, section: place.section))
    }
  }
}

extension ItemDrop {
  /// Returns the transaction that handlers get for the drop that ends in `final`.
  @inlinable
  func transaction(to final: Contents) -> DiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType> {
    DiffableDataSourceTransaction(
      initialSnapshot: initial.snapshot,
      finalSnapshot: final.snapshot,
      reorder: .move(
        rows, from: initial.snapshot.indexOfItem(rows[0]), to: final.snapshot.indexOfItem(rows[0])),
      sectionTransactions: (source == target ? [source] : [source, target]).map { section in
        DiffableDataSourceSectionTransaction(
          sectionIdentifier: section, reorder: reorder(in: section, to: final), initialContents: initial,
          finalContents: final)
      })
  }

  @inlinable
  func reorder(in section: SectionIdentifierType, to final: Contents) -> ItemReorder<ItemIdentifierType> {
    if initial.outlines[section] == nil && final.outlines[section] == nil {
      return .move(
        rows, from: initial.snapshot.offset(of: rows[0], in: section),
        to: final.snapshot.offset(of: rows[0], in: section))
    }
    let (old, new) = (initial.sectionSnapshot(for: section), final.sectionSnapshot(for: section))
    return old.branchMove(of: rows[0], to: new, isLeaving: section == source)
      ?? .other(
        IdentifierDifference(from: old.items, to: new.items).collectionDifference(from: old.items, to: new.items))
  }
}

extension DiffableDataSourceSectionSnapshot {
  /// Returns what leads to another outline as the move of one item with all its descendants; `nil` if more happened.
  ///
  /// - Parameter isLeaving: `true` if it was in this outline with them.
  /// - Complexity: O(*k* + log *n*) for *k* descendants and *n* items.
  @inlinable
  func branchMove(of item: ItemIdentifierType, to other: Self, isLeaving: Bool)
    -> ItemReorder<ItemIdentifierType>?
  {
    let (origin, destination) = (index(of: item), other.index(of: item))
    guard isLeaving == (origin != nil),
      let branch = try? (isLeaving ? self : other).checked
        .snapshot(of: item, includingParent: true).items,
      other.checked.storage.rows.count - checked.storage.rows.count
        == (destination == nil ? 0 : branch.count) - (isLeaving ? branch.count : 0)
    else { return nil }
    return .move(branch, from: origin, to: destination)
  }
}

extension DiffableDataSourceSnapshot {
  /// Returns the offset of an item in a section; `nil` if it is not there.
  @inlinable
  func offset(of item: ItemIdentifierType, in section: SectionIdentifierType) -> Int? {
    guard let place = indexPath(for: item), place.section == indexOfSection(section) else { return nil }
    return place.item
  }
}
