import Diffable
import Foundation
import Testing

/// What a subclass of a data source may override, and when its overrides are called.
@Suite struct SubclassTests {
  /// Notes every call that it overrides. Inside of it an `IndexPath` is that of the data source, not Foundation's.
  final class NotingDataSource: DiffableDataSource<String, String, String> {
    var calls: [String] = []

    override func apply(
      _ snapshot: DiffableDataSourceSnapshot<String, String>, animatingDifferences: Bool = true,
      completion: (() -> Void)? = nil
    ) {
      calls.append("apply \(snapshot.itemIdentifiers.joined())")
      super.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
    }

    override func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
      calls.append("reload \(snapshot.itemIdentifiers.joined())")
      super.applySnapshotUsingReloadData(snapshot, completion: completion)
    }

    override func snapshot() -> Snapshot {
      calls.append("snapshot")
      return super.snapshot()
    }

    override func itemIdentifier(for indexPath: IndexPath) -> String? {
      calls.append("item at \(indexPath)")
      return super.itemIdentifier(for: indexPath)
    }

    override func indexPath(for itemIdentifier: String) -> IndexPath? {
      calls.append("place of \(itemIdentifier)")
      return super.indexPath(for: itemIdentifier)
    }

    override func sectionIdentifier(for index: Int) -> String? {
      calls.append("section \(index)")
      return super.sectionIdentifier(for: index)
    }

    override func index(for sectionIdentifier: String) -> Int? {
      calls.append("index of \(sectionIdentifier)")
      return super.index(for: sectionIdentifier)
    }

    override var numberOfSections: Int {
      calls.append("sections")
      return super.numberOfSections
    }

    override func numberOfItems(inSection section: Int) -> Int {
      calls.append("items in \(section)")
      return super.numberOfItems(inSection: section)
    }

    override func cell(forItemAt indexPath: IndexPath) -> String {
      calls.append("cell \(indexPath)")
      return super.cell(forItemAt: indexPath) + "!"
    }

    override func cell(forItemAt indexPath: IndexPath, reconfiguring cell: String) -> String {
      calls.append("reconfigure \(cell)")
      return super.cell(forItemAt: indexPath, reconfiguring: cell) + "?"
    }

    override func supplementaryView<View>(ofKind elementKind: String, at indexPath: IndexPath, as type: View.Type)
      -> View?
    {
      calls.append(elementKind)
      return super.supplementaryView(ofKind: elementKind, at: indexPath, as: type)
    }

    override var indexTitles: [String]? { ["first"] }

    override func indexPathForIndexTitle(at index: Int) -> IndexPath? { IndexPath(item: 0, section: 0) }

    override func canMoveItem(at indexPath: IndexPath) -> Bool {
      calls.append("can move \(indexPath)")
      return super.canMoveItem(at: indexPath)
    }

    override func moveItem(at origin: IndexPath, to destination: IndexPath) -> Bool {
      calls.append("move \(origin) to \(destination)")
      return super.moveItem(at: origin, to: destination)
    }
  }

  final class View: DiffableDataSourceView {
    let dataSource: NotingDataSource
    var cells: [[String]] = []

    init(_ dataSource: NotingDataSource) {
      self.dataSource = dataSource
      dataSource.view = self
    }

    func reloadData() { cells = dataSource.makeCells() }

    func performBatchUpdates(_ updates: DiffableDataSourceSnapshotDifference, animated isAnimated: Bool) {
      dataSource.update(&cells, by: updates)
    }
  }

  let dataSource = NotingDataSource { _, _, item in item }

  func snapshot(_ items: String...) -> DiffableDataSourceSnapshot<String, String> {
    var snapshot = DiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["A"])
    snapshot.appendItems(items)
    return snapshot
  }

  /// The calls that were overridden since the last time.
  func calls() -> [String] {
    defer { dataSource.calls = [] }
    return dataSource.calls
  }

  @Test func `what a program calls is what a subclass overrides`() {
    let base: DiffableDataSource<String, String, String> = dataSource
    base.apply(snapshot("x", "y"))
    #expect(calls() == ["apply xy"])
    #expect(base.snapshot().itemIdentifiers == ["x", "y"])
    #expect(calls() == ["snapshot"])
    #expect(base.itemIdentifier(for: .init(item: 1, section: 0)) == "y")
    #expect(base.indexPath(for: "y") == .init(item: 1, section: 0))
    #expect(base.sectionIdentifier(for: 0) == "A")
    #expect(base.index(for: "A") == 0)
    #expect(calls() == ["item at [0, 1]", "place of y", "section 0", "index of A"])
    base.applySnapshotUsingReloadData(snapshot("z"))
    #expect(calls() == ["reload z"])
    #expect(base.indexTitles == ["first"])
    #expect(base.indexPathForIndexTitle(at: 7) == .init(item: 0, section: 0))
    base.supplementaryViewProvider = { _, kind, _ in kind }
    #expect(base.supplementaryView(ofKind: "header", at: .init(item: 0, section: 0)) == "header")
    #expect(calls() == ["header"])
  }

  @Test func `an apply that is awaited calls the apply with a completion`() async {
    await dataSource.apply(snapshot("x"))
    await dataSource.applySnapshotUsingReloadData(snapshot("y"))
    #expect(calls() == ["apply x", "reload y"])
  }

  @Test func `a view that keeps its cells by the data source sees the cells of the subclass`() {
    let view = View(dataSource)
    dataSource.apply(snapshot("x"), animatingDifferences: false)
    #expect(view.cells == [["x!"]])
    #expect(calls() == ["apply x", "sections", "items in 0", "cell [0, 0]"])
    var marked = snapshot("y", "x")
    marked.reconfigureItems(["x"])
    dataSource.apply(marked)
    #expect(view.cells == [["y!", "x?"]])
    #expect(calls() == ["apply yx", "cell [0, 0]", "reconfigure x!"])
  }

  @Test func `a drag asks whether the item can move, and moves it`() {
    dataSource.apply(snapshot("x", "y"))
    dataSource.reorderingHandlers.canReorderItem = { _ in true }
    dataSource.reorderingHandlers.didReorder = { _ in }
    _ = calls()
    #expect(dataSource.beginInteractiveMovementForItem(at: .init(item: 0, section: 0)))
    #expect(dataSource.endInteractiveMovement(at: .init(item: 1, section: 0)))
    #expect(calls() == ["can move [0, 0]", "move [0, 0] to [0, 1]"])
    #expect(dataSource.moveItem(at: .init(item: 0, section: 0), to: .init(item: 1, section: 0)))
    #expect(calls() == ["move [0, 0] to [0, 1]", "can move [0, 0]"])
  }

  @Test func `what the user does, and what is checked, is not applied by an override`() throws {
    var outline = DiffableDataSourceSectionSnapshot<String>()
    outline.append(["p"])
    outline.append(["a"], to: "p")
    dataSource.apply(outline, to: "A")
    #expect(dataSource.expandItem(at: .init(item: 0, section: 0)))
    #expect(dataSource.collapseItem(at: .init(item: 0, section: 0)))
    try dataSource.checked.apply(snapshot("x"))
    _ = try dataSource.checked.cell(forItemAt: .init(item: 0, section: 0))
    #expect(calls() == [])
    #expect(dataSource.snapshot().itemIdentifiers == ["x"])
  }
}
