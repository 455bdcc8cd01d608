extension SectionChanges {
  /// Returns the same changes as moves of the items that calls have moved; `nil` if these do not explain the new order.
  ///
  /// - Complexity: O(*v*) on average for *v* visible items, before and after; O(1) if nothing moves or nothing was named.
  @inlinable
  func moving(
    _ movedItems: [ItemIdentifierType], in outline: DiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    showing items: [ItemIdentifierType]
  ) -> Self? {
    guard !movedItems.isEmpty, placed.contains(where: { $0.oldOffset != nil }) else { return nil }
    let (movedItems, oldOffsets) = (Set(movedItems), outline.visibleOffsets)
    var changes = self
    changes.placed.removeAll { $0.oldOffset != nil }
    var lastOldOffset = -1
    for (offset, item) in items.enumerated() {
      guard let oldOffset = oldOffsets[item] else { continue }
      if movedItems.contains(item) {
        changes.placed.append(Placement(oldOffset: oldOffset, newOffset: offset))
      } else if oldOffset > lastOldOffset {
        lastOldOffset = oldOffset
      } else {
        return nil
      }
    }
    changes.placed.sort { $0.newOffset < $1.newOffset }
    return changes
  }

  /// Returns the same changes with further moves: of the children that an item leaves behind that moves without them.
  ///
  /// - Complexity: O(*v* log *n*) for *v* visible items of *n*.
  @inlinable
  func movingChildrenLeftBehind(
    in outline: DiffableDataSourceSectionSnapshot<ItemIdentifierType>, showing items: [ItemIdentifierType]
  ) -> Self {
    let oldOffsets = outline.visibleOffsets
    let parents = Set(placed.filter { $0.oldOffset != nil }.map { items[$0.newOffset] })
    let placedOffsets = Set(placed.map(\.newOffset))
    var changes = self
    for (offset, item) in items.enumerated() where !placedOffsets.contains(offset) {
      guard let oldOffset = oldOffsets[item], let parent = try? outline.checked.parent(of: item),
        parents.contains(parent)
      else { continue }
      changes.placed.append(Placement(oldOffset: oldOffset, newOffset: offset))
    }
    changes.placed.sort { $0.newOffset < $1.newOffset }
    return changes
  }

  /// Returns as few moves seen otherwise: parents that would leave children behind stay, and what they would pass moves;
  /// `nil` if no parent would, or if that takes more moves.
  ///
  /// Where the order can be had by moving a parent or by moving what it passes, its children keep it in the latter case.
  ///
  /// - Complexity: O(*v* log *v*) for *v* visible items, before and after.
  @inlinable
  func lettingParentsStay(
    in outline: DiffableDataSourceSectionSnapshot<ItemIdentifierType>, showing items: [ItemIdentifierType]
  ) -> Self? {
    let oldOffsets = outline.visibleOffsets
    var placements = Dictionary(uniqueKeysWithValues: placed.map { ($0.newOffset, $0) })
    var staying = Set(items.indices.filter { placements[$0] == nil }.map { items[$0] })
    for placement in placed {
      let item = items[placement.newOffset]
      guard let oldOffset = placement.oldOffset,
        let below = try? outline.checked.snapshot(of: item, includingParent: true),
        below.visibleItems.dropFirst().contains(where: staying.contains)
      else { continue }
      // What stays is in the same order before and after, so what is passed lies on one side.
      let above = items[..<placement.newOffset].indices.reversed()
        .prefix { placements[$0] != nil || (oldOffsets[items[$0]] ?? oldOffset) > oldOffset }
      let after = items[(placement.newOffset + 1)...].indices
        .prefix { placements[$0] != nil || (oldOffsets[items[$0]] ?? oldOffset) < oldOffset }
      for offset in above + Array(after) where placements[offset] == nil {
        placements[offset] = Placement(oldOffset: oldOffsets[items[offset]], newOffset: offset)
        staying.remove(items[offset])
      }
      placements[placement.newOffset] = nil
      staying.insert(item)
    }
    var changes = self
    changes.placed = placements.values.sorted { $0.newOffset < $1.newOffset }
    return changes.placed == placed || changes.placed.count > placed.count ? nil : changes
  }
}

extension DiffableDataSourceSectionSnapshot {
  /// The offsets of the visible items among these.
  @inlinable
  var visibleOffsets: [ItemIdentifierType: Int] {
    let items = visibleItems
    return Dictionary(zip(items, items.indices), uniquingKeysWith: { first, _ in first })
  }
}
