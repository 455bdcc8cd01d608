import Diffable

struct Ferry {
  let name: String
  let time: String
  var remark = ""
}

var ferries = [
  1: Ferry(name: "Alma", time: "07:10"),
  2: Ferry(name: "Brage", time: "08:25"),
  3: Ferry(name: "Cecilia", time: "17:40"),
  4: Ferry(name: "Disa", time: "19:05"),
]

let departure = CellRegistration<String, Ferry> { indexPath, ferry in
  "\(ferry.time)  \(ferry.name)\(ferry.remark)"
}

let dataSource = DiffableDataSource<String, Int, String> { dataSource, indexPath, id in
  ferries[id].map { dataSource.dequeueConfiguredReusableCell(using: departure, for: indexPath, item: $0) }
}

dataSource.supplementaryViewProvider = { dataSource, elementKind, indexPath in
  dataSource.sectionIdentifier(for: indexPath.section)
}

let board = Board(dataSource)

var snapshot = dataSource.snapshot()
snapshot.appendSections(["Morning", "Evening"])
snapshot.appendItems([1, 2], toSection: "Morning")
snapshot.appendItems([3], toSection: "Evening")
dataSource.apply(snapshot, animatingDifferences: false)

snapshot = dataSource.snapshot()
snapshot.moveItem(2, beforeItem: 3)
snapshot.insertItems([4], afterItem: 3)
dataSource.apply(snapshot)

ferries[2]?.remark = ", delayed until 16:50"
snapshot = dataSource.snapshot()
snapshot.reconfigureItems([2])
dataSource.apply(snapshot)

ferries[10] = Ferry(name: "Islands", time: "all day")
ferries[11] = Ferry(name: "Ebba", time: "on the hour")
ferries[12] = Ferry(name: "Frida", time: "on the half hour")

var islands = DiffableDataSourceSectionSnapshot<Int>()
islands.append([10])
islands.append([11, 12], to: 10)
dataSource.apply(islands, to: "Islands")

dataSource.sectionSnapshotHandlers.willExpandItem = { id in
  print("expanding \(ferries[id]!.name)\n")
}
dataSource.expandItem(at: dataSource.indexPath(for: 10)!)

dataSource.reorderingHandlers.canReorderItem = { id in id < 10 }
dataSource.reorderingHandlers.didReorder = { transaction in
  print("to store: \(transaction.finalSnapshot.itemIdentifiers(inSection: "Evening"))\n")
}
if dataSource.beginInteractiveMovementForItem(at: DiffableIndexPath(item: 2, section: 1)) {
  dataSource.endInteractiveMovement(at: DiffableIndexPath(item: 0, section: 1))
}

do {
  try snapshot.checked.appendItems([5, 6, 5], toSection: "Evening")
} catch {
  print(error)
}
