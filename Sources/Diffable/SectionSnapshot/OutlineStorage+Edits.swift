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
    return new.map(\.item).withUnsafeBufferPointer { items in
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
    var pieces: [(UInt32, Range<Int>)] = []
    forEachPiece(count, from: first) { pieces.append(($0, $1)) }
    for (chunk, range) in pieces {
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
  @inlinable
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
