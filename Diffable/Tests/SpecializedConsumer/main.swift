// A program that uses the products with its own identifiers; `.ci/specialized` looks at what it calls.

import Diffable
import DiffableObservation
import DiffableUIKitNames

struct Item: Hashable, Sendable {
  let number: Int
}

final class View: DiffableDataSourceView {
  var lines: [[String]] = []
  var dataSource: DiffableDataSource<Int, Item, String>?

  func reloadData() { lines = dataSource?.makeCells() ?? [] }

  func performBatchUpdates(_ updates: DiffableDataSourceSnapshotDifference, animated isAnimated: Bool) {
    dataSource?.update(&lines, by: updates)
  }
}

func edited(_ old: DiffableDataSourceSnapshot<Int, Item>) -> DiffableDataSourceSnapshot<Int, Item> {
  var snapshot = old
  snapshot.appendSections([0, 1, 2])
  snapshot.insertSections([3], beforeSection: 0)
  snapshot.moveSection(2, afterSection: 0)
  snapshot.deleteSections([1])
  snapshot.appendItems((0..<100).map(Item.init(number:)), toSection: 0)
  snapshot.insertItems([Item(number: 200)], afterItem: Item(number: 7))
  snapshot.moveItem(Item(number: 8), beforeItem: Item(number: 2))
  snapshot.deleteItems([Item(number: 9)])
  snapshot.reloadItems([Item(number: 10)])
  snapshot.reconfigureItems([Item(number: 11)])
  snapshot.reloadSections([3])
  snapshot.removeItems { $0.number == 12 }
  return snapshot
}

func lookedUp(_ snapshot: DiffableDataSourceSnapshot<Int, Item>) -> Int {
  let item = Item(number: 20)
  let section = snapshot.sectionIdentifier(containingItem: item) ?? 0
  return (snapshot.indexOfItem(item) ?? 0) + (snapshot.indexPath(for: item)?.item ?? 0)
    + (snapshot.indexOfSection(section) ?? 0) + snapshot.itemIdentifiers.count
    + snapshot.itemIdentifiers(inSection: section).count + snapshot.numberOfItems(inSection: section)
    + snapshot.reloadedItemIdentifiers.count + (snapshot.itemIdentifier(for: [0, 0])?.number ?? 0)
}

func outline() -> DiffableDataSourceSectionSnapshot<Item> {
  var outline = DiffableDataSourceSectionSnapshot<Item>()
  let parent = Item(number: 1_000)
  outline.append([parent])
  outline.append((0..<100).map { Item(number: 2_000 + $0) }, to: parent)
  outline.insert([Item(number: 3_000)], before: parent)
  outline.expand([parent])
  outline.delete([Item(number: 2_001)])
  outline.replace(childrenOf: Item(number: 2_002), using: outline.snapshot(of: Item(number: 3_000)))
  return outline
}

func questions(_ outline: DiffableDataSourceSectionSnapshot<Item>) -> Int {
  let item = Item(number: 2_005)
  return outline.visibleItems.count + outline.rootItems.count + outline.level(of: item)
    + (outline.index(of: item) ?? 0) + (outline.parent(of: item)?.number ?? 0)
    + (outline.isExpanded(item) ? 1 : 0) + (outline.isVisible(item) ? 1 : 0) + (outline.contains(item) ? 1 : 0)
}

func shown() -> Int {
  let dataSource = DiffableDataSource<Int, Item, String> { _, _, item in "\(item.number)" }
  let view = View()
  view.dataSource = dataSource
  dataSource.view = view
  dataSource.reorderingHandlers.canReorderItem = { _ in true }
  dataSource.reorderingHandlers.didReorder = { _ in }
  dataSource.apply(edited(dataSource.snapshot()))
  dataSource.apply(outline(), to: 0)
  dataSource.expandItem(at: [0, 0])
  dataSource.collapseItem(at: [0, 0])
  if dataSource.beginInteractiveMovementForItem(at: [0, 0]) { dataSource.endInteractiveMovement(at: [0, 1]) }
  return view.lines.count + dataSource.snapshot(for: 0).items.count + lookedUp(dataSource.snapshot())
}

func observed() -> Int {
  let dataSource = ObservableDataSource<Int, Item>()
  dataSource.apply(edited(dataSource.snapshot()))
  dataSource.readContent(of: Item(number: 3))
  return dataSource.sectionIdentifiers.count + dataSource.itemIdentifiers(inSection: 0).count
}

func followed(_ snapshots: AsyncStream<DiffableDataSourceSnapshot<Int, Item>>) async -> Int {
  var count = 0
  for await (snapshot, difference) in snapshots.differences() {
    count += snapshot.numberOfItems + difference.itemMoves.count
  }
  return count
}

@MainActor func namedAsInUIKit() -> Int {
  let view = UICollectionView()
  let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Item> {
    $0.indentationLevel = $2.number
  }
  let dataSource = UICollectionViewDiffableDataSource<Int, Item>(collectionView: view) {
    $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
  }
  dataSource.apply(edited(dataSource.snapshot()))
  dataSource.apply(outline(), to: 0)
  return view.cells.count
}

let (stream, continuation) = AsyncStream.makeStream(of: DiffableDataSourceSnapshot<Int, Item>.self)
continuation.yield(edited(DiffableDataSourceSnapshot()))
continuation.finish()
print(shown(), observed(), questions(outline()), namedAsInUIKit(), await followed(stream))
