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

    /// `true` if the item moves only because its parent moves without it.
    @usableFromInline let isOrphan: Bool

    @inlinable
    init(oldOffset: Int? = nil, newOffset: Int, isOrphan: Bool = false) {
      self.oldOffset = oldOffset
      self.newOffset = newOffset
      self.isOrphan = isOrphan
    }

    @inlinable
    static func == (left: Placement, right: Placement) -> Bool {
      left.oldOffset == right.oldOffset && left.newOffset == right.newOffset && left.isOrphan == right.isOrphan
    }

    /// Returns whether both items move, and stand side by side before and afterwards.
    @inlinable
    func moves(togetherWith previous: Placement?) -> Bool {
      guard let previous, let oldOffset, let previousOffset = previous.oldOffset else { return false }
      return oldOffset == previousOffset + 1 && newOffset == previous.newOffset + 1
    }
  }

  /// Returns where items are to be put, once others that stay had to be dropped with their parents.
  @inlinable
  func placements(
    addingThoseOf dropped: Set<ItemIdentifierType>, in items: ShownItems<ItemIdentifierType>
  ) -> [Placement] {
    guard !dropped.isEmpty else { return placed }
    let lost = dropped.compactMap(items.offset).map { Placement(newOffset: $0) }
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
  /// - Complexity: O((*c* + *m*) log *n*) for *c* changes and *m* items named, of *n*.
  @inlinable
  func moving(
    _ movedItems: [ItemIdentifierType], from oldItems: ShownItems<ItemIdentifierType>,
    to items: ShownItems<ItemIdentifierType>
  ) -> Self? {
    let moves = placed.filter { $0.oldOffset != nil }
    guard !movedItems.isEmpty, !moves.isEmpty else { return nil }
    let (movedItems, placedOffsets) = (Set(movedItems), Set(placed.map(\.newOffset)))
    let unnamed = moves.filter { !movedItems.contains(items[$0.newOffset]) }
    // What stays is in order, and so must be what moves without having been named, among itself and next to what stays.
    guard zip(unnamed, unnamed.dropFirst()).allSatisfy({ $0.oldOffset! < $1.oldOffset! }) else { return nil }
    func firstStaying(_ offsets: some Sequence<Int>) -> Int? {
      offsets.first { !placedOffsets.contains($0) && !movedItems.contains(items[$0]) }
        .flatMap { oldItems.offset(of: items[$0]) }
    }
    for move in unnamed {
      let before = firstStaying((0..<move.newOffset).reversed()) ?? -1
      let after = firstStaying((move.newOffset + 1)..<items.count) ?? .max
      guard before < move.oldOffset!, move.oldOffset! < after else { return nil }
    }
    var changes = self
    changes.placed.removeAll { $0.oldOffset != nil }
    for item in movedItems {
      guard let oldOffset = oldItems.offset(of: item), let newOffset = items.offset(of: item) else { continue }
      changes.placed.append(Placement(oldOffset: oldOffset, newOffset: newOffset))
    }
    changes.placed.sort { $0.newOffset < $1.newOffset }
    return changes
  }

  /// Returns the same changes with further moves: of the children of an item that moves without them.
  ///
  /// - Complexity: O(*k* log *n*) for *k* items below one that moves, of *n*.
  @inlinable
  func movingOrphans(
    in outline: DiffableDataSourceSectionSnapshot<ItemIdentifierType>, from oldItems: ShownItems<ItemIdentifierType>,
    to items: ShownItems<ItemIdentifierType>
  ) -> Self {
    let placedOffsets = Set(placed.map(\.newOffset))
    var changes = self
    for parent in placed where parent.oldOffset != nil {
      for child in (try? outline.checked.snapshot(of: items[parent.newOffset]).rootItems) ?? [] {
        guard let oldOffset = oldItems.offset(of: child), let newOffset = items.offset(of: child),
          !placedOffsets.contains(newOffset)
        else { continue }
        changes.placed.append(Placement(oldOffset: oldOffset, newOffset: newOffset, isOrphan: true))
      }
    }
    changes.placed.sort { $0.newOffset < $1.newOffset }
    return changes
  }

  /// Returns as few moves seen otherwise: parents that would leave their children stay, and what they would pass moves;
  /// `nil` if no parent would, or if that takes more moves.
  ///
  /// Where the order can be had by moving a parent or by moving what it passes, its children keep it in the latter case.
  ///
  /// - Complexity: O((*c*² + *k*) log *n*) for *c* changes and *k* items below one that moves, of *n*.
  @inlinable
  func lettingParentsStay(
    in outline: DiffableDataSourceSectionSnapshot<ItemIdentifierType>, from oldItems: ShownItems<ItemIdentifierType>,
    to items: ShownItems<ItemIdentifierType>
  ) -> Self? {
    var placements = Dictionary(uniqueKeysWithValues: placed.map { ($0.newOffset, $0) })
    // More than that cannot be passed with as few moves.
    let limit = 2 * placed.count + 1
    for placement in placed {
      let item = items[placement.newOffset]
      guard let oldOffset = placement.oldOffset,
        let below = try? outline.checked.snapshot(of: item, includingParent: true),
        below.visibleItems.dropFirst().contains(where: { items.offset(of: $0).map { placements[$0] == nil } ?? false })
      else { continue }
      // What stays is in the same order before and after, so what is passed lies on one side.
      let above = (max(0, placement.newOffset - limit)..<placement.newOffset).reversed()
        .prefix { placements[$0] != nil || (oldItems.offset(of: items[$0]) ?? oldOffset) > oldOffset }
      let after =
        ((placement.newOffset + 1)..<max(placement.newOffset + 1, min(items.count, placement.newOffset + 1 + limit)))
        .prefix { placements[$0] != nil || (oldItems.offset(of: items[$0]) ?? oldOffset) < oldOffset }
      for offset in Array(above) + Array(after) where placements[offset] == nil {
        placements[offset] = Placement(oldOffset: oldItems.offset(of: items[offset]), newOffset: offset)
      }
      placements[placement.newOffset] = nil
    }
    var changes = self
    changes.placed = placements.values.sorted { $0.newOffset < $1.newOffset }
    return changes.placed == placed || changes.placed.count > placed.count ? nil : changes
  }
}
