// Snapshots as values, made on any actor.

import Diffable

struct Planet: Hashable, Identifiable, Sendable {
  let id: Int
  let name: String
}

func planets(_ ids: [Planet.ID]) -> DiffableDataSourceSnapshot<String, Planet.ID> {
  var snapshot = DiffableDataSourceSnapshot<String, Planet.ID>()
  snapshot.appendSections(["inner", "outer"])
  snapshot.appendItems(ids, toSection: "inner")
  if ids.count > 1 { snapshot.moveItem(ids[1], beforeItem: ids[0]) }
  snapshot.reconfigureItems(ids)
  return snapshot
}

func arrivals(_ old: [Planet.ID], _ new: [Planet.ID]) -> [DiffableIndexPath] {
  planets(new).difference(from: planets(old)).itemInserts
}

func check(_ ids: [Planet.ID]) -> String? {
  var snapshot = planets([])
  do {
    try snapshot.checked.appendItems(ids, toSection: "moons")
    return nil
  } catch {
    return error.kind == .repeatedItems ? error.identifiers.joined() : error.description
  }
}
