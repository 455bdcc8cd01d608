/// The order of chunks: lists of them, each with a counted tree above it that tells how many items come before a chunk.
///
/// The tree knows chunks by handle and nothing of what is in them. A list is what a section is to a snapshot; chunks
/// of a list are linked in order. A list of a single chunk has no nodes.
///
/// - Source: B⁺-trees with counts (D. Comer, "The Ubiquitous B-Tree", ACM Computing Surveys 1979). Nodes that lose
///   children are not joined, so the height is that of the longest list there has been.
@usableFromInline
struct ChunkTree: Sendable {
  @usableFromInline var chunks = BlockArray<ChunkPlace>()

  /// What is to be known of each chunk, by handle. Empty if items have no attributes, so that copies stay small.
  @usableFromInline var summaries = BlockArray<ChunkSummary>()

  @usableFromInline var lists = BlockArray<ChunkList>()
  @usableFromInline var nodes = TreeNodes()
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

/// The owner of a node or chunk, as it is stored: the highest bit tells a list from a node.
@usableFromInline
enum TreeOwner {
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

extension ChunkTree {
  /// Returns the list of a chunk, and how many items of the list come before the chunk.
  @inlinable
  func rank(of chunk: UInt32) -> (list: UInt32, offset: Int) {
    var (child, offset) = (chunk, 0)
    var owner = TreeOwner(word: chunks[Int(chunk)].owner)
    while case .node(let node) = owner {
      offset += nodes.itemCount(before: nodes.position(of: child, in: node), in: node)
      (child, owner) = (node, TreeOwner(word: nodes[ownerOf: node]))
    }
    guard case .list(let list) = owner else { fatalError("a root without a list") }
    return (list, offset)
  }

  @inlinable
  func list(of chunk: UInt32) -> UInt32 {
    var owner = TreeOwner(word: chunks[Int(chunk)].owner)
    while case .node(let node) = owner { owner = TreeOwner(word: nodes[ownerOf: node]) }
    guard case .list(let list) = owner else { fatalError("a root without a list") }
    return list
  }

  /// Returns the chunk that holds an item of a list, given the item's offset.
  @inlinable
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
    var owner = TreeOwner(word: chunks[Int(chunk)].owner)
    while case .node(let node) = owner {
      let position = nodes.position(of: child, in: node)
      nodes[node, itemCountAt: position] = UInt32(Int(nodes[node, itemCountAt: position]) + difference)
      (child, owner) = (node, TreeOwner(word: nodes[ownerOf: node]))
    }
    guard case .list(let list) = owner else { fatalError("a root without a list") }
    lists[Int(list)].itemCount += difference
  }
}
