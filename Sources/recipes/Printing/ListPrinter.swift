import RecipeModel
import RecipeStore

/// Prints lists as they are at one moment, with few of their rows in memory at a time.
struct ListPrinter {
  private let store: RecipeStore
  private let printer: Printer

  init(of store: RecipeStore, on printer: Printer) {
    self.store = store
    self.printer = printer
  }

  /// Calls its argument with each row of a list, and with the line of its texts that a search found.
  private typealias RowReader = ((SearchResult) throws -> Void) throws -> Void

  /// Prints a list.
  ///
  /// - Throws: `CommandError` where a filter leaves nothing; an empty library is not an error.
  func print(_ query: RecipeQuery, hasFilter: Bool) throws {
    let nothing = hasFilter ? CommandError("no recipe matches", .nothing) : nil
    if printer.isJSON { return try printJSON(query, nothing) }
    let hasRows = try printRows(isSearch: false) { row in
      try store.forEachListRow(of: query) { try row(SearchResult(row: $0, line: nil)) }
    }
    if hasRows { return }
    if let nothing { throw nothing }
    if printer.output.isTerminal { printer.tellHowToBegin() }
  }

  /// Prints the recipes of a list that have all of some words, each with the line that has most of them: below it on a
  /// terminal, as one more field in a pipe.
  func search(_ words: [String], in query: RecipeQuery) throws {
    let text = words.joined(separator: " ")
    let nothing = CommandError("nothing found for \(text.quoted())", .nothing)
    var query = query
    query.words = text
    if printer.isJSON { return try printJSON(query, nothing) }
    let hasRows = try printRows(isSearch: true) { try store.search(text, in: query, $0) }
    if !hasRows { throw nothing }
  }

  /// - Parameter nothing: What is thrown where the list is empty.
  private func printJSON(_ query: RecipeQuery, _ nothing: CommandError?) throws {
    try printer.printJSON(of: store) {
      let ids = try store.identifiers(of: query)
      if ids.isEmpty, let nothing { throw nothing }
      return ids
    }
  }

  /// Prints rows: a table on a terminal, fields with tabs between elsewhere; returns whether there were any.
  private func printRows(isSearch: Bool, _ read: RowReader) throws -> Bool {
    let buffer = BufferedOutput(in: printer.environment)
    let hasRows = try store.read {
      if let width = printer.width { return try holdTable(in: buffer, fitting: width, read) }
      var hasRows = false
      try read { result in
        hasRows = true
        try buffer.write { result.appendTabSeparated(to: &$0, isSearch: isSearch) }
      }
      return hasRows
    }
    try buffer.send(to: printer.output)
    return hasRows
  }

  /// The widths of the columns take all rows, which are read a second time where they are too many to be kept.
  private func holdTable(in buffer: BufferedOutput, fitting width: Int, _ read: RowReader) throws -> Bool {
    let mostKept = 1000
    var widths = TableWidths(of: Table.recipeColumns)
    var count = 0
    var kept: [SearchResult] = []
    try read { result in
      widths.measure(cells(of: result))
      count += 1
      if count <= mostKept { kept.append(result) } else { kept = [] }
    }
    let layout = widths.layout(fitting: width)
    func hold(_ result: SearchResult) throws {
      for line in lines(of: result, layout, fitting: width) {
        try buffer.print(line, in: printer.output.appearance)
      }
    }
    if count <= mostKept { try kept.forEach(hold) } else { try read(hold) }
    return count > 0
  }

  private func lines(of result: SearchResult, _ layout: TableLayout, fitting width: Int) -> [StyledText] {
    let title = layout.line(of: cells(of: result))
    guard let line = result.line else { return [title] }
    let indent = 4
    let text = SafeText(line: line).truncated(to: max(1, width - indent))
    return [title, "\(String(repeating: " ", count: indent))\(text, .faint)"]
  }

  private func cells(of result: SearchResult) -> [SafeText] { result.row.cells(selected: printer.selection) }
}

extension Printer {
  /// What is said of an empty library.
  func tellHowToBegin() {
    tell("no recipes yet; to add one: recipes add; to import some: recipes import FILE")
  }
}

extension SearchResult {
  fileprivate func appendTabSeparated(to bytes: inout [UInt8], isSearch: Bool) {
    row.appendTabSeparated(to: &bytes)
    if isSearch {
      bytes.append(UInt8(ascii: "\t"))
      if let line { SafeText.append(line: line, to: &bytes) }
    }
    bytes.append(UInt8(ascii: "\n"))
  }
}
