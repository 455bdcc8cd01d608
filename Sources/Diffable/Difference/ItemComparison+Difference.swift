extension ItemComparison {
  /// Notes the items that leave, come or move.
  @inlinable
  func add(to difference: inout DiffableDataSourceSnapshotDifference) {
    var matching = IdentifierMatching(old.identifiers, old.capacity, new.identifiers, new.capacity)
    defer { matching.deallocate() }
    walkSections(&matching)
    if matching.old.count == 0 || matching.new.count == 0 {
      difference.itemDeletes = old.indexPaths(of: matching.old.offsets())
      difference.itemInserts = new.indexPaths(of: matching.new.offsets())
      return
    }
    matching.withPairedLeftOvers { matching, runs in
      difference.itemDeletes = old.indexPaths(of: matching.old.offsetsAlone())
      difference.itemInserts = new.indexPaths(of: matching.new.offsetsAlone())
      difference.itemMoves = moves(of: runs, owners: matching.old.partners)
    }
  }

  /// Compares each section with its counterpart. Items of other sections are left over.
  @inlinable
  func walkSections(_ matching: inout IdentifierMatching<ItemIdentifier>) {
    var isDeleted = [Bool](repeating: true, count: old.segments.count)
    for (section, counterpart) in counterparts.enumerated() {
      let places = new.segments[section].places
      if let counterpart {
        isDeleted[counterpart] = false
        matching.walk(old.segments[counterpart].places, places)
      } else {
        matching.new.append(places.lowerBound, places.upperBound)
      }
    }
    for section in isDeleted.indices where isDeleted[section] {
      matching.old.append(old.segments[section].places.lowerBound, old.segments[section].places.upperBound)
    }
    matching.old.sort()
  }

  /// Returns the moves that lead from runs, ascending by new place, to the new order.
  ///
  /// An item that came from another section moves. The others move unless a longest increasing run holds them.
  @usableFromInline
  func moves(of runs: UnsafeMutableBufferPointer<MatchedRun>, owners: UnsafeMutablePointer<Int32>) -> [DifferenceMove<
    IndexPath
  >] {
    var moves: [DifferenceMove<IndexPath>] = []
    var start = runs.startIndex
    for (section, counterpart) in counterparts.enumerated() {
      let places = new.segments[section].places
      let end = runs[start...].firstIndex { Int($0.new) >= places.upperBound } ?? runs.endIndex
      let home = counterpart.map { old.segments[$0].places } ?? 0..<0
      let arrived = UnsafeMutableBufferPointer(rebasing: runs[start..<end])
      let moving = arrived.filter { !home.contains(Int($0.old)) }
      var atHome = arrived.filter { home.contains(Int($0.old)) }
      _ = atHome.withUnsafeMutableBufferPointer { LongestIncreasingRuns.takeOut(of: $0, from: home, owners: owners) }
      for run in (moving + atHome).sorted(by: { $0.new < $1.new }) { append(run, toSection: section, &moves) }
      start = end
    }
    return moves
  }

  private func append(_ run: MatchedRun, toSection section: Int, _ moves: inout [DifferenceMove<IndexPath>]) {
    var from = old.indexPath(of: Int(run.old))
    var to = new.indexPath(of: Int(run.new), inSection: section)
    for _ in 0..<run.count {
      moves.append(DifferenceMove(from: from, to: to))
      from.item += 1
      to.item += 1
    }
  }
}
