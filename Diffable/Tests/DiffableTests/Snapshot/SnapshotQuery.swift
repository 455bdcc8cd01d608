import Diffable

/// A question to a snapshot that has a parameter, to be put to a snapshot and to a model of one.
enum SnapshotQuery<Identifier: Hashable & Sendable> {
  case numberOfItems(inSection: Identifier)
  case itemIdentifiers(inSection: Identifier)
  case sectionIdentifier(containingItem: Identifier)
  case indexOfItem(Identifier)
  case indexOfSection(Identifier)
  case indexPath(for: Identifier)
  case itemIdentifier(for: DiffableIndexPath)
  case section(at: Int)

  func answer(of snapshot: DiffableDataSourceSnapshot<Identifier, Identifier>) throws(DiffableViolation) -> JSON {
    switch self {
    case .numberOfItems(let section): .number(try snapshot.checked.numberOfItems(inSection: section))
    case .itemIdentifiers(let section): JSON(describing: try snapshot.checked.itemIdentifiers(inSection: section))
    case .sectionIdentifier(let item): JSON(describing: snapshot.checked.sectionIdentifier(containingItem: item))
    case .indexOfItem(let item): JSON(snapshot.checked.indexOfItem(item))
    case .indexOfSection(let section): JSON(snapshot.checked.indexOfSection(section))
    case .indexPath(let item): JSON(describing: snapshot.indexPath(for: item))
    case .itemIdentifier(let place): JSON(describing: snapshot.itemIdentifier(for: place))
    case .section(let index): JSON(describing: snapshot.sectionIdentifier(for: index))
    }
  }

  func answer(of model: SnapshotModel<Identifier>) throws(Refusal) -> JSON {
    switch self {
    case .numberOfItems(let section): .number(try model.section(section).items.count)
    case .itemIdentifiers(let section): JSON(describing: try model.section(section).items)
    case .sectionIdentifier(let item):
      JSON(describing: model.sections.first { $0.items.contains(item) }?.identifier)
    case .indexOfItem(let item): JSON(model.items.firstIndex(of: item))
    case .indexOfSection(let section): JSON(model.sections.firstIndex { $0.identifier == section })
    case .indexPath(let item): JSON(describing: model.places.first { model.item(at: $0) == item })
    case .itemIdentifier(let place): JSON(describing: model.places.contains(place) ? model.item(at: place) : nil)
    case .section(let index):
      JSON(describing: model.sections.indices.contains(index) ? model.sections[index].identifier : nil)
    }
  }
}

extension SnapshotModel {
  fileprivate var places: [DiffableIndexPath] {
    sections.enumerated().flatMap { section, contents in
      contents.items.indices.map { DiffableIndexPath(item: $0, section: section) }
    }
  }

  fileprivate func item(at place: DiffableIndexPath) -> Identifier { sections[place.section].items[place.item] }
}
