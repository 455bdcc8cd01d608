import Testing

@testable import Diffable

/// Identifiers that are equal but not the same: the newest replaces the one that was there.
@Suite struct NewestIdentifierTests {
  /// An identifier with a content that its identity does not depend on.
  struct Versioned: Hashable, CustomStringConvertible {
    let name: String
    let version: Int

    init(_ name: String, _ version: Int) {
      self.name = name
      self.version = version
    }

    static func == (left: Versioned, right: Versioned) -> Bool { left.name == right.name }

    func hash(into hasher: inout Hasher) { hasher.combine(name) }

    var description: String { "\(name)\(version)" }
  }

  typealias Snapshot = DiffableDataSourceSnapshot<Versioned, Versioned>

  /// Sections A and B with items x, y and z, all of version 1.
  func sample() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections([Versioned("A", 1), Versioned("B", 1)])
    snapshot.appendItems([Versioned("x", 1), Versioned("y", 1)], toSection: Versioned("A", 0))
    snapshot.appendItems([Versioned("z", 1)], toSection: Versioned("B", 0))
    return snapshot
  }

  @Test func `a call that names an item stores it as it is named`() {
    let calls: [(inout Snapshot, Versioned) throws -> Void] = [
      { try $0.checked.appendItems([$1]) },
      { try $0.checked.insertItems([$1], beforeItem: Versioned("z", 9)) },
      { try $0.checked.insertItems([$1], afterItem: Versioned("z", 9)) },
      { try $0.checked.moveItem($1, beforeItem: Versioned("z", 9)) },
      { try $0.checked.moveItem($1, afterItem: Versioned("z", 9)) },
      { try $0.checked.reloadItems([$1]) },
      { try $0.checked.reconfigureItems([$1]) },
    ]
    for call in calls {
      var snapshot = sample()
      withoutWarnings { #expect(throws: Never.self) { try call(&snapshot, Versioned("x", 2)) } }
      #expect(Set(snapshot.itemIdentifiers.map(\.description)) == ["x2", "y1", "z1"])
      #expect(sample().itemIdentifiers.map(\.description) == ["x1", "y1", "z1"])
    }
  }

  @Test func `a call that names a section stores it as it is named`() {
    let calls: [(inout Snapshot, Versioned) throws -> Void] = [
      { try $0.checked.moveSection($1, beforeSection: Versioned("B", 9)) },
      { try $0.checked.moveSection($1, afterSection: Versioned("B", 9)) },
      { try $0.checked.reloadSections([$1]) },
    ]
    for call in calls {
      var snapshot = sample()
      #expect(throws: Never.self) { try call(&snapshot, Versioned("A", 2)) }
      #expect(Set(snapshot.sectionIdentifiers.map(\.description)) == ["A2", "B1"])
    }
  }

  @Test func `marks name the items and sections that the snapshot holds by now`() {
    var snapshot = sample()
    snapshot.reloadItems([Versioned("x", 2)])
    snapshot.reconfigureItems([Versioned("y", 2), Versioned("z", 2)])
    snapshot.reloadSections([Versioned("B", 2), Versioned("A", 2)])

    snapshot.reconfigureItems([Versioned("x", 3)])
    snapshot.moveItem(Versioned("y", 3), afterItem: Versioned("z", 9))
    withoutWarnings { snapshot.appendItems([Versioned("z", 3)], toSection: Versioned("A", 9)) }
    snapshot.moveSection(Versioned("B", 3), beforeSection: Versioned("A", 9))

    #expect(snapshot.description.hasSuffix("\n[B3: {y3}]\n[A2: {x3 z3}]\n>"))
    #expect(snapshot.reloadedItemIdentifiers.map(\.description) == ["x3"])
    #expect(snapshot.reconfiguredItemIdentifiers.map(\.description) == ["y3", "z3"])
    #expect(snapshot.reloadedSectionIdentifiers.map(\.description) == ["B3", "A2"])
  }

  @Test func `a data source shows the newest, in the whole and in outlines`() {
    let dataSource = DiffableDataSource<Versioned, Versioned, String> { _, _, item in "\(item)" }
    func shown() -> [[String]] {
      [
        dataSource.snapshot().sectionIdentifiers.map(\.description),
        dataSource.snapshot().itemIdentifiers.map(\.description),
        dataSource.snapshot(for: Versioned("A", 0)).visibleItems.map(\.description),
      ]
    }
    func outline(_ version: Int) -> DiffableDataSourceSectionSnapshot<Versioned> {
      var outline = DiffableDataSourceSectionSnapshot<Versioned>()
      outline.append([Versioned("p", version)])
      outline.append([Versioned("a", version)], to: Versioned("p", version))
      outline.expand([Versioned("p", version)])
      return outline
    }
    dataSource.apply(outline(1), to: Versioned("A", 1))
    #expect(shown() == [["A1"], ["p1", "a1"], ["p1", "a1"]])
    dataSource.apply(outline(2), to: Versioned("A", 2))
    #expect(shown() == [["A2"], ["p2", "a2"], ["p2", "a2"]])

    var marked = dataSource.snapshot()
    marked.reconfigureItems([Versioned("a", 3)])
    dataSource.apply(marked)
    #expect(shown() == [["A2"], ["p2", "a3"], ["p2", "a3"]])

    var rebuilt = Snapshot()
    rebuilt.appendSections([Versioned("A", 4)])
    rebuilt.appendItems([Versioned("p", 4), Versioned("a", 4)])
    dataSource.apply(rebuilt)
    #expect(shown() == [["A4"], ["p4", "a4"], ["p4", "a4"]])
    #expect(dataSource.snapshot(for: Versioned("A", 0)).level(of: Versioned("a", 0)) == 1)
  }

  @Test func `what is collapsed after it was shown comes back as it was shown last`() {
    let dataSource = DiffableDataSource<Versioned, Versioned, String> { _, _, item in "\(item)" }
    var outline = DiffableDataSourceSectionSnapshot<Versioned>()
    outline.append([Versioned("p", 1)])
    outline.append([Versioned("a", 1)], to: Versioned("p", 1))
    outline.expand([Versioned("p", 1)])
    dataSource.apply(outline, to: Versioned("A", 1))
    var snapshot = dataSource.snapshot()
    snapshot.reloadItems([Versioned("a", 2)])
    dataSource.apply(snapshot)
    dataSource.collapseItem(at: IndexPath(item: 0, section: 0))
    #expect(dataSource.snapshot().itemIdentifiers.map(\.description) == ["p1"])
    dataSource.expandItem(at: IndexPath(item: 0, section: 0))
    #expect(dataSource.snapshot().itemIdentifiers.map(\.description) == ["p1", "a2"])
  }
}
