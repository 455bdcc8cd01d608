extension OutlineStorage {
  /// All rows in order.
  @inlinable var allRows: [OutlineRow<ItemIdentifier>] {
    guard let first = rows.tree.lists[0].first else { return [] }
    return self.rows(rows.count, from: ItemLocation(chunk: first, offset: 0))
  }

  /// Returns a number of consecutive rows, the first of them at a location.
  @inlinable
  func rows(_ count: Int, from location: ItemLocation) -> [OutlineRow<ItemIdentifier>] {
    var result: [OutlineRow<ItemIdentifier>] = []
    result.reserveCapacity(count)
    forEachPiece(count, from: location) { handle, range in
      let columns = rows.chunk(handle).columns
      for offset in range {
        let attribute = columns.attributes[offset]
        result.append(
          OutlineRow(item: columns.items[offset], level: Int(attribute.level), isExpanded: attribute.isExpanded))
      }
    }
    return result
  }

  /// The items without a parent.
  @inlinable var rootItems: [ItemIdentifier] {
    var result: [ItemIdentifier] = []
    forEachChunk { chunk, _ in
      let columns = chunk.columns
      for offset in 0..<chunk.count where columns.attributes[offset].level == 0 {
        result.append(columns.items[offset])
      }
    }
    return result
  }

  /// The items without a collapsed ancestor.
  @inlinable var visibleItems: [ItemIdentifier] {
    let count = Int(rows.tree.summaries.indices.reduce(0) { $0 &+ rows.tree.summaries[$1].visibleCount })
    return Array(capacity: count) { buffer, initializedCount in
      var target = buffer.baseAddress!
      forEachChunk { chunk, summary in
        target = chunk.copyRows(summary.visibleRows, to: target)
      }
      initializedCount = count
    }
  }

  /// Calls a closure with each chunk in order.
  @inlinable
  func forEachChunk(_ body: (Chunk<ItemIdentifier, OutlineAttribute>, ChunkSummary) -> Void) {
    var next = rows.tree.lists[0].first
    while let handle = next {
      rows.withChunk(handle) { body($0, rows.tree.summaries[Int(handle)]) }
      next = rows.tree.chunks[Int(handle)].next
    }
  }

  /// Calls a closure with the part of each chunk that consecutive rows, the first of them at a location, lie in.
  @inlinable
  func forEachPiece(_ count: Int, from location: ItemLocation, _ body: (UInt32, Range<Int>) -> Void) {
    var (place, rest) = (location, count)
    while rest > 0 {
      let piece = place.offset..<min(place.offset + rest, rows.chunk(place.chunk).count)
      body(place.chunk, piece)
      rest -= piece.count
      if rest > 0 { place = ItemLocation(chunk: rows.tree.chunks[Int(place.chunk)].next!, offset: 0) }
    }
  }
}

extension Chunk {
  /// Copies the items whose bits are set and returns the end of the copies.
  @inlinable
  func copyRows(_ rows: SIMD4<UInt64>, to start: UnsafeMutablePointer<Item>) -> UnsafeMutablePointer<Item> {
    var target = start
    let items = columns.items
    for word in 0..<4 {
      var bits = rows[word]
      if bits == .max {
        target.initialize(from: items + 64 * word, count: 64)
        target += 64
        continue
      }
      while bits != 0 {
        target.initialize(to: items[64 * word + bits.trailingZeroBitCount])
        target += 1
        bits &= bits &- 1
      }
    }
    return target
  }
}
