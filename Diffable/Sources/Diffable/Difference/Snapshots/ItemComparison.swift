/// Compares the items of two snapshots in the ranges in which they may differ.
@usableFromInline
struct ItemComparison<SectionIdentifier: Hashable, ItemIdentifier: Hashable> {
  @usableFromInline typealias Storage = SnapshotStorage<SectionIdentifier, ItemIdentifier>

  @usableFromInline let old: ChangedItems<ItemIdentifier>
  @usableFromInline let new: ChangedItems<ItemIdentifier>

  /// The ranges, those with a part in the new snapshot first, in its order.
  @usableFromInline let pairs: [Pair]

  /// A pair of ranges, by its segments on both sides.
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
  /// Ranges that are kept are not copied. What moves across one moves, or all of the range does: if that has more
  /// items than all others together, it does not matter how many, and so many places are enough.
  @inlinable
  init(from old: Storage, to new: Storage, ranges: [RangePair]) {
    let few =
      1
      &+ ranges.reduce(0) { count, pair in
        pair.isKept ? count : count &+ (pair.old?.offsets.count ?? 0) &+ (pair.new?.offsets.count ?? 0)
      }
    var pairs = ranges.map { _ in Pair(old: nil, new: nil) }
    var oldItems = ChangedItems<ItemIdentifier>()
    let oldOrder = ranges.indices.filter { ranges[$0].old != nil }
      .sorted { ranges[$0].old! < ranges[$1].old! }
    for index in oldOrder {
      pairs[index].old = oldItems.append(ranges[index].old!, isKept: ranges[index].isKept, atMost: few)
    }
    var newItems = ChangedItems<ItemIdentifier>()
    for (index, pair) in ranges.enumerated() {
      guard let part = pair.new else { continue }
      pairs[index].new = newItems.append(part, isKept: pair.isKept, atMost: few)
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

extension ItemComparison {
  /// Notes the items that leave, come or move.
  @inlinable
  func add(to difference: inout DiffableDataSourceSnapshotDifference) {
    var matching = IdentifierMatching(old.identifiers, old.capacity, new.identifiers, new.capacity)
    defer { matching.deallocate() }
    walkRanges(&matching)
    if matching.old.count == 0 || matching.new.count == 0 {
      difference.itemDeletes = old.indexPaths(of: matching.old.offsets())
      difference.itemInserts = new.indexPaths(of: matching.new.offsets())
      return
    }
    matching.withPairedItems { matching, runs in
      difference.itemDeletes = old.indexPaths(of: matching.old.offsetsAlone())
      difference.itemInserts = new.indexPaths(of: matching.new.offsetsAlone())
      difference.itemMoves = moves(of: runs, owners: matching.old.partners)
    }
  }

  /// Compares each range with its counterpart. What has no counterpart stays unmatched.
  @inlinable
  func walkRanges(_ matching: inout IdentifierMatching<ItemIdentifier>) {
    for pair in pairs {
      switch (pair.old, pair.new) {
      case (let old?, let new?) where new.isKept:
        let start = (old: old.places.lowerBound, new: new.places.lowerBound)
        matching.runs.append(MatchedRun(old: start.old, new: start.new, count: new.places.count))
      case (let old?, let new?): matching.walk(old.places, new.places)
      case (let old?, nil): matching.old.append(old.places.lowerBound, old.places.upperBound)
      case (nil, let new?): matching.new.append(new.places.lowerBound, new.places.upperBound)
      case (nil, nil): break
      }
    }
    matching.old.sort()
  }
}

extension ItemComparison {
  /// Returns the moves that lead from runs, ascending by new place, to the new order.
  ///
  /// An item that came from another section moves. The others move unless a longest increasing subsequence holds them.
  ///
  /// - Parameter owners: Memory for a number at each old place, which is overwritten.
  @inlinable
  func moves(
    of runs: UnsafeMutableBufferPointer<MatchedRun>, owners: UnsafeMutablePointer<Int32>
  ) -> [DifferenceMove<DiffableIndexPath>] {
    takeOutStaying(of: runs, owners: owners)
    let count = runs.reduce(0) { $0 &+ Int($1.count) }
    return Array(capacity: count) { moves, initialized in
      var next = moves.baseAddress!
      var segment = 0
      for run in runs where run.count > 0 {
        while new.segments[segment].places.upperBound <= Int(run.new) { segment &+= 1 }
        var from = old.indexPath(of: Int(run.old))
        var to = new.segments[segment].indexPath(of: Int(run.new))
        for _ in 0..<run.count {
          next.initialize(to: DifferenceMove(from: from, to: to))
          next += 1
          from.item &+= 1
          to.item &+= 1
        }
      }
      initialized = count
    }
  }

  /// Empties the runs that stay where they are.
  @inlinable
  func takeOutStaying(of runs: UnsafeMutableBufferPointer<MatchedRun>, owners: UnsafeMutablePointer<Int32>) {
    var atHome = ScratchBuffer<MatchedRun>(capacity: runs.count)
    defer { atHome.deallocate() }
    var (start, first) = (runs.startIndex, 0)
    while first < pairs.count, let section = pairs[first].new?.section {
      var last = first
      while last &+ 1 < pairs.count, pairs[last &+ 1].new?.section == section { last &+= 1 }
      var end = start
      while end < runs.endIndex, Int(runs[end].new) < pairs[last].new!.places.upperBound { end &+= 1 }
      if let oldFirst = pairs[first].old, let oldLast = pairs[last].old {
        takeOutStaying(
          of: UnsafeMutableBufferPointer(rebasing: runs[start..<end]),
          from: oldFirst.places.lowerBound..<oldLast.places.upperBound, by: &atHome, owners: owners)
      }
      (start, first) = (end, last &+ 1)
    }
  }

  /// Empties those of a section's runs that stay there.
  @inlinable
  func takeOutStaying(
    of runs: UnsafeMutableBufferPointer<MatchedRun>, from home: Range<Int>, by atHome: inout ScratchBuffer<MatchedRun>,
    owners: UnsafeMutablePointer<Int32>
  ) {
    atHome.count = 0
    for run in runs where home.contains(Int(run.old)) { atHome.append(run) }
    _ = LongestIncreasingSubsequence.takeOut(of: atHome.values, from: home, owners: owners)
    var next = 0
    for index in runs.indices where home.contains(Int(runs[index].old)) {
      runs[index].count = atHome.values[next].count
      next &+= 1
    }
  }
}
