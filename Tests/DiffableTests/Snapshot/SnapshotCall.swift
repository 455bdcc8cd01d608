import Diffable

/// A call that changes a snapshot, to be made on a snapshot and on a model of one.
enum SnapshotCall {
  case appendItems([Int], toSection: Int?)
  case insertItems([Int], Side, item: Int)
  case deleteItems([Int])
  case deleteAllItems
  case moveItem(Int, Side, item: Int)
  case reloadItems([Int])
  case reconfigureItems([Int])
  case appendSections([Int])
  case insertSections([Int], Side, section: Int)
  case deleteSections([Int])
  case moveSection(Int, Side, section: Int)
  case reloadSections([Int])

  enum Side: CaseIterable {
    case before
    case after
  }

  func make(on snapshot: inout DiffableDataSourceSnapshot<Int, Int>) throws(DiffableViolation) {
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
