/// What a comparison of two orders did not match on one side: offsets whose counterparts, if any, are not known yet.
@usableFromInline
struct UnmatchedItems<Identifier: Hashable> {
  @usableFromInline let identifiers: UnsafePointer<Identifier>

  /// The unmatched ranges, in ascending order once all of them are there.
  @usableFromInline var gaps: ScratchBuffer<Gap>

  /// The number of unmatched offsets.
  @usableFromInline var count = 0

  /// Where each unmatched offset stands on the other side, or `nowhere`. Other offsets' memory is never touched.
  ///
  /// There is a place for `nowhere` too, which may be written: that is quicker than asking first.
  @usableFromInline var partners: UnsafeMutablePointer<Int32>

  @inlinable static var nowhere: Int32 { Int32(ChainedHashTable<Identifier>.nowhere) }

  /// Creates an empty list. The function that creates it deallocates it, and provides the memory for partners in time.
  @inlinable
  init(of identifiers: UnsafePointer<Identifier>) {
    self.identifiers = identifiers
    gaps = ScratchBuffer(capacity: 64)
    partners = UnsafeMutablePointer(bitPattern: MemoryLayout<Int32>.alignment)!
  }

  @inlinable
  func deallocate() {
    gaps.deallocate()
  }

  @inlinable
  @inline(__always)
  mutating func append(_ lowerBound: Int, _ upperBound: Int) {
    guard lowerBound < upperBound else { return }
    gaps.append(Gap(lowerBound, upperBound))
    count &+= upperBound &- lowerBound
  }

  /// Puts the ranges in ascending order.
  @inlinable
  func sort() {
    var values = gaps.values
    values.sort { $0.lowerBound < $1.lowerBound }
  }

  /// Notes of every unmatched offset that it has no partner.
  @inlinable
  func forgetPartners() {
    partners[ChainedHashTable<Identifier>.nowhere] = Self.nowhere
    for gap in gaps.values {
      (partners + Int(gap.lowerBound)).update(repeating: Self.nowhere, count: gap.offsets.count)
    }
  }

  @inlinable
  @inline(__always)
  func isAlone(_ offset: Int) -> Bool {
    partners[offset] == Self.nowhere
  }

  /// Returns all unmatched offsets.
  @inlinable
  func offsets() -> [Int] {
    Array(capacity: count) { offsets, initialized in
      for gap in gaps.values {
        for offset in gap.offsets {
          offsets.initializeElement(at: initialized, to: offset)
          initialized &+= 1
        }
      }
    }
  }

  /// Returns the unmatched offsets that have no partner.
  @inlinable
  func offsetsAlone() -> [Int] {
    Array(capacity: count) { offsets, initialized in
      let start = offsets.baseAddress!
      var next = start
      for gap in gaps.values {
        for offset in gap.offsets {
          // Written whether or not it counts: a branch on it could not be guessed.
          next.initialize(to: offset)
          next += isAlone(offset) ? 1 : 0
        }
      }
      initialized = next - start
    }
  }
}

/// A range of unmatched offsets between two runs, never empty.
@usableFromInline
struct Gap: BitwiseCopyable {
  @usableFromInline let lowerBound: Int32
  @usableFromInline let upperBound: Int32

  @inlinable
  init(_ lowerBound: Int, _ upperBound: Int) {
    self.lowerBound = Int32(truncatingIfNeeded: lowerBound)
    self.upperBound = Int32(truncatingIfNeeded: upperBound)
  }

  @inlinable var offsets: Range<Int> { Range(uncheckedBounds: (Int(lowerBound), Int(upperBound))) }
}
