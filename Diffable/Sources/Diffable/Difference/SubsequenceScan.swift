/// Recognizes that one order is the other with some identifiers left out, as after a search or when one is cleared.
///
/// Then there is nothing to move and nothing to hash: what was passed over is the difference.
@usableFromInline
struct SubsequenceScan<Identifier: Equatable> {
  @usableFromInline let longer: UnsafePointer<Identifier>
  @usableFromInline let shorter: UnsafePointer<Identifier>
  @usableFromInline let longerEnd: Int
  @usableFromInline let shorterEnd: Int

  /// Where the offsets left out are noted, and how many there can be.
  @usableFromInline let left: UnsafeMutablePointer<Int>
  @usableFromInline let capacity: Int
  @usableFromInline var count = 0

  /// The next offset in the longer order, and the one in the shorter order that is looked for.
  @usableFromInline var offset: Int
  @usableFromInline var wanted: Int

  /// How many identifiers are passed over in one manner.
  @inlinable static var block: Int { 32 }

  @inlinable
  init(
    _ longer: UnsafePointer<Identifier>, _ longerRange: Range<Int>,
    _ shorter: UnsafePointer<Identifier>, _ shorterRange: Range<Int>, into offsets: UnsafeMutableBufferPointer<Int>
  ) {
    self.longer = longer
    self.shorter = shorter
    longerEnd = longerRange.upperBound
    shorterEnd = shorterRange.upperBound
    left = offsets.baseAddress!
    capacity = offsets.count
    offset = longerRange.lowerBound
    wanted = shorterRange.lowerBound
  }

  /// Returns the offsets of the identifiers that the shorter order leaves out, or nil if it is not a part of the longer
  /// one in the same order, or does not seem to be.
  ///
  /// - Complexity: O(*n*) for *n* identifiers in the longer order.
  @inlinable
  static func offsetsLeftOut(
    of longer: UnsafePointer<Identifier>, _ longerRange: Range<Int>,
    in shorter: UnsafePointer<Identifier>, _ shorterRange: Range<Int>
  ) -> [Int]? {
    let count = longerRange.count &- shorterRange.count
    guard count > shorterRange.count / 8 else { return nil }
    var isSubsequence = false
    let offsets = [Int](unsafeUninitializedCapacity: count) { offsets, initialized in
      var scan = SubsequenceScan(longer, longerRange, shorter, shorterRange, into: offsets)
      isSubsequence = scan.run()
      initialized = isSubsequence ? count : 0
    }
    return isSubsequence ? offsets : nil
  }

  /// Passes over the longer order block by block. Returns whether it found all of the shorter one.
  @inlinable
  mutating func run() -> Bool {
    // A gap so many times wider than the average is not one: what follows it has come, or was moved.
    let patience = 32 &* ((longerEnd &- offset) / (shorterEnd &- wanted)) &+ 256
    var matched = offset
    var isMixed = false
    while offset < longerEnd {
      let (start, before) = (offset, count)
      let end = min(offset &+ Self.block, longerEnd)
      if isMixed, min(end &- start, shorterEnd &- wanted, capacity &- count) == Self.block {
        passMixed(to: end)
      } else if !pass(to: end) {
        return false
      }
      let left = count &- before
      isMixed = min(left, Self.block &- left) >= Self.block / 8
      if left < end &- start { matched = end }
      if end &- matched > patience { return false }
    }
    return wanted == shorterEnd
  }

  /// Notes what is left out of a block. Returns whether there was room for it.
  @inlinable
  @inline(__always)
  mutating func pass(to end: Int) -> Bool {
    while offset < end {
      if wanted < shorterEnd, longer[offset] == shorter[wanted] {
        wanted &+= 1
      } else {
        if count == capacity { return false }
        (left + count).initialize(to: offset)
        count &+= 1
      }
      offset &+= 1
    }
    return true
  }

  /// Does the same where what is left out and what is not cannot be guessed, and neither could be a branch on it: each
  /// offset is noted, and the next one in its place unless it counts.
  @inlinable
  @inline(__always)
  mutating func passMixed(to end: Int) {
    while offset < end {
      (left + count).initialize(to: offset)
      let isWanted = longer[offset] == shorter[wanted] ? 1 : 0
      wanted &+= isWanted
      count &+= 1 &- isWanted
      offset &+= 1
    }
  }
}
