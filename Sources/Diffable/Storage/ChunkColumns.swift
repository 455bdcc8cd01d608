/// Pointers to the items, tags and attributes of a chunk, or of a part of it.
@usableFromInline
struct ChunkColumns<Item, Attribute: ItemAttribute> {
  @usableFromInline let items: UnsafeMutablePointer<Item>
  @usableFromInline let tags: UnsafeMutablePointer<UInt32>
  @usableFromInline let attributes: UnsafeMutablePointer<Attribute>

  @inlinable
  init(
    items: UnsafeMutablePointer<Item>, tags: UnsafeMutablePointer<UInt32>,
    attributes: UnsafeMutablePointer<Attribute>
  ) {
    self.items = items
    self.tags = tags
    self.attributes = attributes
  }

  @inlinable
  static func + (columns: Self, offset: Int) -> Self {
    Self(
      items: columns.items + offset, tags: columns.tags + offset, attributes: columns.attributes + offset)
  }

  /// Copies rows to memory without items.
  @inlinable
  func initialize(from source: Self, count: Int) {
    items.initialize(from: source.items, count: count)
    updateAttributes(from: source, count: count)
  }

  /// Moves rows, which may overlap the place they go to.
  @inlinable
  func moveInitialize(from source: Self, count: Int) {
    items.moveInitialize(from: source.items, count: count)
    updateAttributes(from: source, count: count)
  }

  @inlinable
  func updateAttributes(from source: Self, count: Int) {
    tags.update(from: source.tags, count: count)
    if MemoryLayout<Attribute>.size > 0 { attributes.update(from: source.attributes, count: count) }
  }
}
