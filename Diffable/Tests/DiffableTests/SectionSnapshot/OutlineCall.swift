import Diffable

/// A call that changes a section snapshot, to be made on a snapshot and on a model of one.
enum OutlineCall<Identifier: Hashable & Sendable> {
  case append([Identifier], to: Identifier?)
  case insert([Identifier], Side, Identifier)
  case insertSnapshot(OutlineModel<Identifier>, Side, Identifier)
  case replace(childrenOf: Identifier, using: OutlineModel<Identifier>)
  case delete([Identifier])
  case deleteAll
  case expand([Identifier])
  case collapse([Identifier])

  func make(on snapshot: inout DiffableDataSourceSectionSnapshot<Identifier>) throws(DiffableViolation) {
    switch self {
    case .append(let items, let parent): try snapshot.checked.append(items, to: parent)
    case .insert(let items, .before, let other): try snapshot.checked.insert(items, before: other)
    case .insert(let items, .after, let other): try snapshot.checked.insert(items, after: other)
    case .insertSnapshot(let outline, .before, let other): try snapshot.checked.insert(outline.snapshot, before: other)
    case .insertSnapshot(let outline, .after, let other): try snapshot.checked.insert(outline.snapshot, after: other)
    case .replace(let parent, let outline): try snapshot.checked.replace(childrenOf: parent, using: outline.snapshot)
    case .delete(let items): try snapshot.checked.delete(items)
    case .deleteAll: snapshot.checked.deleteAll()
    case .expand(let items): snapshot.checked.expand(items)
    case .collapse(let items): snapshot.checked.collapse(items)
    }
  }
}
