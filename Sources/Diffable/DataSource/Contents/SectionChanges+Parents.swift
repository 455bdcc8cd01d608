extension SectionChanges {
  /// Returns the same changes seen otherwise: parents that would leave children behind stay, and what they would pass
  /// moves; `nil` if no parent would.
  ///
  /// As few moves as possible may be those of a parent, where a person would say that two of its children went to
  /// another one.
  ///
  /// - Complexity: O(*v* log *v*) for *v* visible items, before and after.
  @inlinable
  func lettingParentsStay(
    in outline: DiffableDataSourceSectionSnapshot<ItemIdentifierType>, showing items: [ItemIdentifierType]
  ) -> Self? {
    let oldItems = outline.visibleItems
    let oldOffsets = Dictionary(uniqueKeysWithValues: zip(oldItems, oldItems.indices))
    var placements = Dictionary(uniqueKeysWithValues: placed.map { ($0.newOffset, $0) })
    var staying = Set(items.indices.filter { placements[$0] == nil }.map { items[$0] })
    for placement in placed {
      let item = items[placement.newOffset]
      guard let oldOffset = placement.oldOffset, outline.isExpanded(item),
        outline.snapshot(of: item).visibleItems.contains(where: staying.contains)
      else { continue }
      // What stays is in the same order before and after, so what is passed lies on one side.
      let above = items[..<placement.newOffset].indices.reversed()
        .prefix { placements[$0] != nil || oldOffsets[items[$0]]! > oldOffset }
      let below = items[(placement.newOffset + 1)...].indices
        .prefix { placements[$0] != nil || oldOffsets[items[$0]]! < oldOffset }
      for offset in above + Array(below) where placements[offset] == nil {
        placements[offset] = Placement(oldOffset: oldOffsets[items[offset]], newOffset: offset)
        staying.remove(items[offset])
      }
      placements[placement.newOffset] = nil
      staying.insert(item)
    }
    var changes = self
    changes.placed = placements.values.sorted { $0.newOffset < $1.newOffset }
    return changes.placed == placed ? nil : changes
  }
}
