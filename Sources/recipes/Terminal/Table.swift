/// Rows whose columns line up by display width, as wide as the terminal allows.
///
/// Where the rows are too wide, whole columns go first, from the most dispensable on; then the
/// flexible column is cut.
struct Table {
  enum Alignment { case leading, trailing }

  struct Column {
    var alignment = Alignment.leading
    var style = Style.plain
    /// Columns are left out from the highest number on; those with 0 stay whatever the width.
    var dispensability = 0
    var isFlexible = false
    /// `true` if a mark after right-to-left letters keeps what follows to the right of them.
    var isMarked = false
  }

  var columns: [Column]
  var rows: [[SafeText]] = []

  /// Returns the lines of the table, no wider than `width` unless the fixed columns alone are.
  ///
  /// - Parameter width: In cells; nil for as wide as the rows are.
  func lines(fitting width: Int?) -> [StyledText] {
    var widths = columns.indices.map { column in rows.map { $0[column].width }.max() ?? 0 }
    var shown = columns.indices.filter { widths[$0] > 0 }
    if let width {
      while let dispensable = dispensableColumn(of: shown), total(shown, needed(widths)) > width {
        shown.removeAll { $0 == dispensable }
      }
      if let flexible = shown.first(where: { columns[$0].isFlexible }) {
        let excess = total(shown, widths) - width
        widths[flexible] = max(1, widths[flexible] - max(0, excess))
      }
    }
    return rows.map { line(of: $0, shown, widths) }
  }

  /// The number of cells between two columns.
  private static let gap = 2

  /// The least width of the flexible column that is worth keeping others next to it.
  private static let leastFlexible = 32

  private func needed(_ widths: [Int]) -> [Int] {
    columns.indices.map { columns[$0].isFlexible ? min(widths[$0], Self.leastFlexible) : widths[$0] }
  }

  private func total(_ shown: [Int], _ widths: [Int]) -> Int {
    shown.reduce(0) { $0 + widths[$1] } + max(0, shown.count - 1) * Self.gap
  }

  private func dispensableColumn(of shown: [Int]) -> Int? {
    shown.filter { columns[$0].dispensability > 0 }.max { columns[$0].dispensability < columns[$1].dispensability }
  }

  private func line(of row: [SafeText], _ shown: [Int], _ widths: [Int]) -> StyledText {
    var line: StyledText = ""
    let last = shown.last { !row[$0].string.isEmpty }
    for column in shown {
      let text = row[column].truncated(to: max(1, widths[column]))
      let padding = widths[column] - text.width
      if columns[column].alignment == .trailing { line += StyledText(.spaces(padding)) }
      line += StyledText(text, columns[column].style)
      guard column != last else { break }
      if columns[column].isMarked, SafeText.hasRightToLeftLetters(text.string) { line += StyledText(.leftToRightMark) }
      line += StyledText(.spaces((columns[column].alignment == .leading ? padding : 0) + Self.gap))
    }
    return line
  }
}
