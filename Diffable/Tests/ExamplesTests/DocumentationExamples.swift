import Diffable
import Foundation
import Testing

/// The examples of the documentation comments, so that they are compiled and do what they say.
@Suite struct DocumentationExamples {
  @Test func `a snapshot`() {
    var snapshot = DiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["fruit", "roots"])
    snapshot.appendItems([1, 2, 3], toSection: "fruit")
    snapshot.moveItem(3, beforeItem: 1)

    #expect(snapshot.itemIdentifiers(inSection: "fruit") == [3, 1, 2])
  }

  @Test func `an outline`() {
    var outline = DiffableDataSourceSectionSnapshot<String>()
    outline.append(["Smileys", "Nature"])
    outline.append(["🐶", "🌲"], to: "Nature")
    outline.expand(["Nature"])
    print(outline.visibleItems)  // ["Smileys", "Nature", "🐶", "🌲"]

    #expect(outline.visibleItems == ["Smileys", "Nature", "🐶", "🌲"])
  }

  @Test func `a violation`() {
    var snapshot = DiffableDataSourceSnapshot<String, String>()
    do {
      try snapshot.checked.appendItems(["a"])
    } catch {
      print(error)
    }
    #expect(snapshot == DiffableDataSourceSnapshot())
  }

  @Test func `a warning`() {
    var snapshot = DiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["A", "B"])
    snapshot.appendItems(["a"], toSection: "A")
    let log = DiffableWarning.Handler { print($0) }
    DiffableWarning.$handler.withValue(log) {
      snapshot.appendItems(["a"])
    }
    #expect(snapshot.itemIdentifiers(inSection: "B") == ["a"])
  }

  @Test func `a difference`() {
    let difference = IdentifierDifference(from: ["a", "b", "c", "d"], to: ["d", "a", "x", "c"])
    print(difference.deletes)  // [1]
    print(difference.inserts)  // [2]
    print(difference.moves)  // [3 → 0]

    #expect("\(difference.deletes) \(difference.inserts) \(difference.moves)" == "[1] [2] [3 → 0]")
  }

  @Test func `differences of a sequence`() async {
    let (snapshots, continuation) = AsyncStream.makeStream(of: DiffableDataSourceSnapshot<String, Int>.self)
    continuation.yield(DiffableDataSourceSnapshot(sections: [("A", [1, 2])]))
    continuation.finish()
    for await (snapshot, difference) in snapshots.differences() {
      print("\(snapshot.numberOfItems) items, \(difference.itemInserts.count) of them new")
    }

    #expect(await snapshots.differences().reduce(0) { $0 + $1.difference.itemInserts.count } == 0)
  }

  @Test func `a data source`() {
    let moons = ["Mercury": 0, "Mars": 2]
    let dataSource = DiffableDataSource<String, String, String> { _, _, name in
      moons[name].map { "\(name), \($0) moons" }
    }
    var snapshot = dataSource.snapshot()
    snapshot.appendSections(["rocky"])
    snapshot.appendItems(["Mars", "Mercury"])
    dataSource.apply(snapshot)

    #expect(dataSource.makeCells() == [["Mars, 2 moons", "Mercury, 0 moons"]])
  }

  @Test func `a snapshot that is built again`() {
    let dataSource = DiffableDataSource<String, Int, String> { _, _, number in "\(number)" }
    dataSource.apply(DiffableDataSourceSnapshot(sections: [("fruit", [1, 2])]))
    var snapshot = dataSource.emptySnapshot()
    snapshot.appendSections(["fruit"])
    snapshot.appendItems([1, 2, 3])
    dataSource.apply(snapshot)

    #expect(dataSource.makeCells() == [["1", "2", "3"]])
  }

  @Test func `a registration`() {
    struct Planet: Identifiable {
      let id: Int
      let name: String
      let moons: Int
    }
    let planets = [4: Planet(id: 4, name: "Mars", moons: 2)]
    let line = CellRegistration<String, Planet> { _, planet in "\(planet.name), \(planet.moons) moons" }
    let dataSource = DiffableDataSource<String, Planet.ID, String> { dataSource, indexPath, id in
      planets[id].map { dataSource.dequeueConfiguredReusableCell(using: line, for: indexPath, item: $0) }
    }

    var snapshot = dataSource.snapshot()
    snapshot.appendSections(["rocky"])
    snapshot.appendItems([4])
    dataSource.apply(snapshot)
    #expect(dataSource.cell(forItemAt: DiffableIndexPath(item: 0, section: 0)) == "Mars, 2 moons")
  }

  @Test func `a registration of headers`() {
    let dataSource = DiffableDataSource<String, Int, String> { _, _, number in "\(number)" }
    let header = SupplementaryRegistration<String>(elementKind: "header") { _, place in "Section \(place.section)" }
    dataSource.supplementaryViewProvider = { dataSource, kind, indexPath in
      dataSource.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    #expect(dataSource.supplementaryView(ofKind: "header", at: [2, 0]) == "Section 2")
  }

  final class Page: DiffableDataSourceView {
    let dataSource: DiffableDataSource<String, Int, String>
    var lines: [[String]] = []

    init(_ dataSource: DiffableDataSource<String, Int, String>) {
      self.dataSource = dataSource
      dataSource.view = self
    }

    func reloadData() { lines = dataSource.makeCells() }

    func performBatchUpdates(_ updates: DiffableDataSourceSnapshotDifference, animated isAnimated: Bool) {
      dataSource.update(&lines, by: updates)
    }
  }

  @Test func `a view`() {
    let page = Page(DiffableDataSource { _, _, number in "\(number)" })
    var snapshot = page.dataSource.snapshot()
    snapshot.appendSections(["numbers"])
    snapshot.appendItems([1, 2])
    page.dataSource.apply(snapshot)
    #expect(page.lines == [["1", "2"]])
  }

  @MainActor final class FadingPage: @MainActor DiffableDataSourceView {
    let dataSource: DiffableDataSource<String, Int, String>
    var lines: [[String]] = []
    var fadeCount = 0

    init(_ dataSource: DiffableDataSource<String, Int, String>) {
      self.dataSource = dataSource
      dataSource.view = self
    }

    func reloadData() { lines = dataSource.makeCells() }

    func performBatchUpdates(_ updates: DiffableDataSourceSnapshotDifference, animated isAnimated: Bool) {
      dataSource.update(&lines, by: updates)
    }

    @MainActor
    func performBatchUpdates(_ updates: DiffableDataSourceSnapshotDifference, animated isAnimated: Bool) async {
      dataSource.update(&lines, by: updates)
      await fadeIn()
    }

    private func fadeIn() async {
      await Task.yield()
      fadeCount += 1
    }
  }

  @MainActor @Test func `a view that takes time`() async {
    let page = FadingPage(DiffableDataSource { _, _, number in "\(number)" })
    await page.dataSource.apply(DiffableDataSourceSnapshot(sections: [("numbers", [1, 2])]))
    #expect(page.lines == [["1", "2"]])
    #expect(page.fadeCount == 1)
  }

  @Test func `a transaction`() {
    var planets = ["rocky": ["Mercury", "Venus"], "gaseous": ["Jupiter"]]
    let dataSource = DiffableDataSource<String, String, String> { _, _, name in name }
    for section in ["rocky", "gaseous"] {
      var outline = DiffableDataSourceSectionSnapshot<String>()
      outline.append(planets[section] ?? [])
      dataSource.apply(outline, to: section)
    }
    dataSource.reorderingHandlers.canReorderItem = { _ in true }
    dataSource.reorderingHandlers.didReorder = { transaction in
      for section in transaction.sectionTransactions {
        planets[section.sectionIdentifier] = planets[section.sectionIdentifier]?.applying(section.difference)
      }
    }

    #expect(dataSource.beginInteractiveMovementForItem(at: DiffableIndexPath(item: 0, section: 0)))
    dataSource.endInteractiveMovement(at: DiffableIndexPath(item: 1, section: 1))
    #expect(planets == ["rocky": ["Venus"], "gaseous": ["Jupiter", "Mercury"]])
  }

  @Test func `a merge`() {
    let ancestor = DiffableDataSourceSnapshot(sections: [("fruit", [1, 2, 3])])
    var (mine, theirs) = (ancestor, ancestor)
    mine.appendItems([4])
    theirs.moveItem(3, beforeItem: 1)
    let shown = mine.merging(theirs, since: ancestor)
    let (before, after, current) = (ancestor, mine, shown)
    let undone = current.merging(before, since: after)

    #expect(shown.itemIdentifiers == [3, 1, 2, 4])
    #expect(undone.itemIdentifiers == [3, 1, 2])
  }

  #if Codable
    @Test func `a patch`() throws {
      let sent = DiffableDataSourceSnapshot(sections: [("fruit", [1, 2, 3])])
      var (snapshot, received) = (sent, sent)
      snapshot.moveItem(3, beforeItem: 1)
      let message = try JSONEncoder().encode(SnapshotPatch(from: sent, to: snapshot))

      let patch = try JSONDecoder().decode(SnapshotPatch<String, Int>.self, from: message)
      if let snapshot = received.applying(patch) {
        received = snapshot
      } else {
        print("Send all of it, please.")
      }
      #expect(received == snapshot)
    }
  #endif
}
