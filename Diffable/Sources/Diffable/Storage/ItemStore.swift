/// Unique items in lists: where each one is, and which are in order where.
///
/// Items lie in chunks of up to 256. An index finds the chunk of an item by the item's tag, a short search the place in
/// the chunk; a counted B⁺-tree over the chunks knows how many items come before. So an item can be found, counted, put
/// in or taken out in O(log *n*) for *n* items, and reading in order is reading memory in order. Chunks and pages of the
/// index are shared by copies until one writes to them.
@usableFromInline
struct ItemStore<Item: Hashable, Attribute: ItemAttribute> {
  @usableFromInline var index = LinearHashTable()
  @usableFromInline var tree = CountedBPlusTree()

  @usableFromInline var chunks = ChunkTable<Item, Attribute>()

  @inlinable
  init() {}

  @inlinable var count: Int { tree.itemCount }

  /// Returns whether two stores are unedited copies of one.
  @inlinable
  func isIdentical(to other: Self) -> Bool {
    chunks.isIdentical(to: other.chunks)
  }
}

extension ItemStore {
  /// Returns where an item is; `nil` if it is not in the store.
  @inlinable @inline(__always)
  func location(of item: Item) -> ItemLocation? {
    chunks.location(of: item, by: index)
  }

  @inlinable @inline(__always)
  func item(at location: ItemLocation) -> Item {
    chunk(location.chunk).columns.items[location.offset]
  }

  /// Returns the list of an item, and the item's offset in it.
  @inlinable @inline(__always)
  func rank(of location: ItemLocation) -> (list: UInt32, offset: Int) {
    let (list, offset) = tree.rank(of: location.chunk)
    return (list, offset &+ location.offset)
  }

  @inlinable @inline(__always)
  func count(in list: UInt32) -> Int {
    tree.lists[Int(list)].itemCount
  }

  /// Calls a closure with each run of consecutive items of a list, in order.
  @inlinable
  func forEachRun(in list: UInt32, _ body: (UnsafeBufferPointer<Item>) -> Void) {
    var next = tree.lists[Int(list)].first
    while let handle = next {
      withChunk(handle) { body(UnsafeBufferPointer(start: $0.columns.items, count: $0.count)) }
      next = tree.chunks[Int(handle)].next
    }
  }

  /// Returns the items of a list in order.
  @inlinable
  func items(in list: UInt32) -> [Item] {
    Array(capacity: count(in: list)) { buffer, initializedCount in
      forEachRun(in: list) { run in
        _ = buffer[initializedCount...].initialize(fromContentsOf: run)
        initializedCount += run.count
      }
    }
  }

  /// Copies the items at some offsets of a list, at least one, to memory without items.
  @inlinable
  func copyItems(at offsets: Range<Int>, in list: UInt32, to target: UnsafeMutablePointer<Item>) {
    var place = tree.location(in: list, at: offsets.lowerBound)
    var copied = 0
    while true {
      let count = withChunk(place.chunk) { chunk in
        let count = min(chunk.count &- place.offset, offsets.count &- copied)
        (target + copied).initialize(from: chunk.columns.items + place.offset, count: count)
        return count
      }
      copied &+= count
      guard copied < offsets.count, let next = tree.chunks[Int(place.chunk)].next else { return }
      place = ItemLocation(chunk: next, offset: 0)
    }
  }

  @inlinable @inline(__always)
  func chunk(_ handle: UInt32) -> Chunk<Item, Attribute> {
    chunks[handle].unsafelyUnwrapped
  }

  @inlinable @inline(__always)
  func withChunk<Result>(
    _ handle: UInt32, _ body: (Chunk<Item, Attribute>) -> Result
  ) -> Result {
    chunks.withChunk(handle, body)
  }
}

extension ChunkTable where Item: Hashable {
  /// Returns where an item is; `nil` if it is in no chunk.
  ///
  /// Given these two parts of a store, as a call of the store itself counts references to all its dozen parts.
  @inlinable @inline(__always)
  func location(of item: Item, by index: LinearHashTable) -> ItemLocation? {
    location(of: item, under: IdentifierHasher().tag(of: item), by: index)
  }

  @inlinable @inline(__always)
  func location(of item: Item, under tag: UInt32, by index: LinearHashTable) -> ItemLocation? {
    var offset = 0
    let handle = index.firstHandle(under: tag) { handle in
      guard let found = withChunk(handle, { $0.offset(of: item, tag: tag) }) else { return false }
      offset = found
      return true
    }
    guard let handle else { return nil }
    return ItemLocation(chunk: handle, offset: offset)
  }
}

extension Chunk {
  /// `true` if a row outside a range has a tag.
  @inlinable
  func hasTag(_ tag: UInt32, outside range: Range<Int> = 0..<0) -> Bool {
    firstOffset(under: tag) { !range.contains($0) } != nil
  }

  /// Returns the first offset of a row with a tag that the caller recognizes.
  @inlinable @inline(__always)
  func firstOffset(under tag: UInt32, where isMatch: (Int) -> Bool) -> Int? {
    UnsafePointer(columns.tags).firstOffset(of: tag, count: count, where: isMatch)
  }
}

extension Chunk where Item: Hashable {
  /// Returns the offset of an item, given its tag; `nil` if it is not in the chunk.
  @inlinable
  func offset(of item: Item, tag: UInt32) -> Int? {
    let items = columns.items
    return firstOffset(under: tag) { items[$0] == item }
  }
}

// Invariant: a chunk, which is an object, is written only after `makeUnique` has made sure that this store alone refers to
// it. The tags and attributes in it are plain bytes, the items are `Sendable`.
extension ItemStore: @unchecked Sendable where Item: Sendable {}

/// Where an item is in a store: a chunk, and an offset in it. Good until the store is next changed.
@usableFromInline
struct ItemLocation: Equatable {
  @usableFromInline var chunk: UInt32
  @usableFromInline var offset: Int

  @inlinable
  init(chunk: UInt32, offset: Int) {
    self.chunk = chunk
    self.offset = offset
  }
}

/// What a store keeps with each item.
@usableFromInline
protocol ItemAttribute: BitwiseCopyable {
  /// What to know of a chunk without looking into it; `nil` if the attribute has no summary.
  static func summary(of attributes: UnsafePointer<Self>, count: Int) -> ChunkSummary?
}

/// The attribute of items that have none.
@usableFromInline
struct NoAttribute: ItemAttribute {
  @inlinable
  static func summary(of attributes: UnsafePointer<NoAttribute>, count: Int) -> ChunkSummary? { nil }
}

/// What an outline needs to know of a chunk to pass over it.
@usableFromInline
struct ChunkSummary: Sendable {
  /// The level of the row, or rows, with the fewest ancestors; the highest number if there are no rows.
  @usableFromInline var lowestLevel = UInt32.max

  @usableFromInline var visibleCount: UInt32 = 0

  /// A bit for each row that is visible, in words of 64.
  @usableFromInline var visibleRows = SIMD4<UInt64>()

  @inlinable
  init() {}
}
