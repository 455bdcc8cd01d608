// A view of the program's own, on the main actor, that keeps a line for each item.

import Diffable

@MainActor final class Board: @MainActor DiffableDataSourceView {
  private var lines: [[String]] = []
  private let names = [1: "Mercury", 2: "Venus"]
  private lazy var dataSource = DiffableDataSource<String, Int, String>(view: self) { [unowned self] _, path, id in
    "\(path.item). \(names[id, default: "?"])"
  }

  func show(_ snapshot: DiffableDataSourceSnapshot<String, Int>) {
    dataSource.apply(snapshot, animatingDifferences: false) { [weak self] in self?.lines.append(["done"]) }
  }

  func reloadData() { lines = dataSource.makeCells() }

  func performBatchUpdates(_ updates: DiffableDataSourceSnapshotDifference, animated isAnimated: Bool) {
    dataSource.update(&lines, by: updates)
  }
}
