extension ItemStore {
  /// Inserts items, with their attributes if the store has any, and returns whether all were new.
  ///
  /// If an item is repeated or is in the store already the store is left as it was.
  ///
  /// - Parameter location: The item to insert before, or one past the last item of a chunk; `nil` for the end of the
  ///   list.
  /// - Complexity: O(*k* + log *n*) for *k* new items and *n* items.
  @inlinable
  mutating func insert(
    _ items: UnsafeBufferPointer<Item>, attributes: UnsafePointer<Attribute>? = nil, in list: UInt32,
    at location: ItemLocation?
  ) -> Bool {
    if count == 0, items.count > Chunk<Item, Attribute>.maximumCount {
      return fill(with: items, attributes: attributes, in: list)
    }
    let isReserved = items.count > 1 && index.reserve(items.count)
    var place = location ?? end(of: list)
    var inserted = 0
    while inserted < items.count {
      let rest = items.count - inserted
      let room: Int
      (place, room) = makeRoom(at: place, in: list, for: rest)
      let next = min(rest, room)
      let isNew = insertRun(
        UnsafeBufferPointer(rebasing: items[inserted..<(inserted + next)]),
        attributes: attributes.map { $0 + inserted }, at: place!, isReserved: isReserved)
      guard isNew else {
        for item in items[..<inserted] { remove(at: self.location(of: item)!) }
        return false
      }
      place!.offset += next
      inserted += next
    }
    return true
  }

  /// The place after the last item of a list; `nil` if the list is empty.
  @inlinable
  func end(of list: UInt32) -> ItemLocation? {
    tree.lists[Int(list)].last.map { ItemLocation(chunk: $0, offset: chunk($0).count) }
  }

  /// Returns a place where items can be put that are to come before the given one, and how many of them.
  @inlinable
  mutating func makeRoom(
    at location: ItemLocation?, in list: UInt32, for count: Int
  ) -> (place: ItemLocation?, room: Int) {
    let maximum = Chunk<Item, Attribute>.maximumCount
    guard var place = location else {
      let appended = Chunk<Item, Attribute>.appendedCount
      return (ItemLocation(chunk: addChunk(tree.insertChunk(inEmpty: list), for: count), offset: 0), appended)
    }
    let filled = chunk(place.chunk).count
    let isEnd = place.offset == filled && tree.chunks[Int(place.chunk)].next == nil
    let limit = isEnd ? Chunk<Item, Attribute>.appendedCount : maximum
    if filled + count <= limit { return (place, count) }
    if place.offset == filled {
      if filled < limit { return (place, limit - filled) }
      return (ItemLocation(chunk: addChunk(tree.insertChunk(after: place.chunk), for: count), offset: 0), limit)
    }
    if place.offset == 0 {
      guard let previous = tree.chunks[Int(place.chunk)].previous, chunk(previous).count < maximum else {
        return (ItemLocation(chunk: addChunk(tree.insertChunk(before: place.chunk), for: count), offset: 0), maximum)
      }
      place = ItemLocation(chunk: previous, offset: chunk(previous).count)
      return (place, maximum - place.offset)
    }
    return makeRoom(at: split(place, for: count), in: list, for: count)
  }

  /// Moves the later part of a chunk to a new chunk after it, and returns where the given place has gone.
  ///
  /// The chunk is cut in the middle if the new items then fit, and at the place itself otherwise.
  @inlinable
  mutating func split(_ place: ItemLocation, for count: Int) -> ItemLocation {
    let maximum = Chunk<Item, Attribute>.maximumCount
    let filled = chunk(place.chunk).count
    let kept = count <= maximum / 2 ? filled / 2 : place.offset
    let new = addChunk(tree.insertChunk(after: place.chunk), for: filled - kept)
    makeUnique(place.chunk, room: 0)
    let (source, target) = (chunk(place.chunk), chunk(new))
    let moved = source.columns + kept
    target.columns.moveInitialize(from: moved, count: filled - kept)
    source.count = kept
    target.count = filled - kept
    for offset in 0..<target.count {
      reindex(target.columns.tags[offset], from: place.chunk, to: new, isEntered: false)
    }
    tree.adjust(place.chunk, by: kept - filled)
    tree.adjust(new, by: filled - kept)
    summarize(place.chunk)
    summarize(new)
    return place.offset <= kept ? place : ItemLocation(chunk: new, offset: place.offset - kept)
  }

  /// Brings the index up to date after a row has gone to another chunk.
  ///
  /// - Parameter isEntered: `true` if the other chunk had a row with the tag before.
  @inlinable
  mutating func reindex(_ tag: UInt32, from old: UInt32, to new: UInt32, isEntered: Bool) {
    if chunk(old).hasTag(tag) {
      _ = index.insert(new, under: tag, unless: { _ in false })
    } else if isEntered {
      index.remove(old, under: tag)
    } else {
      index.replace(old, under: tag, with: new)
    }
  }

  @inlinable
  mutating func addChunk(_ handle: UInt32, for count: Int) -> UInt32 {
    chunks.put(.make(capacity: min(count, Chunk<Item, Attribute>.maximumCount)), under: handle)
    return handle
  }

  /// Makes a chunk writable, with room for some more items.
  @inlinable
  mutating func makeUnique(_ handle: UInt32, room: Int) {
    let (needed, capacity) = (chunk(handle).count + room, chunk(handle).reservedCount)
    if needed > capacity {
      let generous = min(max(needed, 2 * capacity), Chunk<Item, Attribute>.maximumCount)
      chunks[handle] = chunk(handle).copy(capacity: generous)
    } else if !isKnownUniquelyReferenced(&chunks[handle]) {
      chunks[handle] = chunk(handle).copy(capacity: capacity)
    }
  }

  /// Inserts items into one chunk that has room for them; does nothing and returns `false` if one of them is not new.
  @inlinable
  mutating func insertRun(
    _ items: UnsafeBufferPointer<Item>, attributes: UnsafePointer<Attribute>?, at place: ItemLocation,
    isReserved: Bool
  ) -> Bool {
    makeUnique(place.chunk, room: items.count)
    let hasher = IdentifierHasher()
    let chunk = chunk(place.chunk)
    let gap = chunk.columns + place.offset
    (gap + items.count).moveInitialize(from: gap, count: chunk.count - place.offset)
    gap.items.initialize(from: items.baseAddress!, count: items.count)
    if let attributes { gap.attributes.update(from: attributes, count: items.count) }
    for offset in 0..<items.count { gap.tags[offset] = hasher.tag(of: items[offset]) }
    chunk.count += items.count

    let chunks = chunks
    let tags = UnsafeBufferPointer(start: gap.tags, count: items.count)
    let entered = index.insert(place.chunk, under: tags, isReserved: isReserved) { offset, candidate in
      guard candidate == place.chunk else {
        return chunks[candidate].unsafelyUnwrapped.offset(of: items[offset], tag: tags[offset]) != nil
      }
      return chunk.contains(items[offset], tag: tags[offset], elsewhereThan: place.offset + offset)
    }
    guard entered == items.count else {
      let run = place.offset..<(place.offset + items.count)
      for tag in tags[..<entered] where !chunk.hasTag(tag, outside: run) { index.remove(place.chunk, under: tag) }
      chunk.removeRows(run)
      if chunk.count == 0 { removeEmptyChunk(place.chunk) }
      return false
    }
    tree.adjust(place.chunk, by: items.count)
    summarize(place.chunk)
    return true
  }

  /// Brings the tree's knowledge of a chunk up to date after its attributes have changed.
  @inlinable
  mutating func summarize(_ handle: UInt32) {
    let chunk = chunk(handle)
    guard let summary = Attribute.summary(of: chunk.columns.attributes, count: chunk.count) else { return }
    tree.setSummary(summary, of: handle)
  }
}

extension Chunk where Item: Hashable {
  @inlinable
  func contains(_ item: Item, tag: UInt32, elsewhereThan excluded: Int) -> Bool {
    let items = columns.items
    return firstOffset(under: tag) { $0 != excluded && items[$0] == item } != nil
  }
}

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
    let areNew = index.fill(with: runs).allSatisfy {
      haveOwnLocations(inChunk: UInt32(truncatingIfNeeded: $0), under: UInt32(truncatingIfNeeded: $0 &>> 32))
    }
    if !areNew { self = empty }
    return areNew
  }

  /// `true` if none of the items of a chunk under a tag equals one that is found before it.
  @inlinable
  func haveOwnLocations(inChunk handle: UInt32, under tag: UInt32) -> Bool {
    let chunk = chunk(handle)
    let columns = chunk.columns
    return chunk.firstOffset(under: tag) { offset in
      let location = chunks.location(of: columns.items[offset], under: tag, by: index)
      return location != nil && location != ItemLocation(chunk: handle, offset: offset)
    } == nil
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
}
