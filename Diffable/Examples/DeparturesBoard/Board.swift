import Diffable

final class Board: DiffableDataSourceView {
  let dataSource: DiffableDataSource<String, Int, String>
  var lines: [[String]] = []

  init(_ dataSource: DiffableDataSource<String, Int, String>) {
    self.dataSource = dataSource
    dataSource.view = self
  }

  func reloadData() {
    lines = dataSource.makeCells()
    draw()
  }

  func performBatchUpdates(_ updates: DiffableDataSourceSnapshotDifference, animated isAnimated: Bool) {
    dataSource.update(&lines, by: updates)
    draw()
  }

  func draw() {
    for (section, lines) in lines.enumerated() {
      let place = DiffableIndexPath(item: 0, section: section)
      print(dataSource.supplementaryView(ofKind: "header", at: place) ?? "")
      for line in lines { print("  \(line)") }
    }
    print()
  }
}
