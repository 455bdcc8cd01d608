extension ChunkTree {
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
    summaries[Int(chunk)] = summary
    guard isLevelNew else { return }
    var (child, level) = (chunk, summary.lowestLevel)
    var owner = TreeOwner(word: chunks[Int(chunk)].owner)
    while case .node(let node) = owner {
      nodes[node, lowestLevelAt: nodes.position(of: child, in: node)] = level
      (child, level) = (node, nodes.lowestLevel(of: node))
      owner = TreeOwner(word: nodes[ownerOf: node])
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
    var owner = TreeOwner(word: chunks[Int(chunk)].owner)
    while case .node(let node) = owner {
      let position = nodes.position(of: child, in: node)
      if let found = nodes.child(of: node, from: position, direction, reaching: level) {
        return descend(from: found, height: height, direction, reaching: level)
      }
      (child, height) = (node, height + 1)
      owner = TreeOwner(word: nodes[ownerOf: node])
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

extension TreeNodes {
  /// Returns the closest child beyond a position with a row of a level or of a lower one.
  func child(of node: UInt32, from position: Int, _ direction: ChunkTree.Direction, reaching level: UInt32) -> UInt32? {
    let step = direction == .forward ? 1 : -1
    let end = direction == .forward ? self[childCountOf: node] : -1
    return stride(from: position + step, to: end, by: step)
      .first { self[node, lowestLevelAt: $0] <= level }
      .map { self[node, childAt: $0] }
  }
}
