/// A run of consecutive items, each with its tag and an attribute: three columns in one block of memory.
@usableFromInline
final class Chunk<Item, Attribute: ItemAttribute>: ManagedBuffer<ChunkHeader, Item> {
  /// Long enough that the order of chunks costs little next to the items, short enough that shifting items is cheap.
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
    let chunk = Chunk.create(minimumCapacity: capacity + (bytes + stride - 1) / stride) { _ in
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

/// Pointers to the items, tags and attributes of a chunk, or of a part of it.
@usableFromInline
struct ChunkColumns<Item, Attribute: ItemAttribute> {
  @usableFromInline let items: UnsafeMutablePointer<Item>
  @usableFromInline let tags: UnsafeMutablePointer<UInt32>
  @usableFromInline let attributes: UnsafeMutablePointer<Attribute>

  @inlinable
  init(
    items: UnsafeMutablePointer<Item>, tags: UnsafeMutablePointer<UInt32>,
    attributes: UnsafeMutablePointer<Attribute>
  ) {
    self.items = items
    self.tags = tags
    self.attributes = attributes
  }

  @inlinable
  static func + (columns: Self, offset: Int) -> Self {
    Self(
      items: columns.items + offset, tags: columns.tags + offset, attributes: columns.attributes + offset)
  }

  /// Copies rows to memory without items.
  @inlinable
  func initialize(from source: Self, count: Int) {
    items.initialize(from: source.items, count: count)
    updateAttributes(from: source, count: count)
  }

  /// Moves rows, which may overlap the place they go to.
  @inlinable
  func moveInitialize(from source: Self, count: Int) {
    items.moveInitialize(from: source.items, count: count)
    updateAttributes(from: source, count: count)
  }

  @inlinable
  func updateAttributes(from source: Self, count: Int) {
    tags.update(from: source.tags, count: count)
    if MemoryLayout<Attribute>.size > 0 { attributes.update(from: source.attributes, count: count) }
  }
}

/// What a search for a tag found: how often it occurs, and where if it occurs once.
@usableFromInline
struct TagMatches {
  @usableFromInline var count: UInt32 = 0

  /// The sum of the offsets found; of use only if there is one.
  @usableFromInline var offsetSum: UInt32 = 0

  /// Searches without branches, which the compiler turns into comparisons of several tags at a time.
  @inlinable
  init(of tag: UInt32, in tags: UnsafePointer<UInt32>, count tagCount: Int) {
    for offset in 0..<UInt32(truncatingIfNeeded: tagCount) {
      let isMatch: UInt32 = tags[Int(offset)] == tag ? 1 : 0
      count &+= isMatch
      offsetSum &+= (0 &- isMatch) & offset
    }
  }

  /// Returns a bit for each of 32 tags that is the one searched for, the lowest for the first.
  @inlinable @inline(__always)
  static func bits(of tag: UInt32, in tags: UnsafePointer<UInt32>) -> UInt32 {
    var bits = SIMD8<UInt32>.zero
    for group in 0..<4 {
      let line = UnsafeRawPointer(tags + 8 &* group).loadUnaligned(as: SIMD8<UInt32>.self)
      bits |= laneBits(of: tag, in: line) &<< UInt32(truncatingIfNeeded: 8 &* group)
    }
    return bits.wrappedSum()
  }

  /// Returns a bit for each of eight tags that is the one searched for, each in its lane, the lowest for the first.
  ///
  /// Put together from arithmetic, which the compiler turns into comparisons of several tags at a time.
  @inlinable @inline(__always)
  static func laneBits(of tag: UInt32, in tags: SIMD8<UInt32>) -> SIMD8<UInt32> {
    let differences = tags ^ SIMD8(repeating: tag)
    let isDifferent = (differences | (0 &- differences)) &>> 31
    return (isDifferent &- 1) & SIMD8<UInt32>(1, 2, 4, 8, 16, 32, 64, 128)
  }
}
