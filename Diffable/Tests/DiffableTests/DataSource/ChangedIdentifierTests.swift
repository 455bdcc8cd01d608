import Testing

@testable import Diffable

/// Identifiers that are objects and change after they were handed over, so that they are not found again by their hash.
///
/// Such an identifier breaks the contract of `Hashable`. Nothing ends the program for it under `checked`.
@Suite struct ChangedIdentifierTests {
  final class Key: Hashable, CustomStringConvertible, @unchecked Sendable {
    var value: Int

    init(_ value: Int) { self.value = value }

    static func == (left: Key, right: Key) -> Bool { left.value == right.value }
    func hash(into hasher: inout Hasher) { hasher.combine(value) }
    var description: String { "\(value)" }
  }

  typealias Snapshot = DiffableDataSourceSnapshot<Key, Key>
  typealias Outline = DiffableDataSourceSectionSnapshot<Key>

  let sections = (0..<3).map { Key(100 + $0) }
  let items = (0..<6).map { Key($0) }

  func snapshot() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(sections)
    for (offset, section) in sections.enumerated() {
      snapshot.appendItems(Array(items[(2 * offset)..<(2 * offset + 2)]), toSection: section)
    }
    return snapshot
  }

  /// An item with two children, of which the first has one; all are expanded.
  func outline() -> Outline {
    var outline = Outline()
    outline.append([items[0], items[1]])
    outline.append([items[2], items[3]], to: items[0])
    outline.append([items[4]], to: items[2])
    outline.expand(items)
    return outline
  }

  @Test func `marks of deleted items and sections are not listed`() {
    var snapshot = snapshot()
    snapshot.reconfigureItems([items[0], items[1]])
    snapshot.reloadItems([items[2], items[3]])
    snapshot.reloadSections([sections[0], sections[1]])
    (items[0].value, items[2].value, sections[0].value) = (1_000, 1_001, 1_002)
    #expect(snapshot.checked.reconfiguredItemIdentifiers == [items[1]])
    #expect(snapshot.checked.reloadedItemIdentifiers == [items[3]])
    #expect(snapshot.checked.reloadedSectionIdentifiers == [sections[1]])
    #expect(snapshot.difference(from: Snapshot()).itemReconfigures == [IndexPath("0.1")])
    #expect(snapshot.description.contains("[1002: {1000 1}]"))
  }

  @Test(arguments: 1...3)
  func `sections whose hash has changed are deleted with the others without leaving a trace`(count: Int) throws {
    var snapshot = Snapshot()
    let sections = sections.prefix(count)
    snapshot.appendSections(Array(sections))
    snapshot.appendItems(items)
    let last = try #require(sections.last)
    last.value = 1_000
    try snapshot.checked.deleteSections([last])
    let other = Key(99 + count)
    _ = snapshot.checked.indexOfSection(other)
    _ = snapshot.checked.indexOfSection(last)
    snapshot.deleteAllItems()
    try snapshot.checked.appendSections([last])
    #expect(snapshot.checked.indexOfSection(last) == 0)
  }

  @Test func `every call of a snapshot ends in an answer or in a violation`() {
    for call in 0..<10 {
      // To a value of its own, and to that of another item.
      for value in [1_000, 3] {
        var snapshot = snapshot()
        snapshot.reloadItems([items[0]])
        let key = items[0]
        key.value = value
        withoutWarnings { _ = violation { try make(call, on: &snapshot.checked, key, items[1]) } }
        #expect(snapshot.checked.itemIdentifiers.count == snapshot.checked.numberOfItems)
        #expect(snapshot.checked.reloadedItemIdentifiers.count <= 2)
        key.value = 0
      }
    }
  }

  private func make(_ call: Int, on snapshot: inout Snapshot.Checked, _ key: Key, _ other: Key) throws {
    switch call {
    case 0: try snapshot.appendItems([key])
    case 1: try snapshot.insertItems([Key(50)], afterItem: key)
    case 2: try snapshot.insertItems([key], beforeItem: other)
    case 3: try snapshot.deleteItems([key, other])
    case 4: try snapshot.moveItem(key, afterItem: other)
    case 5: try snapshot.moveItem(other, beforeItem: key)
    case 6: try snapshot.reloadItems([key])
    case 7: try snapshot.reconfigureItems([other, key])
    case 8: snapshot.deleteAllItems()
    default: _ = (snapshot.indexOfItem(key), snapshot.sectionIdentifier(containingItem: key))
    }
  }

  @Test(arguments: [1_000, 3], 0..<5)
  func `an outline with such an item is applied, expanded and reordered, or refused`(value: Int, changed: Int) {
    let dataSource = DiffableDataSource<String, Key, String> { _, _, key in "\(key)" }
    dataSource.reorderingHandlers.canReorderItem = { _ in true }
    dataSource.reorderingHandlers.didReorder = { _ in }
    let (view, outline) = (Rows(dataSource), outline())
    let actions: [() throws -> Void] = [
      {
        var snapshot = dataSource.snapshot()
        try snapshot.checked.deleteItems([self.items[4]])
        try dataSource.checked.apply(snapshot)
      },
      {
        var snapshot = dataSource.snapshot()
        try snapshot.checked.moveItem(self.items[1], beforeItem: self.items[0])
        try dataSource.checked.apply(snapshot)
      },
      { try dataSource.checked.apply(outline, to: "A") },
      { try dataSource.checked.apply(outline, to: "B") },
      { for item in 0..<5 { try dataSource.checked.collapseItem(at: IndexPath(item: item, section: 0)) } },
      { for item in 0..<5 { try dataSource.checked.expandItem(at: IndexPath(item: item, section: 0)) } },
      { try dataSource.checked.moveItem(at: IndexPath("0.0"), to: IndexPath("0.4")) },
      { try dataSource.checked.moveItem(at: IndexPath("0.4"), to: IndexPath("0.0")) },
    ]
    for action in actions {
      let original = items[changed].value
      dataSource.applySnapshotUsingReloadData(DiffableDataSourceSnapshot())
      dataSource.apply(outline, to: "A")
      items[changed].value = value
      withoutWarnings { _ = violation { try action() } }
      #expect(view.rows.map(\.count) == (0..<dataSource.numberOfSections).map(dataSource.numberOfItems(inSection:)))
      items[changed].value = original
    }
  }

  final class Rows: DiffableDataSourceView {
    let dataSource: DiffableDataSource<String, Key, String>
    var rows: [[String]] = []

    init(_ dataSource: DiffableDataSource<String, Key, String>) {
      self.dataSource = dataSource
      dataSource.view = self
    }

    func reloadData() { rows = dataSource.makeCells() }

    func performBatchUpdates(_ updates: DiffableDataSourceSnapshotDifference, animated isAnimated: Bool) {
      rows = dataSource.makeCells()
    }
  }
}
