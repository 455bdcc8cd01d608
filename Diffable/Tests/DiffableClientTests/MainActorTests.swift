import Diffable
import Testing

/// A data source and its view on the main actor, as in an app.
@MainActor @Suite struct MainActorTests {
  @MainActor final class Board: @MainActor DiffableDataSourceView {
    private(set) var lines: [[String]] = []
    private lazy var dataSource = DiffableDataSource<String, Int, String>(view: self) { [unowned self] _, _, number in
      "\(number): \(names[number, default: "?"])"
    }
    private let names = [1: "one", 2: "two", 3: "three"]

    func show(_ numbers: [Int]) async {
      var snapshot = DiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["numbers"])
      snapshot.appendItems(numbers)
      await dataSource.apply(snapshot)
    }

    func showSoon(_ numbers: [Int]) -> Task<Void, Never> {
      Task { await show(numbers) }
    }

    func reloadData() {
      lines = dataSource.makeCells()
    }

    func performBatchUpdates(_ updates: DiffableDataSourceSnapshotDifference, animated isAnimated: Bool) {
      dataSource.update(&lines, by: updates)
    }
  }

  @Test func `a view on the main actor follows its data source`() async {
    let board = Board()
    await board.show([2, 1])
    #expect(board.lines == [["2: two", "1: one"]])
    await board.showSoon([1, 3]).value
    #expect(board.lines == [["1: one", "3: three"]])
  }

  @Test func `a snapshot is made elsewhere and applied on the main actor`() async {
    let snapshot = await Task.detached {
      var snapshot = DiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["numbers"])
      snapshot.appendItems(Array(0..<100))
      return snapshot
    }.value
    let dataSource = DiffableDataSource<String, Int, String> { _, _, number in "\(number)" }
    await dataSource.apply(snapshot)
    #expect(dataSource.numberOfItems(inSection: 0) == 100)
  }
}
