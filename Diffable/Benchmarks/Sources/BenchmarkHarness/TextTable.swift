/// Rows of text in columns as wide as they need to be: the first to the left, the others to the right.
public struct TextTable {
  private var rows: [[String]]

  /// Creates a table with a heading for each column.
  public init(_ headings: String...) {
    rows = [headings]
  }

  /// Adds a row with a cell for each column.
  public mutating func append(_ cells: [String]) {
    rows.append(cells)
  }

  /// The table, a line a row, with a rule under the headings.
  public var text: String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    var lines = rows.map { row in
      zip(row, widths).enumerated().map { pad($1.0, to: $1.1, isFirst: $0 == 0) }.joined(separator: "  ")
    }
    lines.insert(String(repeating: "-", count: lines[0].count), at: 1)
    return lines.joined(separator: "\n")
  }

  private func pad(_ cell: String, to width: Int, isFirst: Bool) -> String {
    let padding = String(repeating: " ", count: width - cell.count)
    return isFirst ? cell + padding : padding + cell
  }
}
