/// An item that is put somewhere else by hand, with the descendants that go along.
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

  /// The visible row of the target section that the item lands behind; `nil` if it lands first.
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

  /// The contents once the item has landed.
  @inlinable
  var final: Contents {
    var contents = initial
    contents.snapshot.deleteItems(rows)
    if let previous {
      contents.snapshot.insertItems(rows, afterItem: previous)
    } else if let first = contents.snapshot.firstItem(inSection: target) {
      contents.snapshot.insertItems(rows, beforeItem: first)
    } else {
      contents.snapshot.appendItems(rows, toSection: target)
    }
    if initial.outlines[source] != nil || initial.outlines[target] != nil { moveInOutlines(&contents) }
    return contents
  }
}

extension ItemDrop {
  @inlinable
  func moveInOutlines(_ contents: inout Contents) {
    var sourceOutline = initial.sectionSnapshot(for: source)
    var taken = sourceOutline.snapshot(of: rows[0], includingParent: true)
    sourceOutline.delete([rows[0]])
    if contents.outlines[source] != nil { contents.outlines[source] = sourceOutline }

    var targetOutline = source == target ? sourceOutline : initial.sectionSnapshot(for: target)
    keepUnique(&taken, &targetOutline)
    land(taken, in: &targetOutline)
    contents.outlines[target] = targetOutline
  }

  /// Settles which of two outlines keeps an item that both have: the one that shows it, else the one that stays.
  ///
  /// Only visible items are unique among sections, so a hidden one may have a double in the section it comes to.
  @inlinable
  func keepUnique(_ taken: inout Outline, _ targetOutline: inout Outline) {
    targetOutline.delete(rows.filter(targetOutline.contains))
    taken.delete(taken.items.filter(targetOutline.contains))
  }

  /// Puts an outline behind a row: among its children if it is expanded, else next to it.
  @inlinable
  func land(_ taken: Outline, in outline: inout Outline) {
    if let previous, outline.isExpanded(previous) {
      outline.insert(taken, asFirstChildrenOf: previous)
    } else if let previous {
      outline.insert(taken, after: previous)
    } else if let first = outline.rootItems.first {
      outline.insert(taken, before: first)
    } else {
      outline = taken
    }
  }
}

extension DataSourceContents {
  /// Returns the row of an item and those of its descendants that are visible.
  @inlinable
  func rows(of item: ItemIdentifierType, at place: DiffableIndexPath, in section: SectionIdentifierType)
    -> [ItemIdentifierType]
  {
    var count = 1
    if let outline = outlines[section], outline.isExpanded(item) {
      count += outline.snapshot(of: item).visibleItems.count
    }
    return (0..<count).compactMap {
      snapshot.itemIdentifier(for: DiffableIndexPath(item: place.item + $0, section: place.section))
    }
  }
}
