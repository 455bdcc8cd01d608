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
    append(items, attributes: attributes, to: list, &runs)
    let repeated = index.fill(with: runs).flatMap { entry in
      withChunk(UInt32(truncatingIfNeeded: entry)) { $0.items(under: UInt32(truncatingIfNeeded: entry &>> 32)) }
    }
    let areNew = repeated.duplicateIdentifiers().isEmpty
    if !areNew { self = empty }
    return areNew
  }

  /// Creates a store of lists whose items are all different, each list under its offset.
  ///
  /// - Complexity: O(*n*) for *n* items and lists.
  @inlinable
  init(_ lists: ContiguousArray<[Item]>) {
    self.init()
    var runs: [TagRun] = []
    for items in lists {
      let list = tree.makeList()
      items.withUnsafeBufferPointer { append($0, attributes: nil, to: list, &runs) }
    }
    if !runs.isEmpty { _ = index.fill(with: runs) }
  }

  /// Puts items into new chunks of an empty list, without entering them into the index.
  @inlinable
  mutating func append(
    _ items: UnsafeBufferPointer<Item>, attributes: UnsafePointer<Attribute>?, to list: UInt32, _ runs: inout [TagRun]
  ) {
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

  @inlinable
  func items(under tag: UInt32) -> [Item] {
    let columns = columns
    return (0..<count).filter { columns.tags[$0] == tag }.map { columns.items[$0] }
  }
}
