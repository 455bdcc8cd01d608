/// A run of consecutive items, each with its tag and an attribute: three columns in one block of memory.
@usableFromInline
final class Chunk<Item, Attribute: ItemAttribute>: ManagedBuffer<ChunkHeader, Item> {
  /// Long enough that the order of chunks costs little beside the items, short enough that shifting items is cheap.
  @inlinable static var maximumCount: Int { 256 }

  /// How far a chunk is filled at the end of a list, so that the first edits there need not cut it in two.
  @inlinable static var appendedCount: Int { 224 }

  /// The number of items. Read and written through the pointer, which spares the check for overlapping accesses.
  @inlinable var count: Int {
    get { withUnsafeMutablePointerToHeader { $0.pointee.count } }
    set { withUnsafeMutablePointerToHeader { $0.pointee.count = newValue } }
  }

  @inlinable var reservedCount: Int { withUnsafeMutablePointerToHeader { $0.pointee.capacity } }

  @inlinable
  static func make(capacity: Int) -> Chunk {
    let attributeStride = MemoryLayout<Attribute>.size == 0 ? 0 : MemoryLayout<Attribute>.stride
    let attributeBytes = capacity * attributeStride + MemoryLayout<Attribute>.alignment
    let bytes = capacity * MemoryLayout<UInt32>.stride + MemoryLayout<UInt32>.alignment + attributeBytes
    let stride = MemoryLayout<Item>.stride
    let chunk = create(minimumCapacity: capacity + (bytes + stride - 1) / stride) { _ in
      ChunkHeader(count: 0, capacity: capacity)
    }
    return unsafeDowncast(chunk, to: Chunk.self)
  }

  @inlinable
  deinit {
    withUnsafeMutablePointers { _ = $1.deinitialize(count: $0.pointee.count) }
  }

  /// The columns, valid as long as the chunk is.
  @inlinable
  var columns: ChunkColumns<Item, Attribute> {
    withUnsafeMutablePointers { header, items in
      let tags = UnsafeMutableRawPointer(items + header.pointee.capacity).alignedUp(for: UInt32.self)
      let attributes = (tags + header.pointee.capacity * MemoryLayout<UInt32>.stride).alignedUp(for: Attribute.self)
      return ChunkColumns(
        items: items, tags: tags.assumingMemoryBound(to: UInt32.self),
        attributes: attributes.assumingMemoryBound(to: Attribute.self))
    }
  }

  /// Returns a chunk with the same items and a capacity of at least `capacity`.
  @inlinable
  func copy(capacity: Int) -> Chunk {
    let chunk = Chunk.make(capacity: capacity)
    chunk.columns.initialize(from: columns, count: count)
    chunk.count = count
    return chunk
  }
}

@usableFromInline
struct ChunkHeader {
  @usableFromInline var count: Int
  @usableFromInline let capacity: Int

  @inlinable
  init(count: Int, capacity: Int) {
    self.count = count
    self.capacity = capacity
  }
}
