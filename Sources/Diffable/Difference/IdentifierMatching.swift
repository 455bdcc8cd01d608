/// Which identifier of the new order is which of the old: the runs found so far, and what is left over.
@usableFromInline
struct IdentifierMatching<Identifier: Hashable> {
  @usableFromInline var old: LeftOvers<Identifier>
  @usableFromInline var new: LeftOvers<Identifier>

  /// More than any old and any new offset.
  @usableFromInline let oldEnd: Int
  @usableFromInline let newEnd: Int

  /// The runs in which the orders agree, ascending by new offset: at first those that were found by comparing.
  @usableFromInline var runs = ScratchBuffer<MatchedRun>(capacity: 64)

  /// Creates a matching of identifiers at offsets less than the ends. Whoever creates it deallocates it.
  @inlinable
  init(_ old: UnsafePointer<Identifier>, _ oldEnd: Int, _ new: UnsafePointer<Identifier>, _ newEnd: Int) {
    self.oldEnd = oldEnd
    self.newEnd = newEnd
    self.old = LeftOvers(of: old)
    self.new = LeftOvers(of: new)
  }

  @inlinable
  func deallocate() {
    old.deallocate()
    new.deallocate()
    runs.deallocate()
  }

  /// Compares two stretches and notes what they share and what they leave over.
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
