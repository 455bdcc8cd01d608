/// Compares the items of two snapshots in the stretches in which they may differ.
@usableFromInline
struct ItemComparison<SectionIdentifier: Hashable, ItemIdentifier: Hashable> {
  @usableFromInline typealias Storage = SnapshotStorage<SectionIdentifier, ItemIdentifier>

  @usableFromInline let old: ChangedItems<ItemIdentifier>
  @usableFromInline let new: ChangedItems<ItemIdentifier>

  /// The stretches, those with a part in the new snapshot first, in its order.
  @usableFromInline let pairs: [Pair]

  /// A stretch, by its segments on both sides.
  @usableFromInline
  struct Pair {
    @usableFromInline var old: ChangedItems<ItemIdentifier>.Segment?
    @usableFromInline var new: ChangedItems<ItemIdentifier>.Segment?

    @inlinable
    init(old: ChangedItems<ItemIdentifier>.Segment?, new: ChangedItems<ItemIdentifier>.Segment?) {
      self.old = old
      self.new = new
    }
  }

  /// Copies what has to be looked at.
  ///
  /// Stretches that are kept are not copied. What moves across one moves, or all of the stretch does: if that has more
  /// items than all others together, it does not matter how many, and so many places are enough.
  @inlinable
  init(from old: Storage, to new: Storage, stretches: [Stretch]) {
    let few =
      1
      &+ stretches.reduce(0) { count, stretch in
        stretch.isKept ? count : count &+ (stretch.old?.offsets.count ?? 0) &+ (stretch.new?.offsets.count ?? 0)
      }
    var pairs = stretches.map { _ in Pair(old: nil, new: nil) }
    var oldItems = ChangedItems<ItemIdentifier>()
    let oldOrder = stretches.indices.filter { stretches[$0].old != nil }
      .sorted { stretches[$0].old! < stretches[$1].old! }
    for index in oldOrder {
      pairs[index].old = oldItems.append(stretches[index].old!, isKept: stretches[index].isKept, atMost: few)
    }
    var newItems = ChangedItems<ItemIdentifier>()
    for (index, stretch) in stretches.enumerated() {
      guard let part = stretch.new else { continue }
      pairs[index].new = newItems.append(part, isKept: stretch.isKept, atMost: few)
    }
    oldItems.copy(from: old)
    newItems.copy(from: new)
    self.old = oldItems
    self.new = newItems
    self.pairs = pairs
  }

  @inlinable
  func deallocate() {
    old.deallocate()
    new.deallocate()
  }
}
