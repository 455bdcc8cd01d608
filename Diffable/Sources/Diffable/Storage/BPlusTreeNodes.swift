/// A chunk or node as the node above it knows it.
struct BPlusTreeChild {
  var handle: UInt32
  var itemCount: UInt32
  var lowestLevel: UInt32
}

/// The inner nodes of a counted B⁺-tree, each a fixed range of words: its owner, the number of its children, then the
/// children, the number of items under each and the lowest level among those.
///
/// Copies share blocks of nodes until one writes to them, so that the first edit of a copy does not copy all nodes. The
/// benchmark "one change of an outline applied with a view" shows what that brings.
@usableFromInline
struct BPlusTreeNodes: Sendable {
  @usableFromInline var blocks: ContiguousArray<ContiguousArray<UInt32>> = []
  private var count = 0
  private var freeNodes: [UInt32] = []

  @inlinable static var fanOut: Int { 64 }
  @inlinable static var headerWords: Int { 2 }
  @inlinable static var wordsPerNode: Int { headerWords + 3 * fanOut }
  @inlinable static var nodesPerBlock: Int { 8 }

  mutating func make() -> UInt32 {
    if let node = freeNodes.popLast() { return node }
    if count % Self.nodesPerBlock == 0 { blocks.append([]) }
    blocks[blocks.count - 1].append(contentsOf: repeatElement(0, count: Self.wordsPerNode))
    count += 1
    return UInt32(count - 1)
  }

  mutating func free(_ node: UInt32) {
    self[childCountOf: node] = 0
    freeNodes.append(node)
  }

  /// Who holds a node: another node, or a list.
  @inlinable
  subscript(ownerOf node: UInt32) -> UInt32 {
    get { self[node, wordAt: 0] }
    set { self[node, wordAt: 0] = newValue }
  }

  subscript(childCountOf node: UInt32) -> Int {
    get { Int(self[node, wordAt: 1]) }
    set { self[node, wordAt: 1] = UInt32(newValue) }
  }

  /// A child, which is a chunk on the lowest level and a node on the others.
  subscript(node: UInt32, childAt position: Int) -> UInt32 {
    get { self[node, wordAt: Self.headerWords + position] }
    set { self[node, wordAt: Self.headerWords + position] = newValue }
  }

  /// The number of items under a child.
  subscript(node: UInt32, itemCountAt position: Int) -> UInt32 {
    get { self[node, wordAt: Self.headerWords + Self.fanOut + position] }
    set { self[node, wordAt: Self.headerWords + Self.fanOut + position] = newValue }
  }

  /// The lowest level of an item under a child.
  subscript(node: UInt32, lowestLevelAt position: Int) -> UInt32 {
    get { self[node, wordAt: Self.headerWords + 2 * Self.fanOut + position] }
    set { self[node, wordAt: Self.headerWords + 2 * Self.fanOut + position] = newValue }
  }

  func lowestLevel(of node: UInt32) -> UInt32 {
    (0..<self[childCountOf: node]).reduce(.max) { min($0, self[node, lowestLevelAt: $1]) }
  }

  @inlinable
  func position(of child: UInt32, in node: UInt32) -> Int {
    withWords(of: node) { children, _, childCount in
      children.firstOffset(of: child, count: childCount) { _ in true }!
    }
  }

  /// The number of items under the children before one.
  @inlinable
  func itemCount(before position: Int, in node: UInt32) -> Int {
    withWords(of: node) { _, itemCounts, _ in
      var sum: UInt32 = 0
      for index in 0..<position { sum &+= itemCounts[index] }
      return Int(sum)
    }
  }

  func itemCount(of node: UInt32) -> UInt32 {
    UInt32(itemCount(before: self[childCountOf: node], in: node))
  }

  /// The child that holds an item, and the item's offset under it.
  @inlinable
  func child(holding offset: Int, in node: UInt32) -> (child: UInt32, offset: Int) {
    withWords(of: node) { children, itemCounts, _ in
      var (position, rest) = (0, UInt32(offset))
      while rest >= itemCounts[position] {
        rest &-= itemCounts[position]
        position &+= 1
      }
      return (children[position], Int(rest))
    }
  }

  mutating func insert(_ child: BPlusTreeChild, at position: Int, in node: UInt32) {
    let count = self[childCountOf: node]
    for index in stride(from: count, to: position, by: -1) { self[node, index] = self[node, index - 1] }
    self[node, position] = child
    self[childCountOf: node] = count + 1
  }

  mutating func removeChild(at position: Int, in node: UInt32) {
    let count = self[childCountOf: node] - 1
    for index in position..<max(position, count) { self[node, index] = self[node, index + 1] }
    self[childCountOf: node] = count
  }

  subscript(node: UInt32, position: Int) -> BPlusTreeChild {
    get {
      BPlusTreeChild(
        handle: self[node, childAt: position], itemCount: self[node, itemCountAt: position],
        lowestLevel: self[node, lowestLevelAt: position])
    }
    set {
      self[node, childAt: position] = newValue.handle
      self[node, itemCountAt: position] = newValue.itemCount
      self[node, lowestLevelAt: position] = newValue.lowestLevel
    }
  }

  /// A word of a node.
  @inlinable
  subscript(node: UInt32, wordAt word: Int) -> UInt32 {
    get { blocks[Int(node) / Self.nodesPerBlock][Int(node) % Self.nodesPerBlock * Self.wordsPerNode + word] }
    set { blocks[Int(node) / Self.nodesPerBlock][Int(node) % Self.nodesPerBlock * Self.wordsPerNode + word] = newValue }
  }

  @inlinable
  func withWords<Result>(
    of node: UInt32,
    _ body: (_ children: UnsafePointer<UInt32>, _ itemCounts: UnsafePointer<UInt32>, _ childCount: Int) -> Result
  ) -> Result {
    blocks[Int(node) / Self.nodesPerBlock].withUnsafeBufferPointer { words in
      let node = words.baseAddress! + Int(node) % Self.nodesPerBlock * Self.wordsPerNode
      let children = node + Self.headerWords
      return body(children, children + Self.fanOut, Int(node[1]))
    }
  }
}
