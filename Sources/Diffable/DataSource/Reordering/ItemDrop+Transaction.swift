extension ItemDrop {
  /// Returns what handlers are told about the drop that ends in `final`.
  @inlinable
  func transaction(to final: Contents) -> DiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType> {
    DiffableDataSourceTransaction(
      initialSnapshot: initial.snapshot,
      finalSnapshot: final.snapshot,
      difference: .moving(
        rows, from: initial.snapshot.indexOfItem(rows[0]), to: final.snapshot.indexOfItem(rows[0])),
      sectionTransactions: (source == target ? [source] : [source, target]).map { section in
        DiffableDataSourceSectionTransaction(
          sectionIdentifier: section, difference: difference(in: section, to: final), initialContents: initial,
          finalContents: final)
      })
  }

  @inlinable
  func difference(in section: SectionIdentifierType, to final: Contents) -> CollectionDifference<ItemIdentifierType> {
    if initial.outlines[section] == nil && final.outlines[section] == nil {
      return .moving(
        rows, from: initial.snapshot.offset(of: rows[0], in: section),
        to: final.snapshot.offset(of: rows[0], in: section))
    }
    let items = initial.sectionSnapshot(for: section).items
    let finalItems = final.sectionSnapshot(for: section).items
    return IdentifierDifference(from: items, to: finalItems).collectionDifference(from: items, to: finalItems)
  }
}

extension DiffableDataSourceSnapshot {
  /// Returns the offset of an item in a section; `nil` if it is not there.
  @inlinable
  func offset(of item: ItemIdentifierType, in section: SectionIdentifierType) -> Int? {
    guard let place = indexPath(for: item), place.section == indexOfSection(section) else { return nil }
    return place.item
  }
}

extension CollectionDifference where ChangeElement: Hashable {
  /// The difference in which neighbours move from one offset to another; without the one they come, without the other
  /// they leave.
  @inlinable
  static func moving(_ elements: [ChangeElement], from origin: Int?, to destination: Int?) -> Self {
    var changes: [Change] = []
    for (index, element) in elements.enumerated() where origin != destination {
      if let origin {
        changes.append(
          .remove(offset: origin + index, element: element, associatedWith: destination.map { $0 + index }))
      }
      if let destination {
        changes.append(
          .insert(offset: destination + index, element: element, associatedWith: origin.map { $0 + index }))
      }
    }
    // Distinct offsets, each named by its counterpart: the initializer finds nothing to refuse.
    return Self(changes)!
  }
}
