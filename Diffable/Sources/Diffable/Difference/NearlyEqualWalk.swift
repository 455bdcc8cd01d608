/// Walks along two orders that are nearly the same, from one place where they meet to the next.
///
/// Where the two part, it looks ahead on both sides for the place where they meet again: past identifiers that left,
/// that came, or as many of both. That takes comparisons only. What it passes over stays unmatched, to be found by
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

  /// How far ahead it pays to look on the longer side first, if one side is so much longer that items were left out.
  @usableFromInline let patience: Int

  /// `true` if the longer side is the old one.
  @usableFromInline let isShrinking: Bool

  /// How many comparisons an identifier is worth that need not be hashed: more where a table outgrows the caches,
  /// and where a hash is more than a multiplication.
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
    budget = 2_048 &+ total &+ total / 2
    let (shorter, longer) = (min(oldRange.count, newRange.count), max(oldRange.count, newRange.count))
    patience = longer &- shorter > shorter / 4 ? 256 &+ 8 &* (longer / max(shorter, 1)) : 0
    isShrinking = oldRange.count > newRange.count
    worth = (IdentifierHash.isMultiplication(for: Identifier.self) ? 6 : 24) &+ min(total / 16_384, 64)
  }

  /// How far both sides are looked at in turn before anything longer is tried.
  @inlinable static var glance: Int { 8 }

  /// How often it glances, each time one identifier farther on both sides, before it looks into the distance.
  @inlinable static var glances: Int { 3 }

  /// What it costs, in comparisons, that no processor can guess where a run ends.
  @inlinable static var surprise: Int { 64 }

  /// Returns the next offsets at or after these where the two orders meet, or the ends if the walk stops before.
  @inlinable
  @inline(__always)
  mutating func meeting(_ oldStart: Int, _ newStart: Int) -> (old: Int, new: Int) {
    guard budget > 0 else { return (oldEnd, newEnd) }
    var (i, j) = (oldStart, newStart)
    budget &-= Self.surprise
    if patience > 0, let found = meetingOnLongerSide(i, j) { return found }
    for _ in 0..<Self.glances {
      budget &-= Self.glance
      let reach = min(oldEnd &- i, newEnd &- j, Self.glance)
      var step = 1
      while step < reach {
        if old[i &+ step] == new[j] { return (i &+ step, j) }
        if old[i] == new[j &+ step] { return (i, j &+ step) }
        if old[i &+ step] == new[j &+ step] { return (i &+ step, j &+ step) }
        step &+= 1
      }
      guard reach == Self.glance else { break }
      i &+= 1
      j &+= 1
    }
    return distantMeeting(i, j)
  }

  /// Looks for what comes next on the shorter side, which it does where the longer one was filtered.
  @inlinable
  mutating func meetingOnLongerSide(_ i: Int, _ j: Int) -> (old: Int, new: Int)? {
    budget &-= Self.glance
    if isShrinking {
      let end = min(oldEnd, i &+ patience)
      let found = Self.offset(of: new[j], in: old, from: i &+ 1, to: end)
      if found < end { return (found, j) }
    } else {
      let end = min(newEnd, j &+ patience)
      let found = Self.offset(of: old[i], in: new, from: j &+ 1, to: end)
      if found < end { return (i, found) }
    }
    budget &-= patience
    return nil
  }

  /// Looks ever farther ahead for either identifier on the other side, each time from a little farther on.
  ///
  /// Both may have been passed already, or have left and come, so that looking farther for the same two is in vain.
  @inlinable
  @inline(never)
  mutating func distantMeeting(_ oldStart: Int, _ newStart: Int) -> (old: Int, new: Int) {
    var (i, j) = (oldStart, newStart)
    var leap = 1
    while i < oldEnd, j < newEnd, budget > 0 {
      if old[i] == new[j] { return (i, j) }
      let reach = 4 &* Self.glance &* leap
      budget &-= 2 &* reach
      let oldFound = Self.offset(of: new[j], in: old, from: i &+ 1, to: min(i &+ reach, oldEnd))
      let nearer = min(reach, oldFound &- i)
      let newFound = Self.offset(of: old[i], in: new, from: j &+ 1, to: min(j &+ nearer, newEnd))
      if newFound < min(j &+ nearer, newEnd) { return (i, newFound) }
      if oldFound < min(i &+ reach, oldEnd) { return (oldFound, j) }
      i &+= leap
      j &+= leap
      leap &*= 2
    }
    return (oldEnd, newEnd)
  }

  /// Returns where an identifier is, or `end`.
  @inlinable
  static func offset(
    of identifier: Identifier, in identifiers: UnsafePointer<Identifier>, from start: Int, to end: Int
  ) -> Int {
    var offset = start
    while offset < end, identifiers[offset] != identifier { offset &+= 1 }
    return offset
  }
}
