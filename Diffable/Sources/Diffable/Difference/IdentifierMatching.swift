/// Which identifier of the new order is which of the old: the runs found so far, and what is still unmatched.
@usableFromInline
struct IdentifierMatching<Identifier: Hashable> {
  @usableFromInline var old: UnmatchedItems<Identifier>
  @usableFromInline var new: UnmatchedItems<Identifier>

  /// More than any old and any new offset.
  @usableFromInline let oldEnd: Int
  @usableFromInline let newEnd: Int

  /// The runs in which the orders agree, ascending by new offset: at first those that were found by comparing.
  @usableFromInline var runs = ScratchBuffer<MatchedRun>(capacity: 64)

  /// Creates a matching of identifiers at offsets less than the ends. The function that creates it deallocates it.
  @inlinable
  init(_ old: UnsafePointer<Identifier>, _ oldEnd: Int, _ new: UnsafePointer<Identifier>, _ newEnd: Int) {
    self.oldEnd = oldEnd
    self.newEnd = newEnd
    self.old = UnmatchedItems(of: old)
    self.new = UnmatchedItems(of: new)
  }

  @inlinable
  func deallocate() {
    old.deallocate()
    new.deallocate()
    runs.deallocate()
  }

  /// Compares two ranges and notes what they share and what stays unmatched.
  @inlinable
  mutating func walk(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
    var walk = NearlyEqualWalk(old.identifiers, oldRange, new.identifiers, newRange)
    var (i, j) = (oldRange.lowerBound, newRange.lowerBound)
    while i < walk.oldEnd, j < walk.newEnd {
      let limit = min(walk.oldEnd &- i, walk.newEnd &- j)
      let count = CommonEnds.prefix(walk.old + i, walk.new + j, atMost: limit)
      if count > 0 {
        runs.append(MatchedRun(old: i, new: j, count: count))
        walk.budget &+= count &* walk.worth
        i &+= count
        j &+= count
        if i == walk.oldEnd || j == walk.newEnd { break }
      }
      let met = walk.meeting(i, j)
      old.append(i, met.old)
      new.append(j, met.new)
      (i, j) = met
    }
    old.append(i, walk.oldEnd)
    new.append(j, walk.newEnd)
  }
}

extension IdentifierMatching {
  /// Pairs the unmatched identifiers of both sides, and returns the difference.
  @inlinable
  mutating func difference() -> IdentifierDifference {
    if old.count == 0 || new.count == 0 {
      return IdentifierDifference(deletes: old.offsets(), inserts: new.offsets(), moves: [])
    }
    return withPairedItems { matching, runs in
      let (deletes, inserts) = (matching.old.offsetsAlone(), matching.new.offsetsAlone())
      return IdentifierDifference(deletes: deletes, inserts: inserts, moves: matching.moves(of: runs))
    }
  }

  /// Pairs the unmatched identifiers, and calls a closure with the runs in which all that stays is found, ascending by
  /// new offset. Partners are good until it returns.
  @inlinable
  mutating func withPairedItems<Result>(
    _ body: (IdentifierMatching, UnsafeMutableBufferPointer<MatchedRun>) -> Result
  ) -> Result {
    let fewer = min(old.count, new.count)
    let slotCount = ChainedHashTable<Identifier>.slotCount(for: fewer)
    // Two to spare, as a run is written before it is known to be one, and counted where there may be none.
    let runCount = runs.count &+ fewer &+ 2
    // Before the offsets on each side there is a place for that which is nowhere.
    let spare = 0 &- ChainedHashTable<Identifier>.nowhere
    let partnerCount = oldEnd &+ newEnd &+ 2 &* spare
    var scratch = ScratchBlock(
      byteCount: slotCount &* MemoryLayout<Int32>.stride &+ max(oldEnd, newEnd)
        &* MemoryLayout<ChainedHashTable<Identifier>.Link>.stride &+ runCount &* MemoryLayout<MatchedRun>.stride
        &+ partnerCount &* MemoryLayout<Int32>.stride)
    defer { scratch.deallocate() }
    let links = scratch.take(max(oldEnd, newEnd), of: ChainedHashTable<Identifier>.Link.self)
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
    let count = LongestIncreasingSubsequence.takeOut(of: runs, from: 0..<oldEnd, owners: old.partners)
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

/// A run of identifiers that stands in both orders, one after the other in each.
///
/// Thirty-two bits an offset: a run for every identifier is what a shuffle comes to, and memory is what that costs.
@usableFromInline
struct MatchedRun: BitwiseCopyable {
  @usableFromInline var old: Int32
  @usableFromInline var new: Int32
  @usableFromInline var count: Int32

  @inlinable
  init(old: Int, new: Int, count: Int) {
    self.old = Int32(truncatingIfNeeded: old)
    self.new = Int32(truncatingIfNeeded: new)
    self.count = Int32(truncatingIfNeeded: count)
  }

  @inlinable var oldEnd: Int32 { old &+ count }
  @inlinable var newEnd: Int32 { new &+ count }
}
