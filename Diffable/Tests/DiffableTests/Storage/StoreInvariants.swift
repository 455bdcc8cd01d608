import Testing

@testable import Diffable

extension SnapshotStorage {
  /// Requires that every part of the storage agrees with every other.
  func checkInvariants() throws {
    try items.checkInvariants()
    if let gathered {
      try invariant(items.count == 0)
      try invariant(gathered.count == gathered.lists.reduce(0) { $0 + $1.count })
      let indexed = ItemStore<ItemIdentifier, NoAttribute>(gathered.lists)
      try indexed.checkInvariants()
      for (list, items) in gathered.lists.enumerated() { try invariant(indexed.items(in: UInt32(list)) == items) }
    }
    try invariant(sections.lists.count == sections.identifiers.count)
    try invariant(sections.index.count == sections.identifiers.count)
    var sum = 0
    for (position, list) in sections.lists.enumerated() {
      try invariant(sections.positions[Int(list)] == position)
      try invariant(sections.position(of: sections.identifiers[position]) == position)
      try invariant(sections.itemCounts.sum(before: position) == sum)
      sum += itemCount(inSectionAt: position)
    }
    try invariant(sum == itemCount)
  }
}

extension ItemStore {
  func checkInvariants() throws {
    try index.checkInvariants()
    var handles: Set<UInt32> = []
    for list in tree.lists.indices { try checkList(UInt32(list), &handles) }
    var entries: Set<UInt64> = []
    for handle in handles {
      for offset in 0..<chunk(handle).count {
        entries.insert(UInt64(chunk(handle).columns.tags[offset]) << 32 | UInt64(handle))
      }
    }
    try invariant(index.count == entries.count)
    try invariant(count == handles.reduce(0) { $0 + chunk($1).count })
    try invariant(tree.visibleCount == tree.summaries.indices.reduce(0) { $0 + Int(tree.summaries[$1].visibleCount) })
    for (handle, chunk) in chunks.blocks.joined().enumerated() {
      try invariant((chunk != nil) == handles.contains(UInt32(handle)))
    }
  }

  private func checkList(_ list: UInt32, _ handles: inout Set<UInt32>) throws {
    var (offset, previous) = (0, UInt32?.none)
    var next = tree.lists[Int(list)].first
    while let handle = next {
      try invariant(handles.insert(handle).inserted)
      let place = tree.chunks[Int(handle)]
      try invariant(place.previous == previous)
      try invariant(place.itemCount == chunk(handle).count)
      try invariant(tree.rank(of: handle) == (list, offset))
      try invariant(tree.location(in: list, at: offset) == ItemLocation(chunk: handle, offset: 0))
      try checkChunk(handle)
      offset += chunk(handle).count
      (previous, next) = (handle, place.next)
    }
    try invariant(tree.lists[Int(list)].last == previous)
    try invariant(tree.lists[Int(list)].itemCount == offset)
  }

  private func checkChunk(_ handle: UInt32) throws {
    let (chunk, columns) = (chunk(handle), chunk(handle).columns)
    try invariant((1...Chunk<Item, Attribute>.maximumCount).contains(chunk.count))
    try invariant(chunk.count <= chunk.header.capacity)
    for offset in 0..<chunk.count {
      try invariant(columns.tags[offset] == IdentifierHasher().tag(of: columns.items[offset]))
      try invariant(location(of: columns.items[offset]) == ItemLocation(chunk: handle, offset: offset))
    }
  }
}
