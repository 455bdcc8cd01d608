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
    /// How many cells stand between the column and the next one.
    var gap = 2
  }

  var columns: [Column]
  var rows: [[SafeText]] = []

  /// Returns the lines of the table, no wider than `width` unless the fixed columns alone are.
  ///
  /// - Parameter width: In cells; nil for as wide as the rows are.
  func lines(fitting width: Int?) -> [StyledText] {
    var widths = TableWidths(of: columns)
    for row in rows { widths.measure(row) }
    let layout = widths.layout(fitting: width)
    return rows.map(layout.line(of:))
  }
}

/// How wide the columns of a table are, as far as its rows have been measured, which need not be kept.
struct TableWidths {
  private let columns: [Table.Column]
  private var widths: [Int]

  init(of columns: [Table.Column]) {
    self.columns = columns
    widths = columns.map { _ in 0 }
  }

  mutating func measure(_ row: [SafeText]) {
    for column in columns.indices { widths[column] = max(widths[column], row[column].width) }
  }

  /// Returns how the rows measured are laid out, no wider than `width` unless the fixed columns alone are.
  func layout(fitting width: Int?) -> TableLayout {
    var widths = widths
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
    return TableLayout(columns: columns, shown: shown, widths: widths)
  }

  /// The least width of the flexible column that is worth keeping others next to it.
  private static let leastFlexible = 32

  private func needed(_ widths: [Int]) -> [Int] {
    columns.indices.map { columns[$0].isFlexible ? min(widths[$0], Self.leastFlexible) : widths[$0] }
  }

  private func total(_ shown: [Int], _ widths: [Int]) -> Int {
    shown.reduce(0) { $0 + widths[$1] } + shown.dropLast().reduce(0) { $0 + columns[$1].gap }
  }

  private func dispensableColumn(of shown: [Int]) -> Int? {
    shown.filter { columns[$0].dispensability > 0 }.max { columns[$0].dispensability < columns[$1].dispensability }
  }
}

/// Which columns of a table are shown, and how wide.
struct TableLayout {
  fileprivate let columns: [Table.Column]
  fileprivate let shown: [Int]
  fileprivate let widths: [Int]

  func line(of row: [SafeText]) -> StyledText {
    var line: StyledText = ""
    let last = shown.last { !row[$0].string.isEmpty }
    for column in shown {
      let text = row[column].truncated(to: max(1, widths[column]))
      let padding = SafeText(line: String(repeating: " ", count: max(0, widths[column] - text.width)))
      if columns[column].alignment == .trailing { line += StyledText(padding) }
      line += StyledText(text, columns[column].style)
      guard column != last else { break }
      if columns[column].alignment == .leading { line += StyledText(padding) }
      line += StyledText(SafeText(line: String(repeating: " ", count: columns[column].gap)))
    }
    return line
  }
}
