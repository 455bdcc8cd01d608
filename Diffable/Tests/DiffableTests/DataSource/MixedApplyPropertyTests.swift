import Testing

@testable import Diffable

/// Snapshots of the whole and of sections, applied in any order to one data source.
@Suite struct MixedApplyPropertyTests {
  @Test(arguments: 0..<60 as Range<UInt64>)
  func `a view that follows by batches shows what the data source holds, and so do the outlines`(seed: UInt64) {
    var script = RandomScript(seed: seed)
    let source = RecordedSource(showing: nil)
    source.dataSource.reorderingHandlers.canReorderItem = { _ in true }
    source.dataSource.reorderingHandlers.didReorder = { _ in }
    for step in 0..<80 {
      let action = script.act(on: source.dataSource)
      let snapshot = source.dataSource.snapshot()
      let shown = snapshot.sectionIdentifiers.map(snapshot.itemIdentifiers(inSection:))
      #expect(source.view.cells == shown, "seed \(seed), step \(step): \(action)")
      #expect(
        snapshot.sectionIdentifiers.map { source.dataSource.snapshot(for: $0).visibleItems } == shown,
        "seed \(seed), step \(step): \(action)")
      checkLookUps(of: source.dataSource, sections: snapshot.sectionIdentifiers, shown)
    }
  }

  /// Looks up everything that is shown, and what is not, by every call that a data source has for it.
  private func checkLookUps(of dataSource: MirrorView.DataSource, sections: [String], _ shown: [[String]]) {
    var places: [String: IndexPath] = [:]
    for (section, items) in shown.enumerated() {
      for (offset, item) in items.enumerated() { places[item] = IndexPath(item: offset, section: section) }
    }
    let items = (0..<14).map(String.init)
    #expect(items.map(dataSource.indexPath(for:)) == items.map { places[$0] })
    #expect(["A", "B", "C"].map(dataSource.index(for:)) == ["A", "B", "C"].map(sections.firstIndex(of:)))
    #expect(dataSource.numberOfSections == shown.count)
    #expect(shown.indices.map(dataSource.numberOfItems(inSection:)) == shown.map(\.count))
    #expect(dataSource.makeCells() == shown)
    for section in -1...3 {
      let known = shown.indices.contains(section) ? shown[section] : []
      #expect(dataSource.sectionIdentifier(for: section) == (shown.indices.contains(section) ? sections[section] : nil))
      for offset in -1...known.count {
        let item = known.indices.contains(offset) ? known[offset] : nil
        #expect(dataSource.itemIdentifier(for: IndexPath(item: offset, section: section)) == item)
      }
    }
    #expect(dataSource.snapshot().reloadedItemIdentifiers == [])
    #expect(dataSource.snapshot().reconfiguredItemIdentifiers == [])
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `a section snapshot is given back as it was applied`(seed: UInt64) {
    var script = RandomScript(seed: seed)
    let dataSource = MirrorView.DataSource { _, _, item in item }
    for step in 0..<40 {
      _ = script.act(on: dataSource)
      let outline = script.outline()
      dataSource.apply(outline, to: "A")
      #expect(dataSource.snapshot(for: "A") == outline, "seed \(seed), step \(step)")
    }
  }
}

/// What a program and a user do to a data source, from a seed.
struct RandomScript {
  private var generator: SeededGenerator
  private let items = (0..<14).map(String.init)
  private let sections = ["A", "B", "C"]

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// Does one thing and says what.
  mutating func act(on dataSource: MirrorView.DataSource) -> String {
    let isAnimated = Bool.random(using: &generator)
    switch Int.random(in: 0..<8, using: &generator) {
    case 0:
      let snapshot = snapshot()
      dataSource.apply(snapshot, animatingDifferences: isAnimated)
      return "apply \(snapshot.text)"
    case 1, 2:
      let snapshot = edited(dataSource.snapshot())
      dataSource.apply(snapshot, animatingDifferences: isAnimated)
      return "apply edited \(snapshot.text)"
    case 3:
      let snapshot = edited(dataSource.snapshot())
      dataSource.applySnapshotUsingReloadData(snapshot)
      return "reload \(snapshot.text)"
    case 4, 5:
      let (outline, section) = (outline(), sections.randomElement(using: &generator)!)
      dataSource.apply(outline, to: section, animatingDifferences: isAnimated)
      return "apply \(outline.text) to \(section)"
    case 6:
      let place = place(in: dataSource)
      let isExpanded = dataSource.expandItem(at: place)
      if !isExpanded { dataSource.collapseItem(at: place) }
      return "\(isExpanded ? "expand" : "collapse") \(place)"
    default:
      let (origin, destination) = (place(in: dataSource), place(in: dataSource))
      if dataSource.beginInteractiveMovementForItem(at: origin) {
        dataSource.endInteractiveMovement(at: destination)
      }
      return "drag \(origin) to \(destination)"
    }
  }

  private mutating func place(in dataSource: MirrorView.DataSource) -> IndexPath {
    let section = Int.random(in: 0..<max(1, dataSource.numberOfSections), using: &generator)
    let count = section < dataSource.numberOfSections ? dataSource.numberOfItems(inSection: section) : 0
    return IndexPath(item: Int.random(in: 0...count, using: &generator), section: section)
  }

  private mutating func snapshot() -> DiffableDataSourceSnapshot<String, String> {
    var snapshot = DiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(sections.shuffled(using: &generator).dropLast(Int.random(in: 0...1, using: &generator)))
    for item in items.shuffled(using: &generator).prefix(10) {
      snapshot.appendItems([item], toSection: snapshot.sectionIdentifiers.randomElement(using: &generator)!)
    }
    return snapshot
  }

  /// A few small edits, as a program makes them to what is shown.
  private mutating func edited(
    _ snapshot: DiffableDataSourceSnapshot<String, String>
  ) -> DiffableDataSourceSnapshot<String, String> {
    var snapshot = snapshot
    for _ in 0..<Int.random(in: 1...3, using: &generator) where snapshot.numberOfItems > 1 {
      let shown = snapshot.itemIdentifiers.shuffled(using: &generator)
      let hidden = items.filter { snapshot.indexOfItem($0) == nil }
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: snapshot.deleteItems([shown[0]])
      case 1:
        if let item = hidden.randomElement(using: &generator) { snapshot.insertItems([item], afterItem: shown[0]) }
      case 2:
        if let item = hidden.randomElement(using: &generator) { snapshot.insertItems([item], beforeItem: shown[0]) }
      case 3: snapshot.moveItem(shown[0], afterItem: shown[1])
      case 4: snapshot.reloadItems([shown[0]])
      default: snapshot.reconfigureItems([shown[0]])
      }
    }
    return snapshot
  }

  mutating func outline() -> DiffableDataSourceSectionSnapshot<String> {
    var outline = DiffableDataSourceSectionSnapshot<String>()
    for item in items.shuffled(using: &generator).prefix(Int.random(in: 0...8, using: &generator)) {
      let parent = Bool.random(using: &generator) ? outline.items.randomElement(using: &generator) : nil
      outline.append([item], to: parent)
      if Bool.random(using: &generator) { outline.expand([item]) }
    }
    return outline
  }
}
