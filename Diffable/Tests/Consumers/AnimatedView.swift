// A view of the program's own that takes time, and a search that shows only the newest of its snapshots.

import Diffable

@MainActor final class Results: @MainActor DiffableDataSourceView {
  private var lines: [[String]] = []
  private lazy var dataSource = DiffableDataSource<String, Int, String>(view: self) { _, _, id in "\(id)" }

  func search(_ numbers: [Int]) async {
    await dataSource.applyNewest(DiffableDataSourceSnapshot(sections: [("found", numbers)]))
  }

  func reloadData() { lines = dataSource.makeCells() }

  func performBatchUpdates(_ updates: DiffableDataSourceSnapshotDifference, animated isAnimated: Bool) {
    dataSource.update(&lines, by: updates)
  }

  @MainActor
  func performBatchUpdates(_ updates: DiffableDataSourceSnapshotDifference, animated isAnimated: Bool) async {
    dataSource.update(&lines, by: updates)
    await Task.yield()
  }
}
