/// Walks along two orders that are nearly the same, and notes the runs that they share.
///
/// Where the two part, it looks a little ahead on both sides for the place where they meet again: past a few
/// identifiers that left, a few that came, or as many of both. That takes comparisons only. Whatever it passes over is
/// left over, to be found by hash. Every run it notes is right whatever it chooses, since equal identifiers are one
/// and the same; a bad choice only costs time.
///
/// It has a budget for looking in vain, renewed by what it finds, and stops once that is spent: two orders that have
/// little in common are quicker compared by hash from the start.
@usableFromInline
struct NearlyEqualWalk<Identifier: Hashable> {
  @usableFromInline let old: UnsafePointer<Identifier>
  @usableFromInline let new: UnsafePointer<Identifier>
  @usableFromInline let oldEnd: Int
  @usableFromInline let newEnd: Int

  /// How many comparisons in vain are left before the walk stops.
  @usableFromInline var budget: Int

  @inlinable
  init(_ old: UnsafePointer<Identifier>, _ oldEnd: Int, _ new: UnsafePointer<Identifier>, _ newEnd: Int, budget: Int) {
    self.old = old
    self.oldEnd = oldEnd
    self.new = new
    self.newEnd = newEnd
    self.budget = budget
  }

  /// How far both sides are looked at in turn.
  @inlinable static var glance: Int { 8 }

  /// Returns the next offsets at or after these where the two orders meet, or the ends if the walk stops before.
  @inlinable
  mutating func meeting(_ oldStart: Int, _ newStart: Int) -> (old: Int, new: Int) {
    var (i, j) = (oldStart, newStart)
    while i < oldEnd, j < newEnd, budget > 0 {
      if old[i] == new[j] { return (i, j) }
      let reach = min(oldEnd &- i, newEnd &- j, Self.glance)
      var step = 1
      while step < reach {
        if old[i &+ step] == new[j] { return (i &+ step, j) }
        if old[i] == new[j &+ step] { return (i, j &+ step) }
        if old[i &+ step] == new[j &+ step] { return (i &+ step, j &+ step) }
        step &+= 1
      }
      budget &-= Self.glance
      i &+= 1
      j &+= 1
    }
    return (oldEnd, newEnd)
  }
}
