/// What a store keeps beside each item.
@usableFromInline
protocol ItemAttribute: BitwiseCopyable {
  /// What to know of a chunk without looking into it; `nil` if the attribute has nothing to tell.
  static func summary(of attributes: UnsafePointer<Self>, count: Int) -> ChunkSummary?
}

/// The attribute of items that have none.
@usableFromInline
struct NoAttribute: ItemAttribute {
  @inlinable
  static func summary(of attributes: UnsafePointer<NoAttribute>, count: Int) -> ChunkSummary? { nil }
}

/// What an outline needs to know of a chunk to pass over it.
@usableFromInline
struct ChunkSummary: Sendable {
  /// The level of the row, or rows, with the fewest ancestors; the highest number if there are no rows.
  @usableFromInline var lowestLevel = UInt32.max

  @usableFromInline var visibleCount: UInt32 = 0

  /// A bit for each row that is visible, in words of 64.
  @usableFromInline var visibleRows = SIMD4<UInt64>()

  @inlinable
  init() {}
}
