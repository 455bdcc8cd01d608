/// Memory for one computation, allocated once: an arena.
///
/// Several large allocations, freed one by one, would be given back to the system and faulted in again the next time,
/// which takes longer than the computation. The function that creates a block deallocates it.
@usableFromInline
struct ScratchBlock {
  @usableFromInline let start: UnsafeMutableRawPointer
  @usableFromInline var used = 0

  @inlinable
  init(byteCount: Int) {
    start = .allocate(byteCount: byteCount, alignment: MemoryLayout<UInt64>.alignment)
  }

  @inlinable
  func deallocate() {
    start.deallocate()
  }

  /// Returns the next part of the block, without values yet. The widest values must be taken first.
  @inlinable
  mutating func take<Value: BitwiseCopyable>(_ count: Int, of type: Value.Type) -> UnsafeMutablePointer<Value> {
    defer { used &+= count &* MemoryLayout<Value>.stride }
    return (start + used).bindMemory(to: type, capacity: count)
  }
}

/// A growing list of plain values for the length of one computation.
///
/// Appending to an `Array` checks each time whether its memory is shared, which is half the cost of a step here. The
/// function that creates a buffer deallocates it, and copies of it are the same buffer until one of them grows.
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

extension Array {
  /// Creates an array of up to `capacity` elements, which a closure writes. It is not called if there is room for none.
  ///
  /// The standard library's initializer then sets the count of the empty array, which all threads share, to zero. That
  /// does no harm, but a thread sanitizer reports it of programs that read snapshots in several tasks.
  @inlinable
  init(
    capacity: Int,
    initializingWith write: (_ buffer: inout UnsafeMutableBufferPointer<Element>, _ initializedCount: inout Int) -> Void
  ) {
    self = capacity == 0 ? [] : Array(unsafeUninitializedCapacity: capacity, initializingWith: write)
  }
}
