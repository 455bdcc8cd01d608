/// A growing list of plain values for the length of one computation.
///
/// Appending to an `Array` asks each time whether its memory is shared, which is half the cost of a step here. Whoever
/// creates a buffer deallocates it, and copies of it are the same buffer until one of them grows.
@usableFromInline
struct ScratchBuffer<Element: BitwiseCopyable> {
  @usableFromInline var start: UnsafeMutablePointer<Element>
  @usableFromInline var count = 0
  @usableFromInline var capacity: Int

  @inlinable
  init(capacity: Int) {
    self.capacity = max(capacity, 8)
    start = .allocate(capacity: self.capacity)
  }

  @inlinable
  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    (start + count).initialize(to: element)
    count &+= 1
  }

  @inlinable
  @inline(never)
  mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: 2 &* capacity)
    larger.moveInitialize(from: start, count: count)
    start.deallocate()
    start = larger
    capacity &*= 2
  }

  @inlinable
  func deallocate() {
    start.deallocate()
  }

  /// The values, good until the buffer grows or is deallocated.
  @inlinable var values: UnsafeMutableBufferPointer<Element> { UnsafeMutableBufferPointer(start: start, count: count) }
}
