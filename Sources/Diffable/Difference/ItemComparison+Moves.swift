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
      var section = 0
      for run in runs where run.count > 0 {
        while new.segments[section].places.upperBound <= Int(run.new) { section &+= 1 }
        var from = old.indexPath(of: Int(run.old))
        var to = new.indexPath(of: Int(run.new), inSection: section)
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
    var start = runs.startIndex
    for (section, counterpart) in counterparts.enumerated() {
      let sectionEnd = new.segments[section].places.upperBound
      var end = start
      while end < runs.endIndex, Int(runs[end].new) < sectionEnd { end &+= 1 }
      if let counterpart {
        let home = old.segments[counterpart].places
        takeOutStaying(
          of: UnsafeMutableBufferPointer(rebasing: runs[start..<end]), from: home, by: &atHome, owners: owners)
      }
      start = end
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
