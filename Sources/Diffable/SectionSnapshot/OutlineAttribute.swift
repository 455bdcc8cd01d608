/// What an outline keeps beside each item.
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

  /// The number of ancestors that hide what is under them; the item is visible if there are none.
  @inlinable var collapsedAncestors: UInt32 {
    get { flags &>> 1 }
    set { flags = newValue &<< 1 | flags & 1 }
  }

  /// Whether the item shows its children, if and when it has any.
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
