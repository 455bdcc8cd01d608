/// A value behind one reference, copied when it is changed while others refer to it.
///
/// It keeps a snapshot at the size of a pointer, so that handing one on, or calling one that a class holds, costs
/// a single reference count. Reading and changing happen in place.
@usableFromInline
struct Shared<Value> {
  @usableFromInline var buffer: ManagedBuffer<Value, UInt8>

  @inlinable
  init(_ value: Value) {
    buffer = .create(minimumCapacity: 0) { _ in value }
  }

  /// The value in its place, to be read. Going through a pointer spares the check for overlapping accesses.
  @inlinable
  var pointer: UnsafeMutablePointer<Value> {
    buffer.withUnsafeMutablePointerToHeader { $0 }
  }

  /// The value in its place, to be changed; a copy of it if others refer to it.
  @inlinable
  mutating func mutablePointer() -> UnsafeMutablePointer<Value> {
    if !isKnownUniquelyReferenced(&buffer) { self = Shared(pointer.pointee) }
    return pointer
  }
}

extension Shared: @unchecked Sendable where Value: Sendable {}
