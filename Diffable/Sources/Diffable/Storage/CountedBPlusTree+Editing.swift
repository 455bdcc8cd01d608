extension CountedBPlusTree {
  @usableFromInline
  mutating func makeList() -> UInt32 {
    if let list = freeLists.popLast() { return list }
    lists.append(ChunkList())
    return UInt32(lists.count - 1)
  }

  /// Forgets a list, which must be empty.
  @usableFromInline
  mutating func removeList(_ list: UInt32) {
    freeLists.append(list)
  }

  /// Makes a chunk without items, the first of an empty list.
  @usableFromInline
  mutating func insertChunk(inEmpty list: UInt32) -> UInt32 {
    let chunk = makeChunk(ChunkPlace(owner: BPlusTreeOwner.list(list).word))
    lists[Int(list)] = ChunkList(first: chunk, last: chunk, root: chunk)
    return chunk
  }

  /// Makes a chunk without items just after another one.
  @usableFromInline
  mutating func insertChunk(after chunk: UInt32) -> UInt32 {
    let next = chunks[Int(chunk)].next
    let new = makeChunk(ChunkPlace(owner: 0, previous: chunk, next: next))
    chunks[Int(chunk)].next = new
    if let next { chunks[Int(next)].previous = new } else { lists[Int(list(of: chunk))].last = new }
    insertChild(child(new, height: 0), nextTo: chunk, distance: 1, height: 0)
    return new
  }

  /// Makes a chunk without items just before another one.
  @usableFromInline
  mutating func insertChunk(before chunk: UInt32) -> UInt32 {
    let previous = chunks[Int(chunk)].previous
    let new = makeChunk(ChunkPlace(owner: 0, previous: previous, next: chunk))
    chunks[Int(chunk)].previous = new
    if let previous { chunks[Int(previous)].next = new } else { lists[Int(list(of: chunk))].first = new }
    insertChild(child(new, height: 0), nextTo: chunk, distance: 0, height: 0)
    return new
  }

  /// Takes out a chunk, which must have no items.
  @usableFromInline
  mutating func removeChunk(_ chunk: UInt32) {
    let (previous, next) = (chunks[Int(chunk)].previous, chunks[Int(chunk)].next)
    if previous == nil || next == nil {
      let list = Int(list(of: chunk))
      if previous == nil { lists[list].first = next }
      if next == nil { lists[list].last = previous }
    }
    if let previous { chunks[Int(previous)].next = next }
    if let next { chunks[Int(next)].previous = previous }
    removeChild(chunk, height: 0)
    if Int(chunk) < summaries.count { summaries[Int(chunk)] = ChunkSummary() }
    freeChunks.append(chunk)
  }

  private mutating func makeChunk(_ place: ChunkPlace) -> UInt32 {
    if let chunk = freeChunks.popLast() {
      chunks[Int(chunk)] = place
      return chunk
    }
    chunks.append(place)
    return UInt32(chunks.count - 1)
  }

  private func owner(of child: UInt32, height: Int) -> BPlusTreeOwner {
    BPlusTreeOwner(word: height == 0 ? chunks[Int(child)].owner : nodes[ownerOf: child])
  }

  private mutating func setOwner(_ owner: BPlusTreeOwner, of child: UInt32, height: Int) {
    if height == 0 { chunks[Int(child)].owner = owner.word } else { nodes[ownerOf: child] = owner.word }
  }

  /// A chunk, of height 0, or a node, as the node above it is to know it.
  private func child(_ handle: UInt32, height: Int) -> BPlusTreeChild {
    guard height > 0 else {
      return BPlusTreeChild(
        handle: handle, itemCount: chunks[Int(handle)].itemCount, lowestLevel: lowestLevel(in: handle))
    }
    return BPlusTreeChild(
      handle: handle, itemCount: nodes.itemCount(of: handle), lowestLevel: nodes.lowestLevel(of: handle))
  }

  private mutating func insertChild(_ child: BPlusTreeChild, nextTo sibling: UInt32, distance: Int, height: Int) {
    var node = nodeAbove(sibling, height: height)
    var position = nodes.position(of: sibling, in: node) + distance
    if nodes[childCountOf: node] == BPlusTreeNodes.fanOut {
      (node, position) = split(node, height: height, for: position)
    }
    nodes.insert(child, at: position, in: node)
    setOwner(.node(node), of: child.handle, height: height)
  }

  /// Returns the node above a child, which is put there if the child is the root of its list.
  private mutating func nodeAbove(_ handle: UInt32, height: Int) -> UInt32 {
    switch owner(of: handle, height: height) {
    case .node(let node): return node
    case .list(let list):
      let node = nodes.make()
      nodes.insert(child(handle, height: height), at: 0, in: node)
      nodes[ownerOf: node] = BPlusTreeOwner.list(list).word
      setOwner(.node(node), of: handle, height: height)
      lists[Int(list)].root = node
      lists[Int(list)].height = UInt32(height + 1)
      return node
    }
  }

  /// Splits a full node, whose children have the given height, and returns where a position in it has gone.
  ///
  /// A node that grows at its end keeps its children: lists are mostly built from front to back.
  private mutating func split(_ node: UInt32, height: Int, for position: Int) -> (node: UInt32, position: Int) {
    let kept = position == BPlusTreeNodes.fanOut ? position : BPlusTreeNodes.fanOut / 2
    let right = nodes.make()
    insertChild(child(right, height: height + 1), nextTo: node, distance: 1, height: height + 1)
    for index in kept..<BPlusTreeNodes.fanOut {
      let child = nodes[node, index]
      nodes.insert(child, at: index - kept, in: right)
      setOwner(.node(right), of: child.handle, height: height)
    }
    nodes[childCountOf: node] = kept
    recount(node, height: height + 1)
    recount(right, height: height + 1)
    return position > kept || kept == BPlusTreeNodes.fanOut ? (right, position - kept) : (node, position)
  }

  /// Brings the counts in the nodes above a node up to date.
  private mutating func recount(_ node: UInt32, height: Int) {
    var (below, height) = (node, height)
    while case .node(let above) = owner(of: below, height: height) {
      nodes[above, nodes.position(of: below, in: above)] = child(below, height: height)
      (below, height) = (above, height + 1)
    }
  }

  private mutating func removeChild(_ child: UInt32, height: Int) {
    switch owner(of: child, height: height) {
    case .list(let list): lists[Int(list)] = ChunkList()
    case .node(let node):
      nodes.removeChild(at: nodes.position(of: child, in: node), in: node)
      switch nodes[childCountOf: node] {
      case 0:
        removeChild(node, height: height + 1)
        nodes.free(node)
      case 1: collapseRoot(node, height: height)
      default: break
      }
    }
  }

  /// Lets the only child of a node, of the given height, take the node's place if the node is the root of its list.
  private mutating func collapseRoot(_ node: UInt32, height: Int) {
    guard case .list(let list) = BPlusTreeOwner(word: nodes[ownerOf: node]) else { return }
    let child = nodes[node, childAt: 0]
    setOwner(.list(list), of: child, height: height)
    lists[Int(list)].root = child
    lists[Int(list)].height = UInt32(height)
    nodes.free(node)
    if height > 0, nodes[childCountOf: child] == 1 { collapseRoot(child, height: height - 1) }
  }
}
