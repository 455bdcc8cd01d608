/// The order of chunks: a list of chunks for each section, with a counted B⁺-tree above it.
///
/// The count in each node answers both questions in O(log *n*): how many items come before a chunk, and which chunk
/// holds the item at an offset. The chunks are the leaves. The tree knows them by handle and nothing of what is in them;
/// the chunks of a list are linked in order, and a list of a single chunk has no nodes.
///
/// - Source: B⁺-trees (D. Comer, "The Ubiquitous B-Tree", ACM Computing Surveys 1979) with counts. Nodes that lose
///   children are not joined, so the height is that of the longest list there has been.
@usableFromInline
struct CountedBPlusTree: Sendable {
  @usableFromInline var chunks = CopyOnWriteArray<ChunkPlace>()

  /// What is to be known of each chunk, by handle. Empty if items have no attributes, so that copies stay small.
  @usableFromInline var summaries = CopyOnWriteArray<ChunkSummary>()

  /// The number of items in all lists.
  @usableFromInline var itemCount = 0

  /// The number of visible rows in all chunks that something is known of.
  @usableFromInline var visibleCount = 0

  @usableFromInline var lists = CopyOnWriteArray<ChunkList>()
  @usableFromInline var nodes = BPlusTreeNodes()
  var freeChunks: [UInt32] = []
  var freeLists: [UInt32] = []

  @usableFromInline init() {}
}

/// Where a chunk stands.
@usableFromInline
struct ChunkPlace: Sendable {
  /// The node or list that holds the chunk.
  @usableFromInline var owner: UInt32
  @usableFromInline var previous: UInt32?
  @usableFromInline var next: UInt32?
  @usableFromInline var itemCount: UInt32 = 0
}

/// The ends of a list, and the top of its tree.
@usableFromInline
struct ChunkList: Sendable {
  @usableFromInline var first: UInt32?
  @usableFromInline var last: UInt32?

  /// The topmost node, or the chunk if there is but one.
  @usableFromInline var root: UInt32 = 0

  /// The number of levels of nodes.
  @usableFromInline var height: UInt32 = 0
  @usableFromInline var itemCount = 0
}

/// The owner of a node or chunk, as it is stored: the highest bit is set for a list.
@usableFromInline
enum BPlusTreeOwner {
  case list(UInt32)
  case node(UInt32)

  @inlinable static var listBit: UInt32 { 1 << 31 }

  @inlinable
  init(word: UInt32) {
    self = word & Self.listBit == 0 ? .node(word) : .list(word & ~Self.listBit)
  }

  @inlinable var word: UInt32 {
    switch self {
    case .list(let list): list | Self.listBit
    case .node(let node): node
    }
  }
}

/// Inlined, as a call would count a reference to all parts of the tree, of which each of these reads two.
extension CountedBPlusTree {
  /// Returns the list of a chunk, and how many items of the list come before the chunk.
  @inlinable @inline(__always)
  func rank(of chunk: UInt32) -> (list: UInt32, offset: Int) {
    var (child, offset) = (chunk, 0)
    var owner = BPlusTreeOwner(word: chunks[Int(chunk)].owner)
    while case .node(let node) = owner {
      offset += nodes.itemCount(before: nodes.position(of: child, in: node), in: node)
      (child, owner) = (node, BPlusTreeOwner(word: nodes[ownerOf: node]))
    }
    guard case .list(let list) = owner else { fatalError("a root without a list") }
    return (list, offset)
  }

  @inlinable @inline(__always)
  func list(of chunk: UInt32) -> UInt32 {
    var owner = BPlusTreeOwner(word: chunks[Int(chunk)].owner)
    while case .node(let node) = owner { owner = BPlusTreeOwner(word: nodes[ownerOf: node]) }
    guard case .list(let list) = owner else { fatalError("a root without a list") }
    return list
  }

  /// Returns the chunk that holds an item of a list, given the item's offset.
  @inlinable @inline(__always)
  func location(in list: UInt32, at offset: Int) -> ItemLocation {
    var (child, rest) = (lists[Int(list)].root, offset)
    for _ in 0..<lists[Int(list)].height {
      (child, rest) = nodes.child(holding: rest, in: child)
    }
    return ItemLocation(chunk: child, offset: rest)
  }

  /// Records that a chunk has gained or lost items.
  @usableFromInline
  mutating func adjust(_ chunk: UInt32, by difference: Int) {
    chunks[Int(chunk)].itemCount = UInt32(Int(chunks[Int(chunk)].itemCount) + difference)
    var child = chunk
    var owner = BPlusTreeOwner(word: chunks[Int(chunk)].owner)
    while case .node(let node) = owner {
      let position = nodes.position(of: child, in: node)
      nodes[node, itemCountAt: position] = UInt32(Int(nodes[node, itemCountAt: position]) + difference)
      (child, owner) = (node, BPlusTreeOwner(word: nodes[ownerOf: node]))
    }
    guard case .list(let list) = owner else { fatalError("a root without a list") }
    lists[Int(list)].itemCount += difference
    itemCount += difference
  }
}

extension CountedBPlusTree {
  /// Which way a search goes.
  @usableFromInline
  enum Direction {
    case forward
    case backward
  }

  /// Records what is to be known of a chunk, and the lowest level in the nodes above it.
  @usableFromInline
  mutating func setSummary(_ summary: ChunkSummary, of chunk: UInt32) {
    let isLevelNew = lowestLevel(in: chunk) != summary.lowestLevel
    while summaries.count <= Int(chunk) { summaries.append(ChunkSummary()) }
    visibleCount += Int(summary.visibleCount) - Int(summaries[Int(chunk)].visibleCount)
    summaries[Int(chunk)] = summary
    guard isLevelNew else { return }
    var (child, level) = (chunk, summary.lowestLevel)
    var owner = BPlusTreeOwner(word: chunks[Int(chunk)].owner)
    while case .node(let node) = owner {
      nodes[node, lowestLevelAt: nodes.position(of: child, in: node)] = level
      (child, level) = (node, nodes.lowestLevel(of: node))
      owner = BPlusTreeOwner(word: nodes[ownerOf: node])
    }
  }

  /// The lowest level of a row in a chunk; the highest number if nothing is known of the chunk.
  func lowestLevel(in chunk: UInt32) -> UInt32 {
    Int(chunk) < summaries.count ? summaries[Int(chunk)].lowestLevel : .max
  }

  /// Returns the closest other chunk of the same list that has a row of a level or of a lower one.
  @usableFromInline
  func chunk(from chunk: UInt32, _ direction: Direction, reaching level: UInt32) -> UInt32? {
    var (child, height) = (chunk, 0)
    var owner = BPlusTreeOwner(word: chunks[Int(chunk)].owner)
    while case .node(let node) = owner {
      let position = nodes.position(of: child, in: node)
      if let found = nodes.child(of: node, from: position, direction, reaching: level) {
        return descend(from: found, height: height, direction, reaching: level)
      }
      (child, height) = (node, height + 1)
      owner = BPlusTreeOwner(word: nodes[ownerOf: node])
    }
    return nil
  }

  private func descend(from child: UInt32, height: Int, _ direction: Direction, reaching level: UInt32) -> UInt32? {
    var child = child
    for _ in 0..<height {
      let outside = direction == .forward ? -1 : nodes[childCountOf: child]
      guard let found = nodes.child(of: child, from: outside, direction, reaching: level) else { return nil }
      child = found
    }
    return child
  }
}

extension BPlusTreeNodes {
  /// Returns the closest child beyond a position with a row of a level or of a lower one.
  func child(of node: UInt32, from position: Int, _ direction: CountedBPlusTree.Direction, reaching level: UInt32)
    -> UInt32?
  {
    let step = direction == .forward ? 1 : -1
    let end = direction == .forward ? self[childCountOf: node] : -1
    return stride(from: position + step, to: end, by: step)
      .first { self[node, lowestLevelAt: $0] <= level }
      .map { self[node, childAt: $0] }
  }
}
