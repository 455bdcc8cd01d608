extension ItemComparison {
  /// Notes the items that leave, come or move.
  @inlinable
  func add(to difference: inout DiffableDataSourceSnapshotDifference) {
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: old.capacity + new.capacity) { partners in
      guard let ofOld = partners.baseAddress else { return }
      var matching = IdentifierMatching(
        old: LeftOvers(of: old.identifiers, partners: ofOld),
        new: LeftOvers(of: new.identifiers, partners: ofOld + old.capacity))
      walkSections(&matching)
      matching.pairLeftOvers()
      difference.itemDeletes = old.indexPaths(of: matching.old.offsetsAlone())
      difference.itemInserts = new.indexPaths(of: matching.new.offsetsAlone())
      difference.itemMoves = moves(of: matching.allRuns())
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
        matching.new.append(places)
      }
    }
    for section in isDeleted.indices where isDeleted[section] {
      matching.old.append(old.segments[section].places)
    }
    matching.old.sort()
  }

  /// Returns the moves that lead from runs, ascending by new place, to the new order.
  ///
  /// An item that came from another section moves. The others move unless a longest increasing run holds them.
  @usableFromInline
  func moves(of runs: [MatchedRun]) -> [DifferenceMove<IndexPath>] {
    var moves: [DifferenceMove<IndexPath>] = []
    var rest = runs[...]
    for (section, counterpart) in counterparts.enumerated() {
      let places = new.segments[section].places
      let arrived = rest.prefix { Int($0.new) < places.upperBound }
      rest = rest[arrived.endIndex...]
      let home = counterpart.map { old.segments[$0].places } ?? 0..<0
      let staying = LongestIncreasingRuns.staying(of: arrived.filter { home.contains(Int($0.old)) })
      var next = staying[...]
      for run in arrived {
        if next.first?.new == run.new {
          next.removeFirst()
        } else {
          append(run, toSection: section, &moves)
        }
      }
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
