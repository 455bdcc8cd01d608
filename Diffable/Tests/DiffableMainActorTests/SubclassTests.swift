import Diffable
import Testing

/// A module with the main actor as default isolation, as Xcode makes for apps.
@Suite struct SubclassTests {
  nonisolated final class NumberedList: DiffableDataSource<String, Int, String> {
    override func apply(
      _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
      var numbered = snapshot
      numbered.reconfigureItems(numbered.itemIdentifiers)
      super.apply(numbered, animatingDifferences: animatingDifferences, completion: completion)
    }
  }

  final class Screen: DiffableDataSourceView {
    private(set) var lines: [[String]] = []
    private lazy var dataSource = NumberedList(view: self) { dataSource, path, number in "\(path.item + 1). \(number)" }

    func show(_ numbers: [Int]) {
      var snapshot = DiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["numbers"])
      snapshot.appendItems(numbers)
      dataSource.apply(snapshot)
    }

    func reloadData() {
      lines = dataSource.makeCells()
    }

    func performBatchUpdates(_ updates: DiffableDataSourceSnapshotDifference, animated isAnimated: Bool) {
      dataSource.update(&lines, by: updates)
    }
  }

  @Test func `a subclass that is not isolated overrides what the main actor calls`() {
    let screen = Screen()
    screen.show([7, 8])
    screen.show([8, 7])
    #expect(screen.lines == [["1. 8", "2. 7"]])
  }
}
