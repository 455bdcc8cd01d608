extension ItemComparison {
  /// Returns the moves that lead from runs, ascending by new place, to the new order.
  ///
  /// An item that came from another section moves. The others move unless a longest increasing run holds them.
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
    _ = LongestIncreasingRuns.takeOut(of: atHome.values, from: home, owners: owners)
    var next = 0
    for index in runs.indices where home.contains(Int(runs[index].old)) {
      runs[index].count = atHome.values[next].count
      next &+= 1
    }
  }
}
