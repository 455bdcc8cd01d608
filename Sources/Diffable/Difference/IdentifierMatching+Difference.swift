extension IdentifierMatching {
  /// Finds the identifiers left over on both sides, and from there the difference.
  @inlinable
  mutating func difference() -> IdentifierDifference {
    if old.count == 0 || new.count == 0 {
      return IdentifierDifference(deletes: old.offsets(), inserts: new.offsets(), moves: [])
    }
    return withPairedLeftOvers { matching, runs in
      let (deletes, inserts) = (matching.old.offsetsAlone(), matching.new.offsetsAlone())
      return IdentifierDifference(deletes: deletes, inserts: inserts, moves: matching.moves(of: runs))
    }
  }

  /// Pairs the identifiers left over, and calls a closure with the runs in which all that stays is found, ascending by
  /// new offset. Partners are good until it returns.
  @inlinable
  mutating func withPairedLeftOvers<Result>(
    _ body: (IdentifierMatching, UnsafeMutableBufferPointer<MatchedRun>) -> Result
  ) -> Result {
    let fewer = min(old.count, new.count)
    let slotCount = KeyTable<Identifier>.slotCount(for: fewer)
    // Two to spare, as a run is written before it is known to be one, and counted where there may be none.
    let runCount = runs.count &+ fewer &+ 2
    // Before the offsets on each side there is a place for that which is nowhere.
    let spare = 0 &- KeyTable<Identifier>.nowhere
    let partnerCount = oldEnd &+ newEnd &+ 2 &* spare
    var scratch = ScratchBlock(
      byteCount: slotCount &* MemoryLayout<Int32>.stride &+ max(oldEnd, newEnd)
        &* MemoryLayout<KeyTable<Identifier>.Link>.stride &+ runCount &* MemoryLayout<MatchedRun>.stride
        &+ partnerCount &* MemoryLayout<Int32>.stride)
    defer { scratch.deallocate() }
    let links = scratch.take(max(oldEnd, newEnd), of: KeyTable<Identifier>.Link.self)
    let slots = scratch.take(slotCount, of: Int32.self)
    let allRuns = scratch.take(runCount, of: MatchedRun.self) + 1
    (allRuns - 1).initialize(to: MatchedRun(old: 0, new: 0, count: 0))
    old.partners = scratch.take(oldEnd &+ spare, of: Int32.self) + spare
    new.partners = scratch.take(newEnd &+ spare, of: Int32.self) + spare
    if old.count < new.count {
      old.pair(with: new, slots: slots, links: links)
    } else {
      new.pair(with: old, slots: slots, links: links)
    }
    return body(self, UnsafeMutableBufferPointer(start: allRuns, count: collectRuns(into: allRuns)))
  }

  /// Writes every run, ascending by new offset: those that were compared and those that were found by hash.
  @inlinable
  func collectRuns(into all: UnsafeMutablePointer<MatchedRun>) -> Int {
    var end = all
    var compared = 0
    for gap in new.gaps.values {
      while compared < runs.count, runs.start[compared].new < gap.lowerBound {
        end.initialize(to: runs.start[compared])
        end += 1
        compared &+= 1
      }
      end = collectRuns(in: gap.offsets, into: end)
    }
    end.initialize(from: runs.start + compared, count: runs.count &- compared)
    return (end - all) &+ runs.count &- compared
  }

  /// Writes the runs of a gap, each as long as it can be, and returns the end of what was written.
  @inlinable
  @inline(__always)
  func collectRuns(
    in gap: Range<Int>, into start: UnsafeMutablePointer<MatchedRun>
  ) -> UnsafeMutablePointer<MatchedRun> {
    // Whether a run begins or goes on cannot be guessed. So the run up to each identifier is written again, over the one
    // before if it goes on, and over nothing but itself if the identifier is not there.
    var end = start
    var first = gap.lowerBound
    var next: Int32 = -1
    for offset in gap {
      let partner = new.partners[offset]
      let continues = partner == next
      first = continues ? first : offset
      end -= continues ? 1 : 0
      let before = offset &- first
      end.initialize(to: MatchedRun(old: Int(partner) &- before, new: first, count: before &+ 1))
      end += partner >= 0 ? 1 : 0
      next = partner &+ 1
    }
    return end
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
