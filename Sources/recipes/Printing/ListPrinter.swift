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
  /// - Parameter footer: What is said below the list on a terminal; nil for how many of how many recipes are listed, if not
  ///   all are. It reads the library as it is at the same moment.
  /// - Throws: `CommandError` where a filter leaves nothing; an empty library is not an error.
  func print(
    _ query: RecipeQuery, hasFilter: Bool, footer: (_ shown: Int) throws -> StyledText? = { _ in nil }
  ) throws {
    let nothing = hasFilter ? CommandError("no recipe matches", .nothing) : nil
    if printer.isJSON { return try printJSON(query, nothing) }
    let hasRows = try printRows(isSearch: false) { row in
      try store.forEachListRow(of: query) { try row(SearchResult(row: $0, line: nil)) }
    } footer: { shown in
      try footer(shown) ?? count(shown, of: query, hasFilter: hasFilter)
    }
    if hasRows { return }
    if let nothing { throw nothing }
    if printer.output.isTerminal { printer.tellHowToBegin() }
  }

  /// `5 of 23 recipes`, `11 recipes`; nil for a list that is neither cut nor filtered.
  private func count(_ shown: Int, of query: RecipeQuery, hasFilter: Bool) throws -> StyledText? {
    let all = query.limit == shown ? try store.count(of: query) : shown
    if shown < all { return "\(shown) of \(StyledText.count(all, "recipe", "recipes"))" }
    return hasFilter ? .count(all, "recipe", "recipes") : nil
  }

  /// Prints the recipes of a list that have all of some words, each with the line that has most of them: below it on a
  /// terminal, as one more field in a pipe.
  func search(_ words: [String], in query: RecipeQuery) throws {
    let text = words.joined(separator: " ")
    let nothing = CommandError("nothing found for \(text.quoted())", .nothing)
    var query = query
    query.words = text
    if printer.isJSON { return try printJSON(query, nothing) }
    let hasRows = try printRows(isSearch: true) {
      try store.search(text, in: query, $0)
    } footer: { _ in
      nil
    }
    if !hasRows { throw nothing }
  }

  /// - Parameter nothing: What is thrown where the list is empty.
  private func printJSON(_ query: RecipeQuery, _ nothing: CommandError?) throws {
    var isEmpty = false
    try printer.printJSON(of: store) {
      let ids = try store.identifiers(of: query)
      isEmpty = ids.isEmpty
      return ids
    }
    if isEmpty, let nothing { throw nothing }
  }

  /// Prints rows: a table and its footer on a terminal, fields with tabs between elsewhere; returns whether there were any.
  private func printRows(
    isSearch: Bool, _ read: RowReader, footer: (_ shown: Int) throws -> StyledText?
  ) throws -> Bool {
    let buffer = BufferedOutput(in: printer.environment)
    let hasRows = try store.read {
      if let width = printer.width {
        let count = try holdTable(in: buffer, fitting: width, read)
        if count > 0, printer.printsFooters, let footer = try footer(count) {
          try buffer.print(footer.inStyle(.faint), in: printer.output.appearance)
        }
        return count > 0
      }
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

  /// Returns how many rows there are. The widths of the columns take all of them, which are read a second time where they
  /// are too many to be kept.
  private func holdTable(in buffer: BufferedOutput, fitting width: Int, _ read: RowReader) throws -> Int {
    let mostKept = 1000
    var columns = RecipeColumns(fitting: width, selection: printer.selection)
    var count = 0
    var kept: [SearchResult] = []
    try read { result in
      columns.measure(result.row)
      count += 1
      if count <= mostKept { kept.append(result) } else { kept = [] }
    }
    let layout = columns.layout
    func hold(_ result: SearchResult) throws {
      try buffer.print(layout.line(of: result.row), in: printer.output.appearance)
      guard let line = result.line else { return }
      try buffer.print(layout.secondLine(line, fitting: width), in: printer.output.appearance)
    }
    if count <= mostKept { try kept.forEach(hold) } else { try read(hold) }
    return count
  }
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
