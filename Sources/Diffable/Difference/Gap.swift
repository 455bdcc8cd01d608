/// A stretch of offsets left over between two runs, never empty.
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
