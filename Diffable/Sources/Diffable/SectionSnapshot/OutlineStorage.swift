/// The rows of an outline in depth-first order. The rules of a section snapshot are checked before anything gets here.
///
/// The descendants of a row are the rows after it, up to the first whose level is not higher. Each row knows its level and how many
/// collapsed ancestors it has, so that only expanding and collapsing need walk through descendants.
@usableFromInline
struct OutlineStorage<ItemIdentifier: Hashable> {
  /// The rows in a single list.
  @usableFromInline var rows = ItemStore<ItemIdentifier, OutlineAttribute>()

  @inlinable
  init() {
    _ = rows.tree.makeList()
  }

  @inlinable var items: [ItemIdentifier] { rows.items(in: 0) }

  /// The first item, which is a root.
  @inlinable var firstItem: ItemIdentifier? {
    rows.tree.lists[0].first.map { rows.item(at: ItemLocation(chunk: $0, offset: 0)) }
  }

  /// The number of items without a collapsed ancestor.
  @inlinable var visibleCount: Int { rows.tree.visibleCount }

  /// Returns where items are, in their order. Those that are not in the outline are handed to a closure and left out.
  ///
  /// Items are mostly named in the order of the rows, so the row after the last one found is compared before an item is
  /// looked up. The benchmark row "100,000 levels, all expanded" shows what that brings.
  @inlinable
  func locations(of items: [ItemIdentifier], orMissing report: (ItemIdentifier) -> Void) -> [ItemLocation] {
    var locations: [ItemLocation] = []
    locations.reserveCapacity(items.count)
    var next: ItemLocation?
    for item in items {
      let isNext = next.map { rows.item(at: $0) == item } ?? false
      guard let location = isNext ? next : rows.location(of: item) else {
        report(item)
        continue
      }
      locations.append(location)
      next = self.location(chunk: location.chunk, offset: location.offset + 1)
    }
    return locations
  }

  @inlinable @inline(__always)
  func attribute(at location: ItemLocation) -> OutlineAttribute {
    rows.chunk(location.chunk).columns.attributes[location.offset]
  }

  @inlinable @inline(__always)
  func index(of location: ItemLocation) -> Int {
    rows.rank(of: location).offset
  }

  /// Returns the place of the first row, from a location on, that has a level or a lower one; `nil` for the end.
  @inlinable
  func firstLocation(from location: ItemLocation, reaching level: UInt32) -> ItemLocation? {
    let chunk = rows.chunk(location.chunk)
    let attributes = chunk.columns.attributes
    if let offset = (location.offset..<chunk.count).first(where: { attributes[$0].level <= level }) {
      return ItemLocation(chunk: location.chunk, offset: offset)
    }
    guard let next = rows.tree.chunk(from: location.chunk, .forward, reaching: level) else { return nil }
    return firstLocation(from: ItemLocation(chunk: next, offset: 0), reaching: level)
  }

  /// Returns the place just after a row's last descendant; `nil` for the end.
  @inlinable
  func endOfDescendants(ofRowAt location: ItemLocation) -> ItemLocation? {
    firstLocation(
      from: ItemLocation(chunk: location.chunk, offset: location.offset + 1), reaching: attribute(at: location).level)
  }

  @inlinable
  func countOfDescendants(ofRowAt location: ItemLocation) -> Int {
    guard let end = endOfDescendants(ofRowAt: location) else { return rows.count - index(of: location) - 1 }
    return index(of: end) - index(of: location) - 1
  }

  @inlinable
  func parent(ofRowAt location: ItemLocation) -> ItemLocation? {
    let level = attribute(at: location).level
    return level == 0 ? nil : lastLocation(before: location, reaching: level - 1)
  }

  @inlinable
  func lastLocation(before location: ItemLocation, reaching level: UInt32) -> ItemLocation? {
    let attributes = rows.chunk(location.chunk).columns.attributes
    if let offset = (0..<location.offset).last(where: { attributes[$0].level <= level }) {
      return ItemLocation(chunk: location.chunk, offset: offset)
    }
    guard let previous = rows.tree.chunk(from: location.chunk, .backward, reaching: level) else { return nil }
    return lastLocation(before: ItemLocation(chunk: previous, offset: rows.chunk(previous).count), reaching: level)
  }
}

extension OutlineStorage: Equatable {
  @inlinable
  static func == (left: OutlineStorage, right: OutlineStorage) -> Bool {
    guard left.rows.count == right.rows.count else { return false }
    return left.rows.isIdentical(to: right.rows) || left.allRows == right.allRows
  }
}

extension OutlineStorage: Sendable where ItemIdentifier: Sendable {}

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
    forEachRange(count, from: location) { handle, range in
      let columns = rows.chunk(handle).columns
      for offset in range {
        let attribute = columns.attributes[offset]
        result.append(
          OutlineRow(item: columns.items[offset], level: Int(attribute.level), isExpanded: attribute.isExpanded))
      }
    }
    return result
  }

  /// Returns a row and its descendants.
  @inlinable
  func branch(ofRowAt location: ItemLocation) -> [OutlineRow<ItemIdentifier>] {
    rows(1 + countOfDescendants(ofRowAt: location), from: location)
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
    let count = visibleCount
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
  func forEachRange(_ count: Int, from location: ItemLocation, _ body: (UInt32, Range<Int>) -> Void) {
    var (place, rest) = (location, count)
    while rest > 0 {
      let range = place.offset..<min(place.offset + rest, rows.chunk(place.chunk).count)
      body(place.chunk, range)
      rest -= range.count
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

/// An item of an outline as it stands in depth-first order.
@usableFromInline
struct OutlineRow<ItemIdentifier: Hashable>: Hashable {
  @usableFromInline var item: ItemIdentifier

  /// The number of ancestors.
  @usableFromInline var level: Int

  /// `true` if the item shows its children, if and when it has any.
  @usableFromInline var isExpanded: Bool

  @inlinable
  init(item: ItemIdentifier, level: Int, isExpanded: Bool) {
    self.item = item
    self.level = level
    self.isExpanded = isExpanded
  }
}

extension OutlineRow: Sendable where ItemIdentifier: Sendable {}
