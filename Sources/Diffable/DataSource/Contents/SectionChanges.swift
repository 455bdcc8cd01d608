/// What a difference does to the visible items of one section.
@usableFromInline
struct SectionChanges<ItemIdentifierType: Hashable> {
  /// The items that leave the section.
  @usableFromInline var removed: [ItemIdentifierType] = []

  /// The items that come to the section or move in it, ascending by new offset.
  @usableFromInline var placed: [Placement] = []

  @inlinable init() {}

  /// Where an item comes to stand.
  @usableFromInline
  struct Placement: Equatable {
    /// Where it stood in the same section; `nil` if it was not there.
    @usableFromInline let oldOffset: Int?

    @usableFromInline let newOffset: Int

    @inlinable
    init(oldOffset: Int? = nil, newOffset: Int) {
      self.oldOffset = oldOffset
      self.newOffset = newOffset
    }

    /// Whether both items move, and stand side by side before and afterwards.
    @inlinable
    func moves(togetherWith previous: Placement?) -> Bool {
      guard let previous, let oldOffset, let previousOffset = previous.oldOffset else { return false }
      return oldOffset == previousOffset + 1 && newOffset == previous.newOffset + 1
    }
  }

  /// Returns where items are to be put, once others that stay had to be dropped with their parents.
  @inlinable
  func placements(addingThoseOf dropped: Set<ItemIdentifierType>, in items: [ItemIdentifierType]) -> [Placement] {
    guard !dropped.isEmpty else { return placed }
    let lost = items.indices.filter { dropped.contains(items[$0]) }.map { Placement(newOffset: $0) }
    let lostOffsets = Set(lost.map(\.newOffset))
    return (placed.filter { !lostOffsets.contains($0.newOffset) } + lost).sorted { $0.newOffset < $1.newOffset }
  }
}

extension SectionChanges {
  /// Returns the changes of each section that has any.
  ///
  /// - Complexity: O(*c* log *n*) for *c* changes among *n* items.
  @inlinable
  static func grouped<SectionIdentifierType: Hashable>(
    _ difference: DiffableDataSourceSnapshotDifference,
    from old: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    to new: DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) -> [SectionIdentifierType: Self] {
    var changes: [SectionIdentifierType: Self] = [:]
    func remove(_ place: DiffableIndexPath) {
      guard let section = old.sectionIdentifier(for: place.section), let item = old.itemIdentifier(for: place)
      else { return }
      changes[section, default: Self()].removed.append(item)
    }
    func place(_ newPlace: DiffableIndexPath, from oldOffset: Int? = nil) {
      guard let section = new.sectionIdentifier(for: newPlace.section) else { return }
      changes[section, default: Self()].placed.append(Placement(oldOffset: oldOffset, newOffset: newPlace.item))
    }
    for move in difference.itemMoves {
      if old.sectionIdentifier(for: move.from.section) == new.sectionIdentifier(for: move.to.section) {
        place(move.to, from: move.from.item)
      } else {
        remove(move.from)
        place(move.to)
      }
    }
    difference.itemDeletes.forEach(remove)
    difference.itemInserts.forEach { place($0) }
    for section in changes.keys { changes[section]?.placed.sort { $0.newOffset < $1.newOffset } }
    return changes
  }
}

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

  /// Returns the same changes with further moves: of the children of an item that moves without them.
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

  /// Returns as few moves seen otherwise: parents that would leave their children stay, and what they would pass moves;
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
