import Testing

@testable import Diffable

/// Which cells the view asks for, as seen on UIKit.
@Suite struct ProviderCallTests {
  struct Row: CustomTestStringConvertible {
    var from = "A:x,y,z"
    var to = "A:x,y,z"
    var items: [String] = []
    var sections: [String] = []
    var asked: [String]

    var testDescription: String { "\(from) → \(to), reload \(items) \(sections)" }
  }

  static let rows: [Row] = [
    Row(items: ["y"], asked: ["0.1 y"]),
    Row(sections: ["A"], asked: ["0.0 x", "0.1 y", "0.2 z"]),
    Row(to: "A:z,x,y", asked: []),
    Row(to: "A:z,x,y", items: ["z"], asked: ["0.0 z"]),
    Row(to: "A:x,y,z,w", asked: ["0.3 w"]),
    Row(to: "A:x,y,z,w", items: ["w"], asked: ["0.3 w", "0.3 w"]),
    Row(to: "A:x,z", asked: []),
    Row(from: "A:x,y,z;B:u", to: "A:x,z;B:u,y", asked: []),
    Row(from: "A:x,y,z;B:u", to: "B:u;A:x,y,z", asked: []),
    Row(from: "A:x,y,z;B:u", to: "A:x,y,z;B:u;C:w", asked: ["2.0 w"]),
    Row(from: "A:x,y,z;B:u", to: "B:u,q;A:x,y,z", asked: ["0.1 q"]),
    Row(from: "A:x,y;B:u", to: "B:u,x,y", asked: []),
    Row(from: "A:x,y;B:u", to: "B:u;C:x,y", asked: []),
    Row(items: ["y"], sections: ["A"], asked: ["0.0 x", "0.1 y", "0.2 z"]),
    Row(to: "A:x,y", items: ["y"], sections: ["A"], asked: ["0.0 x", "0.1 y", "0.1 y"]),
  ]

  @Test(arguments: rows)
  func `the provider is asked as on UIKit`(row: Row) {
    let source = RecordedSource(showing: row.from)
    var snapshot = DiffableDataSourceSnapshot(row.to)
    snapshot.reloadItems(row.items)
    snapshot.reloadSections(row.sections)
    source.dataSource.apply(snapshot, animatingDifferences: false)
    #expect(source.asked == row.asked)
    #expect(source.view.cells == snapshot.sectionIdentifiers.map(snapshot.itemIdentifiers(inSection:)))
  }

  @Test func `reconfigured items are asked for again, once, and not if they are reloaded as well`() {
    let source = RecordedSource(showing: "A:x,y,z")
    var snapshot = source.dataSource.snapshot()
    snapshot.reconfigureItems(["z", "x"])
    snapshot.reloadItems(["x"])
    source.dataSource.apply(snapshot)
    #expect(source.asked == ["0.0 x", "0.2 z"])
  }

  @Test func `an item that is reconfigured in a section that is reloaded is asked for once`() {
    let source = RecordedSource(showing: "A:x,y")
    var snapshot = source.dataSource.snapshot()
    snapshot.reconfigureItems(["y"])
    snapshot.reloadSections(["A"])
    source.dataSource.apply(snapshot)
    #expect(source.asked == ["0.0 x", "0.1 y"])
  }

  @Test func `applying the snapshot that is shown updates nothing`() {
    let source = RecordedSource(showing: "A:x,y,z;B:u")
    var completions = 0
    source.dataSource.apply(source.dataSource.snapshot()) { completions += 1 }
    #expect(source.asked == [])
    #expect(source.view.calls == [])
    #expect(completions == 1)
  }

  @Test func `the first snapshot reloads the view if it is not animated`() {
    let source = RecordedSource(showing: nil)
    source.dataSource.apply(DiffableDataSourceSnapshot("A:x;B:"), animatingDifferences: false)
    #expect(source.view.calls == [.reload])
    #expect(source.asked == ["0.0 x"])
  }

  @Test func `the first snapshot inserts its sections in one batch if it is animated`() {
    let source = RecordedSource(showing: nil)
    source.dataSource.apply(DiffableDataSourceSnapshot("A:x;B:"))
    var inserts = DiffableDataSourceSnapshotDifference()
    inserts.sectionInserts = [0, 1]
    inserts.itemInserts = [IndexPath(item: 0, section: 0)]
    #expect(source.view.calls == [.updates(inserts, animated: true)])
  }

  @Test func `structure and contents come in two batches, contents at new index paths`() {
    let source = RecordedSource(showing: "A:x,y,z")
    var snapshot = DiffableDataSourceSnapshot("A:z,y")
    snapshot.reconfigureItems(["z"])
    snapshot.reloadItems(["y"])
    source.dataSource.apply(snapshot, animatingDifferences: false)
    #expect(source.view.calls.count == 2)
    var contents = DiffableDataSourceSnapshotDifference()
    contents.itemReloads = [IndexPath(item: 1, section: 0)]
    contents.itemReconfigures = [IndexPath(item: 0, section: 0)]
    #expect(source.view.calls.last == .updates(contents, animated: false))
  }

  @Test func `applying by reload asks for everything and becomes what the next snapshot differs from`() {
    let source = RecordedSource(showing: "A:x,y")
    source.dataSource.applySnapshotUsingReloadData(DiffableDataSourceSnapshot("A:y,z"))
    #expect(source.view.calls == [.reload])
    #expect(source.asked == ["0.0 y", "0.1 z"])
    source.forget()
    source.dataSource.apply(DiffableDataSourceSnapshot("A:y,z,w"))
    #expect(source.asked == ["0.2 w"])
  }

  @Test(arguments: [("A:;B:x,y", ["0.0 x"]), ("A:a;B:x,y", []), ("B:x,y", ["1.0 x"])])
  func `an item that a section snapshot takes over is asked for only if the section was empty`(
    shown: String, asked: [String]
  ) {
    let source = RecordedSource(showing: shown)
    source.dataSource.apply(
      DiffableDataSourceSectionSnapshot(shown.hasPrefix("A:a") ? "a x" : "x"), to: "A", animatingDifferences: false)
    #expect(source.asked == asked)
  }

  @Test func `what a section snapshot takes over comes in ascending places, as what is new does`() {
    let source = RecordedSource(showing: "A:x,y;B:u;C:")
    source.dataSource.apply(DiffableDataSourceSectionSnapshot("u n x"), to: "C", animatingDifferences: false)
    var updates = DiffableDataSourceSnapshotDifference()
    updates.itemDeletes = [IndexPath(item: 0, section: 0), IndexPath(item: 0, section: 1)]
    updates.itemInserts = (0..<3).map { IndexPath(item: $0, section: 2) }
    #expect(source.view.calls == [.updates(updates, animated: false)])
  }

  @Test func `a data source without a view asks for nothing`() {
    var asked = 0
    let dataSource = DiffableDataSource<String, String, String> { _, _, item in
      asked += 1
      return item
    }
    dataSource.apply(DiffableDataSourceSnapshot("A:x"))
    dataSource.apply(DiffableDataSourceSnapshot("A:x,y"))
    #expect(asked == 0)
    #expect(dataSource.snapshot().text == "A:x,y")
  }
}

/// A data source that notes what its provider is asked for, and its view.
struct RecordedSource {
  let dataSource: MirrorView.DataSource
  let view: MirrorView
  private let log = Log()

  private final class Log {
    var asked: [String] = []
  }

  /// Creates a source that shows a snapshot, with nothing noted yet; or nothing at all.
  init(showing text: String?) {
    dataSource = MirrorView.DataSource { [log] _, indexPath, item in
      log.asked.append("\(indexPath.section).\(indexPath.item) \(item)")
      return item
    }
    view = MirrorView(dataSource)
    if let text { dataSource.apply(DiffableDataSourceSnapshot(text), animatingDifferences: false) }
    forget()
  }

  var asked: [String] { log.asked }

  func forget() {
    log.asked = []
    view.forgetCalls()
  }
}
