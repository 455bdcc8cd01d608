extension DiffableDataSourceSectionSnapshot {
  /// Returns the outline once its visible items have changed into `items`; `nil` if no outline shows just these.
  ///
  /// - What was removed is dropped with its descendants.
  /// - What comes lands after the visible item that precedes it, at that one's level; first of all, as the first root.
  /// - What moves does the same, with its descendants. Neighbours that move together keep their shape.
  ///
  /// - Complexity: O(*c* log *n* + *v*) for *c* changes, *n* items and *v* visible ones.
  @inlinable
  func rebased(by changes: SectionChanges<ItemIdentifier>, onto items: [ItemIdentifier]) -> Self? {
    var rebase = OutlineRebase(outline: self, items: items)
    let dropped = rebase.drop(changes.removed)
    let isComplete = rebase.place(changes.placements(addingThoseOf: dropped, in: items))
    return isComplete && rebase.outline.visibleItems == items ? rebase.outline : nil
  }
}

/// An outline on its way to show other items than it did.
@usableFromInline
struct OutlineRebase<ItemIdentifier: Hashable & Sendable> {
  @usableFromInline typealias Outline = DiffableDataSourceSectionSnapshot<ItemIdentifier>

  @usableFromInline var outline: Outline

  /// What the outline is to show.
  @usableFromInline let items: [ItemIdentifier]

  @inlinable
  init(outline: Outline, items: [ItemIdentifier]) {
    self.outline = outline
    self.items = items
  }

  /// Deletes items with their descendants; returns those of the descendants that were visible.
  @inlinable
  mutating func drop(_ removed: [ItemIdentifier]) -> Set<ItemIdentifier> {
    var dropped: Set<ItemIdentifier> = []
    for item in removed where outline.isExpanded(item) {
      dropped.formUnion(outline.snapshot(of: item).visibleItems)
    }
    outline.delete(removed)
    return dropped
  }

  /// Puts items where they are to be, first to last; returns whether there was a place for each.
  @inlinable
  mutating func place(_ placements: [SectionChanges<ItemIdentifier>.Placement]) -> Bool {
    var run: Set<ItemIdentifier> = []
    var lastOfRun: ItemIdentifier?
    var previous: SectionChanges<ItemIdentifier>.Placement?
    for placement in placements {
      let item = items[placement.newOffset]
      if !placement.moves(togetherWith: previous) {
        run = []
        lastOfRun = placement.newOffset > 0 ? items[placement.newOffset - 1] : nil
      }
      if run.isEmpty || !moved(item, alongWith: run) {
        guard insert(take(item), after: lastOfRun) else { return false }
        lastOfRun = item
      }
      run.insert(item)
      previous = placement
    }
    return true
  }

  /// Whether an item went along when the items of a run, one of them its parent, were put elsewhere.
  @inlinable
  func moved(_ item: ItemIdentifier, alongWith run: Set<ItemIdentifier>) -> Bool {
    guard outline.contains(item), let parent = outline.parent(of: item) else { return false }
    return run.contains(parent)
  }

  /// Takes an item with its descendants out of the outline, or makes an outline of it if it was not there.
  @inlinable
  mutating func take(_ item: ItemIdentifier) -> Outline {
    var taken = Outline()
    if outline.contains(item) {
      taken = outline.snapshot(of: item, includingParent: true)
      // What was hidden came without its children.
      if !outline.isVisible(item) { taken.collapse([item]) }
      outline.delete([item])
    } else {
      taken.append([item])
    }
    return taken
  }

  @inlinable
  mutating func insert(_ taken: Outline, after previous: ItemIdentifier?) -> Bool {
    if let previous {
      guard outline.contains(previous) else { return false }
      outline.insert(taken, after: previous)
    } else if let first = outline.visibleItems.first {
      outline.insert(taken, before: first)
    } else {
      outline = taken
    }
    return true
  }
}
