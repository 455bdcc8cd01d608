/// Which identifier of the new order is which of the old: the runs found so far, and what is left over.
@usableFromInline
struct IdentifierMatching<Identifier: Hashable> {
  @usableFromInline var old: LeftOvers<Identifier>
  @usableFromInline var new: LeftOvers<Identifier>

  /// The runs that were found by comparing, ascending by new offset.
  @usableFromInline var runs: [MatchedRun] = []

  @inlinable
  init(old: LeftOvers<Identifier>, new: LeftOvers<Identifier>) {
    self.old = old
    self.new = new
  }

  /// Compares two stretches and notes what they share and what they leave over.
  @inlinable
  mutating func walk(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
    var walk = NearlyEqualWalk(
      old.identifiers, oldRange.upperBound, new.identifiers, newRange.upperBound,
      budget: 256 &+ (oldRange.count &+ newRange.count) / 8)
    var (i, j) = (oldRange.lowerBound, newRange.lowerBound)
    while i < walk.oldEnd || j < walk.newEnd {
      let met = walk.meeting(i, j)
      old.append(i..<met.old)
      new.append(j..<met.new)
      (i, j) = met
      let limit = min(walk.oldEnd &- i, walk.newEnd &- j)
      let count = CommonEnds.prefix(walk.old + i, walk.new + j, atMost: limit)
      guard count > 0 else { break }
      runs.append(MatchedRun(old: i, new: j, count: count))
      i &+= count
      j &+= count
    }
  }
}
