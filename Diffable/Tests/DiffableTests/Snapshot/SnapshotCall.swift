import Diffable

/// A call that changes a snapshot, to be made on a snapshot and on a model of one.
enum SnapshotCall<Identifier: Hashable & Sendable> {
  case appendItems([Identifier], toSection: Identifier?)
  case insertItems([Identifier], Side, item: Identifier)
  case deleteItems([Identifier])
  case deleteAllItems
  case moveItem(Identifier, Side, item: Identifier)
  case reloadItems([Identifier])
  case reconfigureItems([Identifier])
  case appendSections([Identifier])
  case insertSections([Identifier], Side, section: Identifier)
  case deleteSections([Identifier])
  case moveSection(Identifier, Side, section: Identifier)
  case reloadSections([Identifier])

  func make(on snapshot: inout DiffableDataSourceSnapshot<Identifier, Identifier>) throws(DiffableViolation) {
    switch self {
    case .appendItems(let items, let section): try snapshot.checked.appendItems(items, toSection: section)
    case .insertItems(let items, .before, let item): try snapshot.checked.insertItems(items, beforeItem: item)
    case .insertItems(let items, .after, let item): try snapshot.checked.insertItems(items, afterItem: item)
    case .deleteItems(let items): try snapshot.checked.deleteItems(items)
    case .deleteAllItems: snapshot.checked.deleteAllItems()
    case .moveItem(let item, .before, let other): try snapshot.checked.moveItem(item, beforeItem: other)
    case .moveItem(let item, .after, let other): try snapshot.checked.moveItem(item, afterItem: other)
    case .reloadItems(let items): try snapshot.checked.reloadItems(items)
    case .reconfigureItems(let items): try snapshot.checked.reconfigureItems(items)
    case .appendSections(let sections): try snapshot.checked.appendSections(sections)
    case .insertSections(let sections, .before, let section):
      try snapshot.checked.insertSections(sections, beforeSection: section)
    case .insertSections(let sections, .after, let section):
      try snapshot.checked.insertSections(sections, afterSection: section)
    case .deleteSections(let sections): try snapshot.checked.deleteSections(sections)
    case .moveSection(let section, .before, let other): try snapshot.checked.moveSection(section, beforeSection: other)
    case .moveSection(let section, .after, let other): try snapshot.checked.moveSection(section, afterSection: other)
    case .reloadSections(let sections): try snapshot.checked.reloadSections(sections)
    }
  }
}

/// On which side of something a thing is put.
enum Side: CaseIterable {
  case before
  case after
}
