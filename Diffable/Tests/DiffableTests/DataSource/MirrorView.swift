import Diffable

/// A view that keeps the item of every cell and follows by batch updates alone.
final class MirrorView: DiffableDataSourceView {
  typealias DataSource = DiffableDataSource<String, String, String>

  let dataSource: DataSource
  private(set) var cells: [[String]] = []

  /// What the view was told: `reload`, or the batch updates.
  private(set) var calls: [Call] = []

  enum Call: Equatable {
    case reload
    case updates(DiffableDataSourceSnapshotDifference, animated: Bool)
  }

  init(_ dataSource: DataSource) {
    self.dataSource = dataSource
    dataSource.view = self
  }

  func reloadData() {
    calls.append(.reload)
    cells = dataSource.makeCells()
  }

  func performBatchUpdates(_ updates: DiffableDataSourceSnapshotDifference, animated isAnimated: Bool) {
    calls.append(.updates(updates, animated: isAnimated))
    dataSource.update(&cells, by: updates)
  }

  func forgetCalls() {
    calls = []
  }
}

extension MirrorView: CustomStringConvertible {
  var description: String { "<MirrorView>" }
}
