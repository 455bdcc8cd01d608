extension ItemStore {
  /// Puts items into a list of a store without any, and returns whether all are different.
  ///
  /// If an item is repeated the store is left as it was.
  ///
  /// - Complexity: O(*n*) for *n* items.
  @inlinable
  mutating func fill(
    with items: UnsafeBufferPointer<Item>, attributes: UnsafePointer<Attribute>?, in list: UInt32
  ) -> Bool {
    let empty = self
    var runs: [TagRun] = []
    var start = 0
    while start < items.count {
      let end = min(start + Chunk<Item, Attribute>.appendedCount, items.count)
      let place = start == 0 ? tree.insertChunk(inEmpty: list) : tree.insertChunk(after: tree.lists[Int(list)].last!)
      let handle = addChunk(place, for: end - start)
      chunk(handle).fill(
        with: UnsafeBufferPointer(rebasing: items[start..<end]), attributes: attributes.map { $0 + start })
      tree.adjust(handle, by: end - start)
      summarize(handle)
      runs.append(TagRun(tags: chunk(handle).columns.tags, count: end - start, handle: handle))
      start = end
    }
    let chunks = chunks
    let areNew = index.fill(with: runs) { tag, handle, other in
      chunks[Int(handle)].unsafelyUnwrapped.hasEqualItems(under: tag, in: chunks[Int(other)].unsafelyUnwrapped)
    }
    if !areNew { self = empty }
    return areNew
  }
}

extension Chunk where Item: Hashable {
  /// Puts items into an empty chunk.
  @inlinable
  func fill(with items: UnsafeBufferPointer<Item>, attributes: UnsafePointer<Attribute>?) {
    let (columns, hasher) = (columns, IdentifierHasher())
    columns.items.initialize(from: items.baseAddress!, count: items.count)
    if let attributes { columns.attributes.update(from: attributes, count: items.count) }
    for offset in items.indices { columns.tags[offset] = hasher.tag(of: items[offset]) }
    count = items.count
  }

  /// Whether two different places in this chunk and another, or in this one alone, hold equal items under a tag.
  @inlinable
  func hasEqualItems(under tag: UInt32, in other: Chunk) -> Bool {
    let (columns, others) = (columns, other.columns)
    return (0..<count).contains { offset in
      columns.tags[offset] == tag
        && (0..<other.count).contains {
          others.tags[$0] == tag && others.items[$0] == columns.items[offset] && (self !== other || $0 != offset)
        }
    }
  }
}
