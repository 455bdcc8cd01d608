import Diffable

/// A list on a terminal, a line for each item, that redraws only what changed.
///
/// The terminal itself shifts the lines below one that leaves or comes, so a change costs the lines that it names, however
/// long the list is.
final class TerminalList: DiffableDataSourceView {
  private let dataSource: DiffableDataSource<String, Int, String>
  private let send: (String) -> Void
  private var lines: [[String]] = []

  /// How many lines were written so far.
  private(set) var linesDrawn = 0

  /// - Parameter send: Writes a control sequence, with the text that follows it, to the terminal.
  init(_ dataSource: DiffableDataSource<String, Int, String>, send: @escaping (String) -> Void) {
    self.dataSource = dataSource
    self.send = send
    dataSource.view = self
  }

  func reloadData() {
    lines = dataSource.makeCells()
    send("\u{1B}[2J")
    for row in lines.first?.indices ?? 0..<0 { draw(row, after: "") }
  }

  func performBatchUpdates(_ updates: DiffableDataSourceSnapshotDifference, animated isAnimated: Bool) {
    let leaving = (updates.itemDeletes + updates.itemMoves.map(\.from)).map(\.item)
    for row in leaving.sorted(by: >) { send("\u{1B}[\(row + 1);1H\u{1B}[M") }
    dataSource.update(&lines, by: updates)
    let coming = (updates.itemInserts + updates.itemMoves.map(\.to)).map(\.item)
    for row in coming.sorted() { draw(row, after: "\u{1B}[L") }
    for place in updates.itemReloads + updates.itemReconfigures { draw(place.item, after: "\u{1B}[2K") }
  }

  /// Writes a line, once the cursor stands there and a control sequence has made room for it.
  private func draw(_ row: Int, after makeRoom: String) {
    linesDrawn += 1
    send("\u{1B}[\(row + 1);1H\(makeRoom)\(lines[0][row])")
  }
}
