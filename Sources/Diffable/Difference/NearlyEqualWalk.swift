/// Walks along two orders that are nearly the same, from one place where they meet to the next.
///
/// Where the two part, it looks ahead on both sides for the place where they meet again: past identifiers that left,
/// that came, or as many of both. That takes comparisons only. Whatever it passes over is left over, to be found by
/// hash. Every meeting is right, since equal identifiers are one and the same; a bad choice only costs time.
///
/// Looking ahead is paid from a budget, which every identifier that need not be hashed renews. Once it is spent the
/// walk stops: orders that have little in common are quicker compared by hash.
@usableFromInline
struct NearlyEqualWalk<Identifier: Hashable> {
  @usableFromInline let old: UnsafePointer<Identifier>
  @usableFromInline let new: UnsafePointer<Identifier>
  @usableFromInline let oldEnd: Int
  @usableFromInline let newEnd: Int

  /// How many comparisons may yet be spent on looking ahead.
  @usableFromInline var budget: Int

  /// How many comparisons an identifier is worth that need not be hashed: more where a table outgrows the caches.
  @usableFromInline let worth: Int

  @inlinable
  init(
    _ old: UnsafePointer<Identifier>, _ oldRange: Range<Int>, _ new: UnsafePointer<Identifier>, _ newRange: Range<Int>
  ) {
    self.old = old
    self.new = new
    oldEnd = oldRange.upperBound
    newEnd = newRange.upperBound
    let total = oldRange.count &+ newRange.count
    budget = 512 &+ total / 2
    worth = 6 &+ min(total / 16_384, 64)
  }

  /// How far both sides are looked at in turn before anything longer is tried.
  @inlinable static var glance: Int { 8 }

  /// What it costs, in comparisons, that no processor can guess where a run ends.
  @inlinable static var surprise: Int { 64 }

  /// Returns the next offsets at or after these where the two orders meet, or the ends if the walk stops before.
  @inlinable
  @inline(__always)
  mutating func meeting(_ oldStart: Int, _ newStart: Int) -> (old: Int, new: Int) {
    budget &-= Self.surprise
    let reach = min(oldEnd &- oldStart, newEnd &- newStart, Self.glance)
    var step = 1
    while step < reach {
      if old[oldStart &+ step] == new[newStart] { return (oldStart &+ step, newStart) }
      if old[oldStart] == new[newStart &+ step] { return (oldStart, newStart &+ step) }
      if old[oldStart &+ step] == new[newStart &+ step] { return (oldStart &+ step, newStart &+ step) }
      step &+= 1
    }
    return distantMeeting(oldStart, newStart)
  }

  /// Looks ever farther ahead; where neither identifier is found, leaps past ever more on both sides.
  @inlinable
  @inline(never)
  mutating func distantMeeting(_ oldStart: Int, _ newStart: Int) -> (old: Int, new: Int) {
    var (i, j) = (oldStart, newStart)
    var leap = 1
    while i < oldEnd, j < newEnd, budget > 0 {
      if old[i] == new[j] { return (i, j) }
      let limit = budget / 4
      var (near, far) = (1, 4 &* Self.glance)
      while near < limit {
        budget &-= 2 &* (far &- near)
        if let found = Self.offset(of: new[j], in: old, from: i &+ near, to: min(i &+ far, oldEnd)) {
          return (found, j)
        }
        if let found = Self.offset(of: old[i], in: new, from: j &+ near, to: min(j &+ far, newEnd)) {
          return (i, found)
        }
        if i &+ far >= oldEnd, j &+ far >= newEnd { break }
        (near, far) = (far, 2 &* far)
      }
      i &+= leap
      j &+= leap
      leap &*= 2
    }
    return (oldEnd, newEnd)
  }

  @inlinable
  static func offset(
    of identifier: Identifier, in identifiers: UnsafePointer<Identifier>, from start: Int, to end: Int
  ) -> Int? {
    var offset = start
    while offset < end {
      if identifiers[offset] == identifier { return offset }
      offset &+= 1
    }
    return nil
  }
}
