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

extension UnsafePointer<UInt32> {
  /// Returns the first offset of a word, a tag mostly, that the caller recognizes.
  ///
  /// The processor cannot guess which words are the one searched for, so there is one branch for up to 64 of them.
  @inlinable @inline(__always)
  func firstOffset(of word: UInt32, count: Int, where isMatch: (Int) -> Bool) -> Int? {
    var start = 0
    while start &+ 32 <= count {
      var matches = UInt64((self + start).matches(of: word, count: 32))
      let isWide = start &+ 64 <= count
      if isWide { matches |= UInt64((self + (start &+ 32)).matches(of: word, count: 32)) &<< 32 }
      while matches != 0 {
        let offset = start &+ matches.trailingZeroBitCount
        if isMatch(offset) { return offset }
        matches &= matches &- 1
      }
      start &+= isWide ? 64 : 32
    }
    return (start..<count).first { self[$0] == word && isMatch($0) }
  }

  /// Returns a bit for each of up to 32 words that is the one searched for, the lowest for the first.
  ///
  /// Where the compiler knows the count, it turns the loop into comparisons of several words at a time. Written with vectors,
  /// it took twice the instructions; the benchmark "poor hashes" shows it.
  @inlinable @inline(__always)
  func matches(of word: UInt32, count: UInt32) -> UInt32 {
    var matches: UInt32 = 0
    for offset in 0..<count {
      let isMatch: UInt32 = self[Int(offset)] == word ? 1 : 0
      matches |= isMatch &<< offset
    }
    return matches
  }
}
