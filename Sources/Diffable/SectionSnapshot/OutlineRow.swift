/// An item of an outline as it stands in depth-first order.
@usableFromInline
struct OutlineRow<ItemIdentifier: Hashable>: Hashable {
  @usableFromInline var item: ItemIdentifier

  /// The number of ancestors.
  @usableFromInline var level: Int

  /// Whether the item shows its children, if and when it has any.
  @usableFromInline var isExpanded: Bool

  @inlinable
  init(item: ItemIdentifier, level: Int, isExpanded: Bool) {
    self.item = item
    self.level = level
    self.isExpanded = isExpanded
  }
}

extension OutlineRow: Sendable where ItemIdentifier: Sendable {}
