/// The rows of an outline in depth-first order. The rules of a section snapshot are checked before anything gets here.
///
/// The descendants of a row are the rows behind it that have a higher level. Each row knows its level and how many
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

  @inlinable
  func attribute(at location: ItemLocation) -> OutlineAttribute {
    rows.chunk(location.chunk).columns.attributes[location.offset]
  }

  @inlinable
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

  /// Returns the place just behind a row's last descendant; `nil` for the end.
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
