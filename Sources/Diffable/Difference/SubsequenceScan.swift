/// Recognises that one order is the other with some identifiers left out, as after a search or when one is cleared.
///
/// Then there is nothing to move and nothing to hash: what was passed over is the difference.
@usableFromInline
enum SubsequenceScan {
  /// Returns the offsets of the identifiers that the shorter order leaves out, or nil if it is not a part of the longer
  /// one in the same order, or does not seem to be.
  ///
  /// - Complexity: O(*n*) for *n* identifiers in the longer order.
  @inlinable
  static func offsetsLeftOut<Identifier: Equatable>(
    of longer: UnsafePointer<Identifier>, _ longerRange: Range<Int>,
    in shorter: UnsafePointer<Identifier>, _ shorterRange: Range<Int>
  ) -> [Int]? {
    let count = longerRange.count &- shorterRange.count
    guard count > shorterRange.count / 8 else { return nil }
    var isSubsequence = false
    let offsets = [Int](unsafeUninitializedCapacity: count) { offsets, initialized in
      let scanned = scan(longer, longerRange, shorter, shorterRange, into: offsets)
      isSubsequence = scanned == count
      initialized = isSubsequence ? count : 0
    }
    return isSubsequence ? offsets : nil
  }

  /// Notes what is left out, until that is too much. Returns how much it is.
  @inlinable
  static func scan<Identifier: Equatable>(
    _ longer: UnsafePointer<Identifier>, _ longerRange: Range<Int>,
    _ shorter: UnsafePointer<Identifier>, _ shorterRange: Range<Int>, into offsets: UnsafeMutableBufferPointer<Int>
  ) -> Int {
    let start = offsets.baseAddress!
    // A gap so many times wider than the average is not one: what follows it has come, or was moved.
    let patience = 32 &* (longerRange.count / shorterRange.count) &+ 256
    var count = 0
    var offset = longerRange.lowerBound
    for wanted in shorterRange {
      let limit = count &+ min(offsets.count &- count, patience)
      while longer[offset] != shorter[wanted] {
        if count == limit { return -1 }
        (start + count).initialize(to: offset)
        count &+= 1
        offset &+= 1
      }
      offset &+= 1
    }
    while offset < longerRange.upperBound, count < offsets.count {
      (start + count).initialize(to: offset)
      count &+= 1
      offset &+= 1
    }
    return count
  }
}
