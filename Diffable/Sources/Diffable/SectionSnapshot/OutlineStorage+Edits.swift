extension OutlineStorage {
  /// Inserts rows so that the roots among them, the first row being one, come to stand under a parent.
  ///
  /// - Parameters:
  ///   - location: The row to insert before; `nil` for the end.
  ///   - parent: The row to be the parent; `nil` if the roots stay roots.
  /// - Returns: Whether all items were new; if not nothing is changed.
  @inlinable
  mutating func insert(
    _ new: [OutlineRow<ItemIdentifier>], at location: ItemLocation?, under parent: ItemLocation?
  ) -> Bool {
    var (level, collapsedAncestors): (UInt32, UInt32) = (0, 0)
    if let parent {
      let parent = attribute(at: parent)
      level = parent.level + 1
      collapsedAncestors = parent.collapsedAncestors + (parent.isExpanded ? 0 : 1)
    }
    let attributes = Self.attributes(of: new, level: level, collapsedAncestors: collapsedAncestors)
    return new.map { $0.item }.withUnsafeBufferPointer { items in
      attributes.withUnsafeBufferPointer { attributes in
        rows.insert(items, attributes: attributes.baseAddress, in: 0, at: location)
      }
    }
  }

  @inlinable
  mutating func removeDescendants(ofRowAt location: ItemLocation, andRow alsoRow: Bool) {
    let count = countOfDescendants(ofRowAt: location)
    let offset = alsoRow ? location.offset : location.offset + 1
    guard let first = self.location(chunk: location.chunk, offset: offset) else { return }
    rows.remove(alsoRow ? count + 1 : count, from: first)
  }

  /// Makes rows expanded or collapsed, and brings their descendants up to date.
  @inlinable
  mutating func setExpanded(_ isExpanded: Bool, at locations: [ItemLocation]) {
    // Once more descendants were brought up to date than there are rows, all rows are, in one pass at the end.
    var rest = rows.count
    for location in locations where attribute(at: location).isExpanded != isExpanded {
      setFlag(isExpanded, at: location)
      if rest >= 0 { rest -= updateDescendants(ofRowAt: location, by: isExpanded ? -1 : 1) }
    }
    if rest < 0 { recountCollapsedAncestors() }
  }

  /// Makes a row expanded or collapsed, but leaves its descendants as they are.
  @inlinable
  mutating func setFlag(_ isExpanded: Bool, at location: ItemLocation) {
    rows.makeUnique(location.chunk, room: 0)
    rows.chunk(location.chunk).columns.attributes[location.offset].isExpanded = isExpanded
  }

  /// Adds to the number of collapsed ancestors of each descendant of a row, and returns how many descendants there are.
  @inlinable
  mutating func updateDescendants(ofRowAt location: ItemLocation, by difference: Int) -> Int {
    let count = countOfDescendants(ofRowAt: location)
    guard count > 0, let first = self.location(chunk: location.chunk, offset: location.offset + 1) else { return 0 }
    var ranges: [(UInt32, Range<Int>)] = []
    forEachRange(count, from: first) { ranges.append(($0, $1)) }
    for (chunk, range) in ranges {
      rows.makeUnique(chunk, room: 0)
      let attributes = rows.chunk(chunk).columns.attributes
      for offset in range {
        attributes[offset].collapsedAncestors = UInt32(Int(attributes[offset].collapsedAncestors) + difference)
      }
      rows.summarize(chunk)
    }
    return count
  }

  /// Counts the collapsed ancestors of all rows again.
  ///
  /// - Complexity: O(*n*) for *n* rows.
  @inlinable
  mutating func recountCollapsedAncestors() {
    // How many of the ancestors of a row on each level, up to the last one, are collapsed.
    var collapsedAbove: [UInt32] = [0]
    var next = rows.tree.lists[0].first
    while let chunk = next {
      rows.makeUnique(chunk, room: 0)
      let attributes = rows.chunk(chunk).columns.attributes
      for offset in 0..<rows.chunk(chunk).count {
        let level = Int(attributes[offset].level)
        collapsedAbove.removeLast(collapsedAbove.count - level - 1)
        attributes[offset].collapsedAncestors = collapsedAbove[level]
        collapsedAbove.append(collapsedAbove[level] + (attributes[offset].isExpanded ? 0 : 1))
      }
      rows.summarize(chunk)
      next = rows.tree.chunks[Int(chunk)].next
    }
  }

  /// The location of a row, given one that may be just past its chunk's last row; `nil` for the end.
  @inlinable @inline(__always)
  func location(chunk: UInt32, offset: Int) -> ItemLocation? {
    guard offset == rows.chunk(chunk).count else { return ItemLocation(chunk: chunk, offset: offset) }
    return rows.tree.chunks[Int(chunk)].next.map { ItemLocation(chunk: $0, offset: 0) }
  }

  /// The attributes of rows under a new parent: ancestors outside count, and so do collapsed rows among themselves.
  @inlinable
  static func attributes(
    of rows: [OutlineRow<ItemIdentifier>], level: UInt32, collapsedAncestors: UInt32
  ) -> [OutlineAttribute] {
    var collapsedAbove = [collapsedAncestors]
    let topLevel = rows.first?.level ?? 0
    return rows.map { row in
      let depth = row.level - topLevel
      collapsedAbove.removeLast(collapsedAbove.count - depth - 1)
      let hidden = collapsedAbove[depth]
      collapsedAbove.append(hidden + (row.isExpanded ? 0 : 1))
      return OutlineAttribute(
        level: level + UInt32(depth), collapsedAncestors: hidden, isExpanded: row.isExpanded)
    }
  }
}

/// What an outline keeps with each item.
@usableFromInline
struct OutlineAttribute: ItemAttribute {
  /// The number of ancestors.
  @usableFromInline var level: UInt32

  /// Twice the number of collapsed ancestors, and one more if the item is expanded: one word, as every row has one.
  @usableFromInline var flags: UInt32

  @inlinable
  init(level: UInt32, collapsedAncestors: UInt32, isExpanded: Bool) {
    self.level = level
    flags = collapsedAncestors &<< 1 | (isExpanded ? 1 : 0)
  }

  /// The number of ancestors that hide what is under them; the item is visible if the number is zero.
  @inlinable var collapsedAncestors: UInt32 {
    get { flags &>> 1 }
    set { flags = newValue &<< 1 | flags & 1 }
  }

  /// `true` if the item shows its children, if and when it has any.
  @inlinable var isExpanded: Bool {
    get { flags & 1 == 1 }
    set { flags = flags & ~1 | (newValue ? 1 : 0) }
  }

  @inlinable var isVisible: Bool { collapsedAncestors == 0 }

  @usableFromInline
  static func summary(of attributes: UnsafePointer<OutlineAttribute>, count: Int) -> ChunkSummary? {
    var summary = ChunkSummary()
    for word in 0..<((count + 63) / 64) {
      var bits: UInt64 = 0
      for row in (64 * word)..<min(count, 64 * word + 64) {
        summary.lowestLevel = min(summary.lowestLevel, attributes[row].level)
        let visible: UInt64 = attributes[row].isVisible ? 1 : 0
        bits |= visible << UInt64(row % 64)
        summary.visibleCount += UInt32(visible)
      }
      summary.visibleRows[word] = bits
    }
    return summary
  }
}
