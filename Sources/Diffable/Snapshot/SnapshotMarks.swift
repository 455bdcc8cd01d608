/// What a snapshot asks the view to reload or reconfigure, each in the order of the calls.
@usableFromInline
struct SnapshotMarks<SectionIdentifier, ItemIdentifier>
where SectionIdentifier: Hashable, ItemIdentifier: Hashable {
  @usableFromInline var reloadedSections = MarkList<SectionIdentifier>()
  @usableFromInline var reloadedItems = MarkList<ItemIdentifier>()
  @usableFromInline var reconfiguredItems = MarkList<ItemIdentifier>()

  /// The items that calls have moved or taken out so far, with repeats; `nil` where they are not recorded.
  ///
  /// A data source that shows an outline records them in the snapshots that it hands out. The order alone would not say
  /// which of two neighbors went past the other.
  @usableFromInline var movedItems: [ItemIdentifier]?

  @usableFromInline init() {}

  /// Whether no item is marked, so that nobody need look.
  @inlinable var haveNoItems: Bool { reloadedItems.isEmpty && reconfiguredItems.isEmpty }

  /// Marks items for reloading, which wins over reconfiguring.
  @inlinable
  mutating func reload(_ items: [ItemIdentifier]) {
    for item in items {
      reconfiguredItems.remove(item)
      reloadedItems.insert(item)
    }
  }

  @inlinable
  mutating func reconfigure(_ items: [ItemIdentifier]) {
    for item in items where !reloadedItems.contains(item) { reconfiguredItems.insert(item) }
  }

  @inlinable
  mutating func recordMove(of item: ItemIdentifier) {
    movedItems?.append(item)
  }

  @inlinable
  mutating func remove(_ item: ItemIdentifier) {
    reloadedItems.remove(item)
    reconfiguredItems.remove(item)
  }
}

extension SnapshotMarks: Sendable
where SectionIdentifier: Sendable, ItemIdentifier: Sendable {}
