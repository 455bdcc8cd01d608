extension DiffableDataSourceSectionSnapshot {
  /// Returns the outline once its visible items have changed into `items`; `nil` if these rules lead to no outline that
  /// shows just these.
  ///
  /// - What was removed is dropped with its descendants.
  /// - What comes lands after the visible item that precedes it, at that one's level; first of all, as the first root.
  /// - What moves is what calls have moved, if that explains the new order; else what the difference says, which makes
  ///   as few moves as can be.
  /// - What moves takes its descendants along, as far as they are shown right after it. Children that it leaves behind
  ///   move as well, with what is below them.
  /// - What moves and can keep its parent keeps it, or else the nearest ancestor that it can keep. Where it can keep none
  ///   it lands as what comes does, neighbors that move together in their old shape; or, between an expanded item and
  ///   its children, as the first of these.
  /// - So an item that does not move keeps its parent, unless that one moves away from it.
  ///
  /// - Complexity: O(*c* log *n* + *v*) for *c* changes, *n* items and *v* visible ones; O(*n* log *n*) where parents
  ///   are parted from children.
  @inlinable
  func rebased(
    by changes: SectionChanges<ItemIdentifierType>, onto items: [ItemIdentifierType], movedItems: [ItemIdentifierType]
  ) -> Self? {
    let named = changes.moving(movedItems, in: self, showing: items)
    let changes = named ?? changes
    if let outline = following(changes, to: items) { return outline }
    if named == nil, let others = changes.lettingParentsStay(in: self, showing: items),
      let outline = following(others, to: items)
    {
      return outline
    }
    return following(changes.movingChildrenLeftBehind(in: self, showing: items), to: items)
  }

  @inlinable
  func following(_ changes: SectionChanges<ItemIdentifierType>, to items: [ItemIdentifierType]) -> Self? {
    var rebase = OutlineRebase(outline: self, items: items)
    do {
      let dropped = try rebase.drop(changes.removed)
      let isComplete = try rebase.place(changes.placements(addingThoseOf: dropped, in: items))
      return isComplete && rebase.outline.visibleItems == items ? rebase.outline : nil
    } catch {
      // An object among the items has changed and is not found by its hash any more.
      return nil
    }
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
  @usableFromInline let items: [ItemIdentifierType]

  @inlinable
  init(outline: Outline, items: [ItemIdentifierType]) {
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
        guard try insert(branch.outline, at: placement.newOffset) else { return false }
      } else {
        let companion = placement.moves(togetherWith: neighbor?.placement) ? neighbor?.branch : nil
        guard try land(branch, at: placement.newOffset, with: companion) else { return false }
      }
      neighbor = (placement, branch)
    }
    return true
  }

  /// Inserts an outline behind the visible item that precedes its place, at that one's level.
  @inlinable
  mutating func insert(_ taken: Outline, at offset: Int) throws(DiffableViolation) -> Bool {
    if offset > 0 {
      guard outline.contains(items[offset - 1]) else { return false }
      try outline.checked.insert(taken, after: items[offset - 1])
    } else if let first = outline.visibleItems.first {
      try outline.checked.insert(taken, before: first)
    } else {
      outline = taken
    }
    return true
  }
}
