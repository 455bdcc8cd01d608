import RecipeModel
import RecipeStore
import RecipeVerbs

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
    let footer = try ListFooter(query, of: store)
    if printer.isJSON { return try printJSON(query, hasFilter || query.skip != nil ? footer.nothing() : nil) }
    let count = try printRows(nil) { row in
      try store.forEachListRow(of: query) { try row(SearchResult(row: $0, line: nil)) }
    } footer: { shown in
      hasFilter || query.skip != nil || query.limit == shown ? try footer.line(count: shown) : nil
    }
    if count == 0, hasFilter || query.skip != nil { throw try footer.nothing() }
    if count == 0, printer.output.isTerminal { printer.tellHowToBegin() }
    tellUnknown(of: footer)
  }

  /// Prints the recipes of a list that have all of some words, each with the line that has most of them: below it on a
  /// terminal, as one more field in a pipe.
  ///
  /// - Parameter query: Its words are as `SearchTerms` reads them.
  func search(_ query: RecipeQuery) throws {
    let text = query.words ?? ""
    let words = SearchWords(text)
    let footer = try ListFooter(query, of: store)
    if printer.isJSON { return try printJSON(query, footer.nothing(), matching: words) }
    let count = try printRows(words) {
      try store.search(text, in: query, $0)
    } footer: {
      try footer.line(count: $0)
    }
    if count == 0 { throw try footer.nothing() }
    tellUnknown(of: footer)
  }

  /// Prints recipes that can be cooked: each with what is missing, below it on a terminal, as one more field in a pipe.
  func print(_ recipes: [CookableRecipe]) throws {
    if printer.isJSON {
      let missing = Dictionary(recipes.map { ($0.row.id, $0.missing) }) { first, _ in first }
      let namesOfMissing = { (recipe: Recipe) in missing[recipe.id] }
      return try printer.printJSON(of: store, missing: namesOfMissing) { recipes.map(\.row.id) }
    }
    guard let width = printer.width else {
      for recipe in recipes {
        try printer.print(tabSeparated: recipe.row.tabSeparated + [recipe.missing.joined(separator: ", ")])
      }
      return
    }
    var columns = RecipeColumns(fitting: width, selection: printer.selection)
    for recipe in recipes { columns.measure(recipe.row) }
    let layout = columns.layout
    for recipe in recipes {
      try printer.print(layout.line(of: recipe.row, matching: nil))
      if recipe.missing.isEmpty { continue }
      let text = "missing: \(recipe.missing.joined(separator: ", "))"
      try printer.print(layout.secondLine(text, fitting: width, matching: nil))
    }
  }

  /// A footer says it on a terminal.
  private func tellUnknown(of footer: ListFooter) {
    if !printer.output.isTerminal, let unknown = footer.unknown { printer.note(unknown) }
  }

  /// - Parameter nothing: What is thrown where the list is empty.
  private func printJSON(
    _ query: RecipeQuery, _ nothing: @autoclosure () throws -> CommandError?, matching words: SearchWords? = nil
  ) throws {
    let match = { (recipe: Recipe) in words.map { $0.match(in: recipe).json } }
    var isEmpty = false
    try printer.printJSON(of: store, match: match) {
      let ids = try store.identifiers(of: query)
      isEmpty = ids.isEmpty
      return ids
    }
    if isEmpty, let nothing = try nothing() { throw nothing }
  }

  /// Prints rows: a table and its footer on a terminal, fields with tabs between elsewhere; returns how many there were.
  ///
  /// - Parameter words: What was searched for; nil in a list.
  private func printRows(
    _ words: SearchWords?, _ read: RowReader, footer: (_ shown: Int) throws -> StyledText?
  ) throws -> Int {
    let buffer = BufferedOutput(in: printer.environment)
    let count = try store.read {
      if let width = printer.width {
        let count = try holdTable(in: buffer, fitting: width, words, read)
        if count > 0, printer.printsFooters, let footer = try footer(count) {
          try buffer.print(footer.inStyle(.faint), in: printer.output.appearance)
        }
        return count
      }
      var count = 0
      try read { result in
        count += 1
        try buffer.write { result.appendTabSeparated(to: &$0, isSearch: words != nil) }
      }
      return count
    }
    try buffer.send(to: printer.output)
    return count
  }

  /// Returns how many rows there are. The widths of the columns take all of them, which are read a second time where they
  /// are too many to be kept.
  private func holdTable(
    in buffer: BufferedOutput, fitting width: Int, _ words: SearchWords?, _ read: RowReader
  ) throws -> Int {
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
      try buffer.print(layout.line(of: result.row, matching: words), in: printer.output.appearance)
      guard let line = result.line else { return }
      try buffer.print(layout.secondLine(line, fitting: width, matching: words), in: printer.output.appearance)
    }
    if count <= mostKept { try kept.forEach(hold) } else { try read(hold) }
    return count
  }
}

extension Printer {
  /// Says how an empty library is filled.
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

extension StyledText {
  /// Returns the line with what was searched for highlighted in its text of one style.
  func highlighting(_ style: Style, _ words: SearchWords?) -> StyledText {
    words.map { highlighting(in: style, $0.spans) } ?? self
  }
}
