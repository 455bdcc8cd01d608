extension DiffableDataSourceSectionSnapshot {
  /// Returns the outline once its visible items have changed into `items`; `nil` if these rules lead to no outline that
  /// shows just these.
  ///
  /// - What was removed is dropped with its descendants.
  /// - What comes lands after the visible item that precedes it, at that one's level; first of all, as the first root.
  /// - What moves takes its descendants along. Where its parent can still be its parent, it stays so. Else it lands as
  ///   what comes does, neighbours that move together in their old shape; or, between an expanded item and its
  ///   children, as the first of these.
  /// - What moves is what the difference says, which makes as few moves as can be. If that parts a parent from children
  ///   that stay, it is what the parent would pass.
  ///
  /// - Complexity: O(*c* log *n* + *v*) for *c* changes, *n* items and *v* visible ones; O(*n* log *n*) where parents
  ///   would be parted from children.
  @inlinable
  func rebased(by changes: SectionChanges<ItemIdentifierType>, onto items: [ItemIdentifierType]) -> Self? {
    if let outline = following(changes, to: items) { return outline }
    return changes.lettingParentsStay(in: self, showing: items).flatMap { following($0, to: items) }
  }

  @inlinable
  func following(_ changes: SectionChanges<ItemIdentifierType>, to items: [ItemIdentifierType]) -> Self? {
    var rebase = OutlineRebase(outline: self, items: items)
    let dropped = rebase.drop(changes.removed)
    let isComplete = rebase.place(changes.placements(addingThoseOf: dropped, in: items))
    return isComplete && rebase.outline.visibleItems == items ? rebase.outline : nil
  }
}

/// An outline on its way to show other items than it did.
@usableFromInline
struct OutlineRebase<ItemIdentifierType: Hashable> {
  @usableFromInline typealias Outline = DiffableDataSourceSectionSnapshot<ItemIdentifierType>
  @usableFromInline typealias Placement = SectionChanges<ItemIdentifierType>.Placement

  @usableFromInline var outline: Outline

  /// What the outline is to show.
  @usableFromInline let items: [ItemIdentifierType]

  @inlinable
  init(outline: Outline, items: [ItemIdentifierType]) {
    self.outline = outline
    self.items = items
  }

  /// Deletes items with their descendants; returns those of the descendants that were visible.
  @inlinable
  mutating func drop(_ removed: [ItemIdentifierType]) -> Set<ItemIdentifierType> {
    var dropped: Set<ItemIdentifierType> = []
    for item in removed where outline.isExpanded(item) {
      dropped.formUnion(outline.snapshot(of: item).visibleItems)
    }
    outline.delete(removed)
    return dropped
  }

  /// Puts items where they are to be, first to last; returns whether there was a place for each.
  @inlinable
  mutating func place(_ placements: [Placement]) -> Bool {
    let branches = takeOut(placements)
    var neighbor: (placement: Placement, branch: Branch)?
    for placement in placements {
      let branch = branches[placement.newOffset] ?? Branch(of: items[placement.newOffset])
      if placement.oldOffset == nil {
        guard insert(branch.outline, at: placement.newOffset) else { return false }
      } else {
        let companion = placement.moves(togetherWith: neighbor?.placement) ? neighbor?.branch : nil
        guard land(branch, at: placement.newOffset, with: companion) else { return false }
      }
      neighbor = (placement, branch)
    }
    return true
  }

  /// Inserts an outline behind the visible item that precedes its place, at that one's level.
  @inlinable
  mutating func insert(_ taken: Outline, at offset: Int) -> Bool {
    if offset > 0 {
      guard outline.contains(items[offset - 1]) else { return false }
      outline.insert(taken, after: items[offset - 1])
    } else if let first = outline.visibleItems.first {
      outline.insert(taken, before: first)
    } else {
      outline = taken
    }
    return true
  }
}
