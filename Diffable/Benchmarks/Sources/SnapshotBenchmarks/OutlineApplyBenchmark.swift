import BenchmarkHarness
import Diffable

/// Times changes to a large outline in a data source that has a view: at most 50 µs each, and what appears.
///
/// Half of the parents are expanded; each change is made on top of those before it, as in an app. Expanding shows a hundred
/// items and collapsing hides them: what that takes is measured in a flat list of as many items.
struct OutlineApplyBenchmark<Identifier: BenchmarkIdentifier> {
  private let limit = Duration.microseconds(50)

  func table() -> TextTable {
    var table = TextTable(
      "one change of an outline applied with a view, \(Identifier.self), µs", "moveItem", "drag", "edit", "at most",
      "expand or collapse", "at most", "met")
    for parentCount in [100, 1_000, 10_000] { table.append(row(parentCount)) }
    return table
  }

  private func row(_ parentCount: Int) -> [String] {
    var generator = SeededGenerator(seed: 29)
    let identifiers = generator.identifiers(parentCount * 101 + 16).map(Identifier.init(standingFor:))
    let (parents, newcomers) = (identifiers[..<parentCount], Array(identifiers.suffix(16)))
    func child(_ number: Int, of parent: Int) -> Identifier { identifiers[parentCount + 100 * parent + number] }
    let dataSource = DiffableDataSource<Int, Identifier, Int> { _, _, _ in 0 }
    let view = CountingView()
    dataSource.view = view
    dataSource.reorderingHandlers.canReorderItem = { _ in true }
    dataSource.reorderingHandlers.didReorder = { _ in }
    var outline = DiffableDataSourceSectionSnapshot(identifiers, parents: parentCount)
    outline.expand(parents.enumerated().filter { $0.offset % 2 == 0 }.map(\.element))
    dataSource.apply(outline, to: 0)
    // The first edit of all indexes the items.
    _ = dataSource.indexPath(for: parents[0])
    let flat = FlatList<Identifier>(parents: parents, child: child)
    let places = (0..<16).map { _ in 2 * generator.offsets(1, below: parentCount / 2 - 1)[0] }
    var moveCount = 0
    let medians = Comparison().medians(of: [
      Contender("moveItem", each: places) { parent in
        // Another child each time, so that the order changes.
        moveCount += 1
        var snapshot = dataSource.snapshot()
        snapshot.moveItem(child(moveCount % 99, of: parent), afterItem: child(99, of: parent))
        dataSource.apply(snapshot)
      },
      Contender("drag", each: places) { parent in
        let origin = dataSource.indexPath(for: child(3, of: parent))!
        let isMovable = dataSource.beginInteractiveMovementForItem(at: origin)
        precondition(isMovable)
        dataSource.endInteractiveMovement(at: DiffableIndexPath(item: origin.item + 1, section: 0))
      },
      Contender("expand or collapse", each: places) { parent in
        let place = dataSource.indexPath(for: parents[parent + 1])!
        if !dataSource.expandItem(at: place) { dataSource.collapseItem(at: place) }
      },
      Contender("edit", each: Array(places.indices)) { index in
        var outline = dataSource.snapshot(for: 0)
        if outline.contains(newcomers[index]) {
          outline.delete([newcomers[index]])
        } else {
          outline.append([newcomers[index]], to: parents[places[index]])
        }
        dataSource.apply(outline, to: 0)
      },
      Contender("flat", each: places) { flat.showOrHideChildren(of: $0 + 1) },
    ])
    let (times, expansion) = (["moveItem", "drag", "edit"].map { medians[$0]! }, medians["expand or collapse"]!)
    let expansionLimit = limit + medians["flat"]!
    let isMet = times.max()! <= limit && expansion <= expansionLimit
    return ["\(parentCount) × 100"] + times.map(\.microsecondsText)
      + [limit.microsecondsText, expansion.microsecondsText, expansionLimit.microsecondsText, isMet ? "yes" : "NO"]
  }
}

/// The rows of the outline that are visible at first, in a data source that knows of no outline.
private final class FlatList<Identifier: BenchmarkIdentifier> {
  private let dataSource = DiffableDataSource<Int, Identifier, Int> { _, _, _ in 0 }
  private let view = CountingView()
  private let parents: [Identifier]
  private let child: (Int, Int) -> Identifier

  init(parents: ArraySlice<Identifier>, child: @escaping (_ number: Int, _ parent: Int) -> Identifier) {
    self.parents = Array(parents)
    self.child = child
    dataSource.view = view
    var snapshot = DiffableDataSourceSnapshot<Int, Identifier>()
    snapshot.appendSections([0])
    for (offset, parent) in parents.enumerated() {
      snapshot.appendItems([parent] + (offset % 2 == 0 ? (0..<100).map { child($0, offset) } : []))
    }
    dataSource.apply(snapshot)
    _ = dataSource.indexPath(for: parents[0])
  }

  func showOrHideChildren(of parent: Int) {
    var snapshot = dataSource.snapshot()
    let children = (0..<100).map { child($0, parent) }
    if snapshot.indexOfItem(children[0]) == nil {
      snapshot.insertItems(children, afterItem: parents[parent])
    } else {
      snapshot.deleteItems(children)
    }
    dataSource.apply(snapshot)
  }
}
