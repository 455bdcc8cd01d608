/// What a comparison of two orders left over on one side: offsets whose counterparts, if any, are not known yet.
@usableFromInline
struct LeftOvers<Identifier: Hashable> {
  @usableFromInline let identifiers: UnsafePointer<Identifier>

  /// The offsets left over, ascending, without empty ranges.
  @usableFromInline var gaps: [Range<Int>] = []

  /// The number of offsets left over.
  @usableFromInline var count = 0

  /// Where each offset left over stands on the other side, or `nowhere`. The other offsets' memory is never touched.
  @usableFromInline let partners: UnsafeMutablePointer<Int32>

  @inlinable static var nowhere: Int32 { -1 }

  @inlinable
  init(of identifiers: UnsafePointer<Identifier>, partners: UnsafeMutablePointer<Int32>) {
    self.identifiers = identifiers
    self.partners = partners
  }

  @inlinable
  mutating func append(_ gap: Range<Int>) {
    guard !gap.isEmpty else { return }
    gaps.append(gap)
    count &+= gap.count
  }

  /// Puts the ranges in ascending order.
  @inlinable
  mutating func sort() {
    gaps.sort { $0.lowerBound < $1.lowerBound }
  }

  @inlinable
  func forgetPartners() {
    for gap in gaps {
      (partners + gap.lowerBound).update(repeating: Self.nowhere, count: gap.count)
    }
  }

  @inlinable
  @inline(__always)
  func isAlone(_ offset: Int) -> Bool {
    partners[offset] == Self.nowhere
  }
}
