extension ItemStore {
  @inlinable
  mutating func remove(at location: ItemLocation) {
    remove(1, from: location)
  }

  /// Removes consecutive items of a list, the first of them at a location.
  ///
  /// - Complexity: O(*k* + log *n*) for *k* items to remove and *n* items.
  @inlinable
  mutating func remove(_ count: Int, from location: ItemLocation) {
    var (place, rest) = (location, count)
    while rest > 0 {
      let next = tree.chunks[Int(place.chunk)].next
      let removed = min(rest, chunk(place.chunk).count - place.offset)
      removeRun(removed, from: place)
      rest -= removed
      if rest > 0 { place = ItemLocation(chunk: next!, offset: 0) }
    }
  }

  /// Returns how many of some items, the first of which is at a location, follow one another in its chunk.
  ///
  /// Removing them together looks one item up instead of each. The benchmark "one change of an outline applied with a
  /// view" shows what that brings: a row that is collapsed hides a hundred.
  @inlinable
  func runLength(of items: ArraySlice<Item>, at location: ItemLocation) -> Int {
    withChunk(location.chunk) { chunk in
      let (stored, hasher) = (chunk.columns + location.offset, IdentifierHasher())
      let limit = min(items.count, chunk.count - location.offset)
      var count = 1
      while count < limit {
        let item = items[items.startIndex + count]
        // An item that has changed its hash is not found here either.
        guard stored.items[count] == item, stored.tags[count] == hasher.tag(of: item) else { break }
        count += 1
      }
      return count
    }
  }

  @inlinable
  mutating func removeAll(in list: UInt32) {
    guard let first = tree.lists[Int(list)].first else { return }
    remove(count(in: list), from: ItemLocation(chunk: first, offset: 0))
  }

  /// Replaces an identifier by one that it equals: they may differ in what equality does not look at.
  @inlinable
  mutating func replace(at location: ItemLocation, with item: Item) {
    makeUnique(location.chunk, room: 0)
    chunk(location.chunk).columns.items[location.offset] = item
  }

  @inlinable
  mutating func removeRun(_ count: Int, from place: ItemLocation) {
    makeUnique(place.chunk, room: 0)
    let chunk = chunk(place.chunk)
    let run = place.offset..<(place.offset + count)
    for offset in run {
      let tag = chunk.columns.tags[offset]
      if !chunk.hasTag(tag, outside: run) { index.remove(place.chunk, under: tag) }
    }
    chunk.removeRows(run)
    tree.adjust(place.chunk, by: -count)
    summarize(place.chunk)
    if chunk.count == 0 { removeEmptyChunk(place.chunk) }
  }

  @inlinable
  mutating func removeEmptyChunk(_ handle: UInt32) {
    tree.removeChunk(handle)
    chunks[handle] = nil
  }
}

extension Chunk {
  @inlinable
  func removeRows(_ range: Range<Int>) {
    let columns = columns
    (columns.items + range.lowerBound).deinitialize(count: range.count)
    (columns + range.lowerBound).moveInitialize(from: columns + range.upperBound, count: count - range.upperBound)
    count -= range.count
  }
}

extension ItemStore {
  /// Moves an item so that it comes to stand before a place, which is given as it is before the move.
  ///
  /// For stores whose attributes do not depend on the place.
  ///
  /// - Parameter destination: The item to move before, or one past the last item of a chunk.
  /// - Complexity: O(log *n*) for *n* items.
  @inlinable
  mutating func move(from origin: ItemLocation, to destination: ItemLocation) {
    var (origin, destination) = (origin, destination)
    if origin.chunk != destination.chunk, chunk(destination.chunk).count == Chunk<Item, Attribute>.maximumCount {
      destination = split(destination, for: 1)
    }
    makeUnique(origin.chunk, room: 0)
    guard origin.chunk != destination.chunk else {
      chunk(origin.chunk).moveRow(from: origin.offset, to: destination.offset)
      return
    }
    makeUnique(destination.chunk, room: 1)
    let (source, target) = (chunk(origin.chunk), chunk(destination.chunk))
    let (row, gap) = (source.columns + origin.offset, target.columns + destination.offset)
    let tag = row.tags[0]
    let isEntered = target.hasTag(tag)
    (gap + 1).moveInitialize(from: gap, count: target.count - destination.offset)
    gap.moveInitialize(from: row, count: 1)
    row.moveInitialize(from: row + 1, count: source.count - origin.offset - 1)
    target.count += 1
    source.count -= 1
    reindex(tag, from: origin.chunk, to: destination.chunk, isEntered: isEntered)
    tree.adjust(destination.chunk, by: 1)
    tree.adjust(origin.chunk, by: -1)
    if source.count == 0 { removeEmptyChunk(origin.chunk) }
  }
}

extension Chunk {
  /// Moves a row so that it comes to stand before another one, whose offset is given as it is before the move.
  @inlinable
  func moveRow(from origin: Int, to destination: Int) {
    let columns = columns
    let item = (columns.items + origin).move()
    let (tag, attribute) = (columns.tags[origin], columns.attributes[origin])
    var final = destination
    if origin < destination {
      final -= 1
      (columns + origin).moveInitialize(from: columns + (origin + 1), count: final - origin)
    } else {
      (columns + (destination + 1)).moveInitialize(from: columns + destination, count: origin - destination)
    }
    (columns.items + final).initialize(to: item)
    (columns.tags[final], columns.attributes[final]) = (tag, attribute)
  }
}
