/// A box with value semantics: one reference, whose value is copied when it is changed while others refer to it.
///
/// It keeps a snapshot at the size of a pointer, so that passing one on, or calling one that a class holds, costs
/// a single reference count.
@usableFromInline
struct CopyOnWriteBox<Value> {
  @usableFromInline var buffer: ManagedBuffer<Value, UInt8>

  @inlinable
  init(_ value: Value) {
    buffer = .create(minimumCapacity: 0) { _ in value }
  }

  /// The value, changed in place, once it is copied if others refer to it.
  @inlinable
  var value: Value {
    get { pointer.pointee }
    _modify {
      if !isKnownUniquelyReferenced(&buffer) { self = CopyOnWriteBox(pointer.pointee) }
      yield &pointer.pointee
    }
  }

  /// Calls a closure with a pointer to the value, which is valid until it returns.
  ///
  /// Only what the closure reads is loaded, where the property loads all of the value for a call that is not inlined. The
  /// benchmark "building a snapshot", in 10,000 calls, shows what that brings.
  @inlinable @inline(__always)
  func read<Result>(_ body: (UnsafeMutablePointer<Value>) -> Result) -> Result {
    buffer.withUnsafeMutablePointerToHeader(body)
  }

  /// Going through a pointer spares the check for overlapping accesses. It is valid as long as the buffer is.
  @inlinable
  var pointer: UnsafeMutablePointer<Value> {
    buffer.withUnsafeMutablePointerToHeader { $0 }
  }
}

// Invariant: the value is written only through the one reference to its buffer, so no other thread can be reading it.
extension CopyOnWriteBox: @unchecked Sendable where Value: Sendable {}

/// An array in blocks, each copied on write: copies share a block until one of them writes to it.
///
/// A copy of an array of a thousand references counts each of them. A copy of this counts its blocks, and its first
/// change copies one of them. The benchmark "one edit applied with a view" shows what that brings.
@usableFromInline
struct CopyOnWriteArray<Element> {
  @usableFromInline typealias Block = ContiguousArray<Element>

  @usableFromInline var blocks: ContiguousArray<Block> = []
  @usableFromInline var count = 0

  /// Smaller blocks for elements that are counted one by one when a block is copied.
  @inlinable static var blockBits: Int { _isPOD(Element.self) ? 8 : 5 }
  @inlinable static var offsetMask: Int { 1 &<< blockBits &- 1 }

  @inlinable init() {}

  @inlinable var isEmpty: Bool { count == 0 }

  @inlinable var indices: Range<Int> { 0..<count }

  @inlinable
  subscript(position: Int) -> Element {
    @inline(__always) get { blocks[position &>> Self.blockBits][position & Self.offsetMask] }
    @inline(__always) _modify { yield &blocks[position &>> Self.blockBits][position & Self.offsetMask] }
  }

  @inlinable
  mutating func append(_ element: Element) {
    if count & Self.offsetMask == 0 { blocks.append([]) }
    blocks[blocks.count &- 1].append(element)
    count &+= 1
  }
}

extension CopyOnWriteArray: Sendable where Element: Sendable {}
