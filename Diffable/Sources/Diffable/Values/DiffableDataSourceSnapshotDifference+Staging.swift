extension DiffableDataSourceSnapshotDifference {
  /// Returns the same change in stages of one kind each, for views that cannot take all of it in one batch.
  ///
  /// Each stage is a difference by itself: its places are those before it and after it, whatever comes later. Their order:
  ///
  /// 1. Items that leave.
  /// 2. Sections that come, still without items.
  /// 3. Items that change their section or their order. Every section is there.
  /// 4. Sections that leave, which have no items by then.
  /// 5. Sections that change their order.
  /// 6. Items that come.
  /// 7. What is to be reloaded or reconfigured.
  ///
  /// Stages with nothing to do are left out. All of them together move as many items and sections as the difference.
  ///
  /// - Complexity: O(*c* log *c*) for *c* changes.
  public func stages() -> [DiffableDataSourceSnapshotDifference] {
    let between = SectionsBetweenStages(self)
    var stages = Array(repeating: DiffableDataSourceSnapshotDifference(), count: 7)
    stages[0].itemDeletes = itemDeletes
    stages[1].sectionInserts = between.inserts
    stages[2].itemMoves =
      itemMoves.map { move in
        DifferenceMove(
          from: DiffableIndexPath(
            item: move.from.item - itemDeletes.countInSection(before: move.from),
            section: between.offset(ofOld: move.from.section)),
          to: DiffableIndexPath(
            item: move.to.item - itemInserts.countInSection(before: move.to),
            section: between.offset(ofNew: move.to.section)))
      }.sorted { $0.to < $1.to }
    let deletes = sectionDeletes.map(between.offset(ofOld:))
    stages[3].sectionDeletes = deletes
    stages[4].sectionMoves = sectionMoves.map { move in
      let offset = between.offset(ofOld: move.from)
      return DifferenceMove(from: offset - deletes.count(before: offset), to: move.to)
    }
    stages[5].itemInserts = itemInserts
    stages[6] = self
    stages[6].removeStructure()
    return stages.filter { !$0.isEmpty }
  }

  private mutating func removeStructure() {
    (sectionDeletes, sectionInserts, sectionMoves) = ([], [], [])
    (itemDeletes, itemInserts, itemMoves) = ([], [], [])
  }
}

/// The order of the sections while items move: all old ones as they were, and those that come among them.
///
/// One that comes stands after the staying one that it will follow, so that it need not move later.
private struct SectionsBetweenStages {
  /// The offsets of the sections that come, ascending.
  let inserts: [Int]

  /// For each section that comes the old offset of the staying one before it, or -1.
  private let predecessors: [Int]

  /// The new offsets of those that come, ascending.
  private let newOffsets: [Int]

  /// The old offsets of those that move, by new offset.
  private let origins: [Int: Int]

  /// The old offsets of those that leave or move, ascending.
  private let departed: [Int]

  /// The new offsets of those that come or move, ascending.
  private let arrived: [Int]

  init(_ difference: DiffableDataSourceSnapshotDifference) {
    newOffsets = difference.sectionInserts
    origins = Dictionary(uniqueKeysWithValues: difference.sectionMoves.map { ($0.to, $0.from) })
    let departed = (difference.sectionDeletes + difference.sectionMoves.map { $0.from }).sorted()
    let arrived = (difference.sectionInserts + difference.sectionMoves.map { $0.to }).sorted()
    (self.departed, self.arrived) = (departed, arrived)
    let predecessors = newOffsets.map { offset in
      let staying = offset - arrived.count(before: offset)
      return staying == 0 ? -1 : Self.oldOffset(ofStaying: staying - 1, departed)
    }
    self.predecessors = predecessors
    inserts = predecessors.indices.map { predecessors[$0] + 1 + $0 }
  }

  func offset(ofOld old: Int) -> Int { old + predecessors.count(before: old) }

  func offset(ofNew new: Int) -> Int {
    if let origin = origins[new] { return offset(ofOld: origin) }
    let position = newOffsets.count(before: new)
    if position < newOffsets.count, newOffsets[position] == new { return inserts[position] }
    return offset(ofOld: Self.oldOffset(ofStaying: new - arrived.count(before: new), departed))
  }

  /// Returns the old offset of the section that is so many-th, from 0, among those that neither leave nor move.
  private static func oldOffset(ofStaying position: Int, _ departed: [Int]) -> Int {
    position + departed.indices.partitioningIndex { departed[$0] - $0 > position }
  }
}

extension [Int] {
  /// The number of elements less than a value, in ascending order.
  fileprivate func count(before value: Int) -> Int { indices.partitioningIndex { self[$0] >= value } }
}

extension [DiffableIndexPath] {
  /// The number of places in the section of another one and before it, in ascending order.
  fileprivate func countInSection(before place: DiffableIndexPath) -> Int {
    let start = DiffableIndexPath(item: 0, section: place.section)
    return indices.partitioningIndex { self[$0] >= place } - indices.partitioningIndex { self[$0] >= start }
  }
}

extension Range<Int> {
  /// The first element for which a condition holds, given that it holds for all later ones; else the end. O(log *n*).
  fileprivate func partitioningIndex(where holds: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
