extension IdentifierMatching {
  /// Finds the identifiers left over on both sides, and from there the difference.
  @inlinable
  func difference() -> IdentifierDifference {
    pairLeftOvers()
    let runs = allRuns()
    defer { runs.deallocate() }
    return IdentifierDifference(
      deletes: old.offsetsAlone(), inserts: new.offsetsAlone(), moves: moves(of: runs.values))
  }

  /// Finds the identifiers that are left over on both sides.
  @inlinable
  func pairLeftOvers() {
    if old.count == 0 || new.count == 0 {
      old.forgetPartners()
      new.forgetPartners()
    } else if old.count < new.count {
      old.pair(with: new)
    } else {
      new.pair(with: old)
    }
  }

  /// Returns every run, ascending by new offset: those that were compared and those that were found by hash.
  @inlinable
  func allRuns() -> ScratchBuffer<MatchedRun> {
    var all = ScratchBuffer<MatchedRun>(capacity: runs.count &+ min(old.count, new.count) &+ 1)
    var compared = 0
    for gap in new.gaps.values {
      while compared < runs.count, runs.start[compared].new < gap.lowerBound {
        all.append(runs.start[compared])
        compared &+= 1
      }
      appendRuns(in: gap.offsets, to: &all)
    }
    while compared < runs.count {
      all.append(runs.start[compared])
      compared &+= 1
    }
    return all
  }

  /// Appends the runs of a gap, each as long as it can be.
  @inlinable
  @inline(__always)
  func appendRuns(in gap: Range<Int>, to all: inout ScratchBuffer<MatchedRun>) {
    var next: Int32 = -1
    for offset in gap {
      let partner = new.partners[offset]
      if partner == next {
        all.start[all.count &- 1].count &+= 1
      } else if partner >= 0 {
        all.append(MatchedRun(old: Int(partner), new: offset, count: 1))
      }
      next = partner &+ 1
    }
  }

  /// Returns the moves that it takes, by element, once everything else has been read from the partners.
  @inlinable
  func moves(of runs: UnsafeMutableBufferPointer<MatchedRun>) -> [DifferenceMove<Int>] {
    let count = LongestIncreasingRuns.takeOut(of: runs, from: 0..<oldEnd, owners: old.partners)
    guard count > 0 else { return [] }
    return Array(unsafeUninitializedCapacity: count) { moves, initialized in
      for run in runs where run.count > 0 {
        for offset in 0..<Int(run.count) {
          moves.initializeElement(
            at: initialized, to: DifferenceMove(from: Int(run.old) + offset, to: Int(run.new) + offset))
          initialized += 1
        }
      }
    }
  }
}
