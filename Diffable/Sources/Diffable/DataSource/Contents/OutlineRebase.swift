extension DiffableDataSourceSectionSnapshot {
  /// Returns the outline once its visible items have changed from `oldItems` into `items`; `nil` if these rules lead to no outline that
  /// shows just these.
  ///
  /// - What was removed is dropped with its descendants.
  /// - What comes lands after the visible item that precedes it, at that one's level; first of all, as the first root.
  /// - What moves is what calls have moved, if that explains the new order; else what the difference says, which makes
  ///   as few moves as can be.
  /// - What moves takes its descendants along, as far as they are shown right after it. Children that it leaves
  ///   move as well, with what is below them: to the nearest ancestor that they can keep, or else they become roots.
  /// - What moves and can keep its parent keeps it, or else the nearest ancestor that it can keep. Where it can keep none
  ///   it lands as what comes does, neighbors that move together in their old shape; or, between an expanded item and
  ///   its children, as the first of these.
  /// - So an item that does not move keeps its parent, unless that one moves away from it.
  ///
  /// - Complexity: O(*k* log *n*) for *k* items that change, or are below one that does, and *n* in all.
  @inlinable
  func rebased(
    by difference: SectionChanges<ItemIdentifierType>, from oldItems: ShownItems<ItemIdentifierType>,
    onto items: ShownItems<ItemIdentifierType>, movedItems: [ItemIdentifierType]
  ) -> Self? {
    let named = difference.moving(movedItems, from: oldItems, to: items)
    let changes = named ?? difference
    if let outline = following(changes, to: items, difference) { return outline }
    if named == nil, let others = changes.lettingParentsStay(in: self, from: oldItems, to: items),
      let outline = following(others, to: items, difference)
    {
      return outline
    }
    return following(changes.movingOrphans(in: self, from: oldItems, to: items), to: items, difference)
  }

  @inlinable
  func following(
    _ changes: SectionChanges<ItemIdentifierType>, to items: ShownItems<ItemIdentifierType>,
    _ difference: SectionChanges<ItemIdentifierType>
  ) -> Self? {
    var rebase = OutlineRebase(outline: self, items: items)
    do {
      let dropped = try rebase.drop(changes.removed)
      let isComplete = try rebase.place(changes.placements(addingThoseOf: dropped, in: items))
      return isComplete && rebase.outline.shows(items, since: self, difference) ? rebase.outline : nil
    } catch {
      // An object among the items has changed and is not found by its hash any more.
      return nil
    }
  }
}

extension DiffableDataSourceSectionSnapshot {
  /// `true` if the outline, an edited copy of an old one, shows just the items that a difference leads to.
  ///
  /// Rows in chunks that both outlines have need not be read if nothing in them comes, leaves, or moves: these are the
  /// same items in the same order before and after, and what stands between them is compared.
  @inlinable
  func shows(
    _ items: ShownItems<ItemIdentifierType>, since old: Self, _ difference: SectionChanges<ItemIdentifierType>
  ) -> Bool {
    guard let changes = checked.storage.visibleChanges(since: old.checked.storage),
      !difference.removed.contains(where: { old.checked.storage.shares($0, with: checked.storage) }),
      !difference.placed.contains(where: { checked.storage.shares(items[$0.newOffset], with: old.checked.storage) })
    else { return visibleItems == items.all }
    return checked.storage.visibleCount == items.count
      && changes.allSatisfy { items.items($0.new.count, after: $0.previous) == $0.new }
  }
}

/// An outline on its way to show other items than it did.
@usableFromInline
struct OutlineRebase<ItemIdentifierType: Hashable> {
  @usableFromInline typealias Outline = DiffableDataSourceSectionSnapshot<ItemIdentifierType>
  @usableFromInline typealias Placement = SectionChanges<ItemIdentifierType>.Placement

  @usableFromInline var outline: Outline

  /// The outline as it was before any of its items was taken out.
  @usableFromInline let initialOutline: Outline

  /// What the outline is to show.
  @usableFromInline let items: ShownItems<ItemIdentifierType>

  @inlinable
  init(outline: Outline, items: ShownItems<ItemIdentifierType>) {
    self.outline = outline
    initialOutline = outline
    self.items = items
  }

  /// Deletes items with their descendants; returns those of the descendants that were visible.
  @inlinable
  mutating func drop(_ removed: [ItemIdentifierType]) throws(DiffableViolation) -> Set<ItemIdentifierType> {
    var dropped: Set<ItemIdentifierType> = []
    for item in removed where try outline.checked.isExpanded(item) {
      dropped.formUnion(try outline.checked.snapshot(of: item).visibleItems)
    }
    try outline.checked.delete(removed)
    return dropped
  }

  /// Puts items where they are to be, first to last; returns whether there was a place for each.
  @inlinable
  mutating func place(_ placements: [Placement]) throws(DiffableViolation) -> Bool {
    let branches = try takeOut(placements)
    var neighbor: (placement: Placement, branch: Branch)?
    for placement in placements {
      let branch = branches[placement.newOffset] ?? Branch(of: items[placement.newOffset])
      if placement.oldOffset == nil {
        guard try insert(branch.rows, at: placement.newOffset) else { return false }
      } else {
        let companion = placement.moves(togetherWith: neighbor?.placement) ? neighbor?.branch : nil
        guard try land(branch, by: placement, with: companion) else { return false }
      }
      neighbor = (placement, branch)
    }
    return true
  }

  /// Inserts rows after the visible item that precedes their place, the first of them at that one's level.
  @inlinable
  mutating func insert(_ taken: [OutlineRow<ItemIdentifierType>], at offset: Int) throws(DiffableViolation) -> Bool {
    if offset > 0 {
      guard outline.contains(items[offset - 1]) else { return false }
      try outline.checked.insertRows(taken, after: items[offset - 1])
    } else if let first = outline.checked.storage.firstItem {
      try outline.checked.insertRows(taken, before: first)
    } else {
      try outline.checked.insertNew(taken, at: nil, under: nil)
    }
    return true
  }
}

extension OutlineRebase {
  /// An item to be placed, with those of its descendants that are not to be placed themselves, and where it stood.
  @usableFromInline
  struct Branch {
    /// The item and what is below it, in order.
    @usableFromInline let rows: [OutlineRow<ItemIdentifierType>]

    @usableFromInline let parent: ItemIdentifierType?

    /// The level at which the item stood.
    @inlinable var level: Int { rows[0].level }

    /// Creates the branch of an item that an outline has. What was hidden there comes without its children.
    @inlinable
    init(of item: ItemIdentifierType, in outline: Outline) throws(DiffableViolation) {
      let location = try outline.checked.existingLocation(of: item)
      var rows = outline.checked.storage.branch(ofRowAt: location)
      if !outline.checked.attribute(at: location).isVisible { rows[0].isExpanded = false }
      self.rows = rows
      parent = outline.checked.storage.parent(ofRowAt: location).map(outline.checked.item)
    }

    /// Creates the branch of a new item.
    @inlinable
    init(of item: ItemIdentifierType) {
      rows = [OutlineRow(item: item, level: 0, isExpanded: false)]
      parent = nil
    }
  }

  /// Takes what is to be placed out of the outline, as far as it is there, hidden perhaps; returns it by new offset.
  @inlinable
  mutating func takeOut(_ placements: [Placement]) throws(DiffableViolation) -> [Int: Branch] {
    var branches: [Int: Branch] = [:]
    let offsets = placements.map(\.newOffset)
    let existing = offsets.compactMap { offset in outline.index(of: items[offset]).map { (index: $0, offset: offset) } }
    // From the last to the first, so that each is taken out of the branch of another before that one is.
    for (_, offset) in existing.sorted(by: { $0.index > $1.index }) {
      branches[offset] = try Branch(of: items[offset], in: outline)
      try outline.checked.delete([items[offset]])
    }
    return branches
  }

  /// Inserts a branch after the visible item that precedes its place; returns whether that one is there.
  @inlinable
  mutating func land(
    _ branch: Branch, by placement: Placement, with companion: Branch?
  ) throws(DiffableViolation) -> Bool {
    let offset = placement.newOffset
    guard offset > 0 else { return try insert(branch.rows, at: offset) }
    let previous = items[offset - 1]
    guard outline.contains(previous) else { return false }
    let level = try level(of: branch, isOrphan: placement.isOrphan, after: previous, with: companion)
    if try level > outline.checked.level(of: previous) {
      outline.insert(branch.rows, asFirstChildrenOf: previous)
    } else {
      try outline.checked.insertRows(branch.rows, after: outline.ancestor(of: previous, atLevel: level))
    }
    return true
  }

  /// Returns the level for a branch after a visible item, above which its companion was put if it has one.
  ///
  /// Any level will do from that of the row that follows up to that of a child of the item, if it shows children.
  @inlinable
  func level(
    of branch: Branch, isOrphan: Bool, after previous: ItemIdentifierType, with companion: Branch?
  ) throws(DiffableViolation) -> Int {
    let previousLevel = try outline.checked.level(of: previous)
    let lowest = outline.levelOfRow(after: previous)
    let highest = previousLevel + (try outline.checked.isExpanded(previous) ? 1 : 0)
    let levelUnderAncestor = try levelUnderAncestor(of: branch, after: previous) ?? (isOrphan ? 0 : nil)
    if let level = levelUnderAncestor, lowest...highest ~= level { return level }
    let level = previousLevel + (companion.map { branch.level - $0.level } ?? 0)
    return min(max(level, lowest), highest)
  }

  /// Returns the level at which a branch has the parent that it had, or else the nearest ancestor; `nil` if the item
  /// before it is below none of them.
  @inlinable
  func levelUnderAncestor(
    of branch: Branch, after previous: ItemIdentifierType
  ) throws(DiffableViolation) -> Int? {
    guard var ancestor = branch.parent else { return 0 }
    while true {
      if outline.contains(ancestor) {
        let level = try outline.checked.level(of: ancestor)
        if outline.ancestor(of: previous, atLevel: level) == ancestor { return level + 1 }
      }
      guard let next = try initialOutline.checked.parent(of: ancestor) else { return nil }
      ancestor = next
    }
  }
}

extension DiffableDataSourceSectionSnapshot {
  /// Inserts rows, whose items are all new, before the children that an item has.
  @inlinable
  mutating func insert(_ rows: [OutlineRow<ItemIdentifierType>], asFirstChildrenOf parent: ItemIdentifierType) {
    guard let location = checked.location(of: parent) else { return }
    let next = checked.storage.location(chunk: location.chunk, offset: location.offset + 1)
    _ = checked.storage.insert(rows, at: next, under: location)
  }

  /// Returns the level of the visible row after that of a visible item; 0 if it is the last.
  @inlinable
  func levelOfRow(after item: ItemIdentifierType) -> Int {
    guard let location = checked.location(of: item) else { return 0 }
    let next =
      checked.attribute(at: location).isExpanded
      ? checked.storage.location(chunk: location.chunk, offset: location.offset + 1)
      : checked.storage.endOfDescendants(ofRowAt: location)
    return next.map { Int(checked.attribute(at: $0).level) } ?? 0
  }

  /// Returns the ancestor of an item at a level; the item itself if its level is not higher.
  ///
  /// - Complexity: O(log *n*) for *n* items.
  @inlinable
  func ancestor(of item: ItemIdentifierType, atLevel level: Int) -> ItemIdentifierType {
    guard let location = checked.location(of: item),
      checked.attribute(at: location).level > level,
      let ancestor = checked.storage.lastLocation(before: location, reaching: UInt32(level))
    else { return item }
    return checked.item(at: ancestor)
  }
}
