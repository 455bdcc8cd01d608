extension IdentifierMatching {
  /// Finds the identifiers left over on both sides, and from there the difference.
  @inlinable
  func difference() -> IdentifierDifference {
    pairLeftOvers()
    return IdentifierDifference(
      deletes: old.offsetsAlone(), inserts: new.offsetsAlone(), moves: Self.moves(of: allRuns()))
  }

  /// Finds the identifiers that are left over on both sides.
  @inlinable
  func pairLeftOvers() {
    old.forgetPartners()
    new.forgetPartners()
    if old.count < new.count {
      old.pair(with: new)
    } else {
      new.pair(with: old)
    }
  }

  /// Returns every run, ascending by new offset: those that were compared and those that were found by hash.
  @inlinable
  func allRuns() -> [MatchedRun] {
    var all: [MatchedRun] = []
    all.reserveCapacity(runs.count &+ min(old.count, new.count))
    var compared = 0
    for gap in new.gaps {
      while compared < runs.count, runs[compared].new < gap.lowerBound {
        all.append(runs[compared])
        compared &+= 1
      }
      appendRuns(in: gap, to: &all)
    }
    all.append(contentsOf: runs[compared...])
    return all
  }

  /// Appends the runs of a gap, each as long as it can be.
  @inlinable
  func appendRuns(in gap: Range<Int>, to all: inout [MatchedRun]) {
    var open: (old: Int, new: Int)?
    var next: Int32 = .min
    for offset in gap {
      let partner = new.partners[offset]
      if partner != next, let run = open {
        all.append(MatchedRun(old: run.old, new: run.new, count: offset &- run.new))
        open = nil
      }
      if partner >= 0 {
        if open == nil { open = (Int(partner), offset) }
        next = partner &+ 1
      } else {
        next = .min
      }
    }
    if let run = open { all.append(MatchedRun(old: run.old, new: run.new, count: gap.upperBound &- run.new)) }
  }

  @usableFromInline
  static func moves(of runs: [MatchedRun]) -> [DifferenceMove<Int>] {
    var moves: [DifferenceMove<Int>] = []
    var staying = LongestIncreasingRuns.staying(of: runs)[...]
    for run in runs {
      if staying.first?.new == run.new {
        staying.removeFirst()
      } else {
        for offset in 0..<Int(run.count) {
          moves.append(DifferenceMove(from: Int(run.old) + offset, to: Int(run.new) + offset))
        }
      }
    }
    return moves
  }
}

extension LeftOvers {
  /// Returns the offsets left over that have no counterpart on the other side.
  @inlinable
  func offsetsAlone() -> [Int] {
    Array(unsafeUninitializedCapacity: count) { offsets, initialized in
      for gap in gaps {
        for offset in gap {
          // Written whether or not it counts: a branch on it could not be guessed.
          (offsets.baseAddress! + initialized).initialize(to: offset)
          initialized &+= isAlone(offset) ? 1 : 0
        }
      }
    }
  }
}
