import Diffable

/// The view: prints itself as a whole when asked to, and what changes as it changes.
final class Screen: DiffableDataSourceView {
  private let dataSource: EmojiExplorer.DataSource
  private var cells: [[String]] = []

  init(_ dataSource: EmojiExplorer.DataSource) {
    self.dataSource = dataSource
    dataSource.view = self
  }

  /// Whether changes are printed.
  var isLive = false

  func reloadData() {
    cells = dataSource.makeCells()
  }

  func performBatchUpdates(_ updates: DiffableDataSourceSnapshotDifference, animated isAnimated: Bool) {
    let old = cells
    dataSource.update(&cells, by: updates)
    guard isLive else { return }
    for place in updates.itemDeletes { print("-", old[place.section][place.item]) }
    for place in updates.itemInserts { print("+", cells[place.section][place.item]) }
    for place in updates.itemReconfigures { print("~", cells[place.section][place.item]) }
  }

  func draw() {
    print(cells[0].joined(separator: "  "))
    print()
    let outline = dataSource.snapshot(for: .outline)
    for (item, cell) in zip(outline.visibleItems, cells[1]) {
      let triangle = outline.level(of: item) > 0 ? " " : outline.isExpanded(item) ? "▾" : "▸"
      print(String(repeating: "  ", count: outline.level(of: item)) + triangle, cell)
    }
    print()
    for row in cells[2] { print(row) }
  }
}
