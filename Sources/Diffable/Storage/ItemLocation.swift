/// Where an item is in a store: a chunk, and an offset in it. Good until the store is next changed.
@usableFromInline
struct ItemLocation: Equatable {
  @usableFromInline var chunk: UInt32
  @usableFromInline var offset: Int

  @inlinable
  init(chunk: UInt32, offset: Int) {
    self.chunk = chunk
    self.offset = offset
  }
}
