import Diffable

/// A question to a section snapshot that has a parameter, to be put to a snapshot and to a model of one.
enum OutlineQuery<Identifier: Hashable & Sendable> {
  case contains(Identifier)
  case index(of: Identifier)
  case isExpanded(Identifier)
  case isVisible(Identifier)
  case level(of: Identifier)
  case parent(of: Identifier)
  case snapshot(of: Identifier, includingParent: Bool)

  func answer(of snapshot: DiffableDataSourceSectionSnapshot<Identifier>) throws(DiffableViolation) -> JSON {
    switch self {
    case .contains(let item): .bool(snapshot.checked.contains(item))
    case .index(let item): JSON(snapshot.checked.index(of: item))
    case .isExpanded(let item): .bool(try snapshot.checked.isExpanded(item))
    case .isVisible(let item): .bool(try snapshot.checked.isVisible(item))
    case .level(let item): .number(try snapshot.checked.level(of: item))
    case .parent(let item): JSON(describing: try snapshot.checked.parent(of: item))
    case .snapshot(let item, let includesItem):
      OutlineModel(try snapshot.checked.snapshot(of: item, includingParent: includesItem)).json
    }
  }

  func answer(of model: OutlineModel<Identifier>) throws(Refusal) -> JSON {
    let unknown = "Item identifier"
    switch self {
    case .contains(let item): return .bool(model.descendants.contains(item))
    case .index(let item): return JSON(model.descendants.firstIndex(of: item))
    case .isExpanded(let item): return .bool(try model.existingNode(item, unknown).isExpanded)
    case .isVisible(let item):
      _ = try model.existingNode(item, unknown)
      return .bool(model.visibleDescendants.contains(item))
    case .level(let item):
      _ = try model.existingNode(item, unknown)
      return JSON(model.ancestors(of: item)?.count)
    case .parent(let item):
      _ = try model.existingNode(item, "Child item identifier")
      return JSON(describing: model.ancestors(of: item)?.last)
    case .snapshot(let item, let includesItem):
      let node = try model.existingNode(item, "Parent item identifier")
      return includesItem ? OutlineModel(root: [node]).json : node.json
    }
  }
}
