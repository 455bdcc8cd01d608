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
      let piece = min(rest, chunk(place.chunk).count - place.offset)
      removePiece(piece, from: place)
      rest -= piece
      if rest > 0 { place = ItemLocation(chunk: next!, offset: 0) }
    }
  }

  @inlinable
  mutating func removeAll(in list: UInt32) {
    guard let first = tree.lists[Int(list)].first else { return }
    remove(count(in: list), from: ItemLocation(chunk: first, offset: 0))
  }

  /// Puts another identifier in place of one that it equals: they may differ in what equality does not look at.
  @inlinable
  mutating func replace(at location: ItemLocation, with item: Item) {
    makeUnique(location.chunk, room: 0)
    chunk(location.chunk).columns.items[location.offset] = item
  }

  @inlinable
  mutating func removePiece(_ count: Int, from place: ItemLocation) {
    makeUnique(place.chunk, room: 0)
    let chunk = chunk(place.chunk)
    let tags = chunk.columns.tags + place.offset
    for offset in 0..<count { index.remove(place.chunk, under: tags[offset]) }
    chunk.removeRows(place.offset..<(place.offset + count))
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
