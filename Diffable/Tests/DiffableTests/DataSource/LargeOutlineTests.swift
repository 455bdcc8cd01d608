import Testing

@testable import Diffable

/// Outlines of many chunks, in which only the rows that changed are looked at.
@Suite struct LargeOutlineTests {
  typealias Outline = DiffableDataSourceSectionSnapshot<Int>

  @Test(arguments: 0..<12 as Range<UInt64>)
  func `an edited outline, its section, and the view show the same`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (dataSource, view) = source()
    var outline = outline(using: &generator)
    dataSource.apply(outline, to: "A")
    var new = 100_000
    for step in 0..<25 {
      if Bool.random(using: &generator) { outline = dataSource.snapshot(for: "A") }
      for _ in 0..<Int.random(in: 1...3, using: &generator) { edit(&outline, &new, using: &generator) }
      dataSource.apply(outline, to: "A")
      let place: Comment = "seed \(seed), step \(step)"
      #expect(dataSource.snapshot(for: "A") == outline, place)
      #expect(dataSource.snapshot().itemIdentifiers(inSection: "A") == outline.visibleItems, place)
      #expect(view.cells == [outline.visibleItems, dataSource.snapshot().itemIdentifiers(inSection: "B")], place)
    }
  }

  @Test(arguments: 0..<12 as Range<UInt64>)
  func `an edited snapshot and the outline that it leaves show the same`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (dataSource, view) = source()
    dataSource.apply(outline(using: &generator), to: "A")
    var new = 100_000
    for step in 0..<25 {
      var snapshot = dataSource.snapshot()
      for _ in 0..<Int.random(in: 1...3, using: &generator) { edit(&snapshot, &new, using: &generator) }
      dataSource.apply(snapshot)
      let kept = dataSource.snapshot(for: "A")
      let place: Comment = "seed \(seed), step \(step)"
      #expect(kept.visibleItems == snapshot.itemIdentifiers(inSection: "A"), place)
      #expect(view.cells == snapshot.sectionIdentifiers.map(snapshot.itemIdentifiers(inSection:)), place)
    }
  }

  /// A data source with a second section, and a view that follows it by batches.
  private func source() -> (DiffableDataSource<String, Int, Int>, BatchView) {
    let dataSource = DiffableDataSource<String, Int, Int> { _, _, item in item }
    let view = BatchView(dataSource)
    var snapshot = DiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["A", "B"])
    snapshot.appendItems(Array(50_000..<50_300), toSection: "B")
    dataSource.view = view
    dataSource.apply(snapshot)
    return (dataSource, view)
  }

  /// Some 3,000 rows on three levels.
  private func outline(using generator: inout SeededGenerator) -> Outline {
    var outline = Outline()
    for root in 0..<40 {
      let item = root * 1_000
      outline.append([item])
      outline.append(Array((item + 1)...(item + Int.random(in: 1...100, using: &generator))), to: item)
      outline.append([item + 500, item + 501], to: item + 1)
      if root % 3 > 0 { outline.expand([item]) }
      if root % 2 > 0 { outline.expand([item + 1]) }
    }
    return outline
  }

  private func edit(_ outline: inout Outline, _ new: inout Int, using generator: inout SeededGenerator) {
    let item = outline.items.randomElement(using: &generator)!
    switch Int.random(in: 0..<7, using: &generator) {
    case 0, 1: outline.isExpanded(item) ? outline.collapse([item]) : outline.expand([item])
    case 2 where outline.items.count > 1_000: outline.delete([item])
    case 3: outline.append(fresh(&new, 3), to: item)
    case 4: outline.insert(fresh(&new, 300), before: item)
    case 5:
      let branch = outline.snapshot(of: item, includingParent: true)
      outline.delete([item])
      if let other = outline.items.randomElement(using: &generator) { outline.insert(branch, after: other) }
    default:
      // Some of a run may be shown by the other section, the rest of it is new.
      let first = Int.random(in: 50_000..<50_300, using: &generator)
      let stolen = (first...(first + 3)).filter { !outline.contains($0) }
      outline.append(stolen + fresh(&new, 1) + (outline.contains(first + 9) ? [] : [first + 9]), to: item)
    }
  }

  private func edit(
    _ snapshot: inout DiffableDataSourceSnapshot<String, Int>, _ new: inout Int, using generator: inout SeededGenerator
  ) {
    let shown = snapshot.itemIdentifiers
    let (item, other) = (shown.randomElement(using: &generator)!, shown.randomElement(using: &generator)!)
    switch Int.random(in: 0..<5, using: &generator) {
    case 0 where shown.count > 500: snapshot.deleteItems([item])
    case 1: snapshot.insertItems(fresh(&new, 2), afterItem: item)
    case 2: snapshot.reconfigureItems([item])
    default: if item != other { snapshot.moveItem(item, beforeItem: other) }
    }
  }

  private func fresh(_ new: inout Int, _ count: Int) -> [Int] {
    defer { new += count }
    return Array(new..<(new + count))
  }
}

/// A view that follows by batches alone, after its first reload.
private final class BatchView: DiffableDataSourceView {
  private let dataSource: DiffableDataSource<String, Int, Int>
  private(set) var cells: [[Int]] = []

  init(_ dataSource: DiffableDataSource<String, Int, Int>) {
    self.dataSource = dataSource
  }

  func reloadData() {
    cells = dataSource.makeCells()
  }

  func performBatchUpdates(_ updates: DiffableDataSourceSnapshotDifference, animated isAnimated: Bool) {
    dataSource.update(&cells, by: updates)
  }
}
