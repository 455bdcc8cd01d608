import Testing

@testable import Diffable

@Suite struct AsyncApplyTests {
  /// An actor that owns a data source, as a screen does.
  actor Screen {
    private let dataSource = MirrorView.DataSource { _, _, item in item }
    private var view: MirrorView?
    private(set) var log: [String] = []

    func showView() {
      view = MirrorView(dataSource)
    }

    func apply(_ text: String) async {
      await dataSource.apply(DiffableDataSourceSnapshot(text))
      log.append(shown)
    }

    func append(_ item: String) async {
      var snapshot = dataSource.snapshot()
      snapshot.appendItems([item], toSection: "A")
      await dataSource.apply(snapshot, animatingDifferences: false)
      log.append(item)
    }

    func applyByReload(_ text: String) async {
      await dataSource.applySnapshotUsingReloadData(DiffableDataSourceSnapshot(text))
      log.append(shown)
    }

    func apply(_ outline: String, to section: String) async {
      await dataSource.apply(DiffableDataSourceSectionSnapshot(outline), to: section)
      log.append(shown)
    }

    var shown: String { dataSource.snapshot().text }
    var cells: [[String]] { view?.cells ?? [] }
  }

  @Test func `an awaited apply has updated the view when it returns`() async {
    let screen = Screen()
    await screen.showView()
    await screen.apply("A:x")
    await screen.applyByReload("A:x,y")
    await screen.apply("p+(a)", to: "B")
    #expect(await screen.log == ["A:x", "A:x,y", "A:x,y;B:p,a"])
    #expect(await screen.cells == [["x", "y"], ["p", "a"]])
  }

  @Test func `several tasks that apply through one actor lose nothing and complete in the order of their applies`()
    async
  {
    let screen = Screen()
    await screen.showView()
    await screen.apply("A:")
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<100 { group.addTask { await screen.append("\(number)") } }
    }
    let order = Array(await screen.log.dropFirst())
    #expect(await screen.shown == "A:" + order.joined(separator: ","))
    #expect(Set(order) == Set((0..<100).map(String.init)))
    #expect(await screen.cells == [order])
  }

  @MainActor
  @Test func `the caller's actor is the one on which the provider runs`() async {
    let dataSource = MirrorView.DataSource { _, _, item in
      MainActor.assertIsolated()
      return item
    }
    let view = MirrorView(dataSource)
    await dataSource.apply(DiffableDataSourceSnapshot("A:x"))
    #expect(view.cells == [["x"]])
  }
}
