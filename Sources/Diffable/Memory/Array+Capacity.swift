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
