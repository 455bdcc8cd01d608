import ArgumentParser
import RecipeModel
import RecipeStore

struct Search: Command {
  static let configuration = CommandConfiguration(
    commandName: "search",
    abstract: "Find recipes by their words, the best first.",
    usage: "recipes search WORD... [filter] [--limit COUNT]",
    discussion: """
      All words must be in the recipe; the last one may be only begun. Signs mean nothing special.

      Examples:
        recipes search tomato basil
        recipes search brûlée          (brulee finds it too)
        recipes search "half & half" -salt
        recipes search dumpl --favorites --max-time 1h
      """)

  @OptionGroup(title: "Filter") var filter: FilterOptions

  @Option(help: ArgumentHelp("How many to list at most.", valueName: "count"), transform: Transform.count)
  var limit: Int?

  @Argument(help: ArgumentHelp("What to look for.", valueName: "word")) var words: [String]

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in session: Session) throws {
    var query = filter.query
    query.limit = limit
    let store = try session.openStore()
    let text = words.joined(separator: " ")
    let results = try store.search(text, in: query)
    guard !results.isEmpty else { throw Failure("nothing found for \(text.quoted())", .nothing) }
    if session.settings.isJSON { return try session.printJSON(results.map(\.id), of: store) }
    try session.print(results)
  }
}

extension Session {
  /// Prints what a search found: list rows with the line that matched, below on a terminal, as one
  /// more field in a pipe.
  fileprivate func print(_ results: [SearchResult]) throws(SystemError) {
    guard let width else {
      for result in results { try print(tabSeparated: result.row.tabSeparated + [result.line ?? ""]) }
      return
    }
    let table = Table(columns: Table.recipeColumns, rows: results.map(\.row.cells))
    for (line, result) in zip(table.lines(fitting: width), results) {
      try print(line)
      guard let match = result.line else { continue }
      let indent = 4
      let text = SafeText(line: match).truncated(to: max(1, width - indent))
      try print("\(String(repeating: " ", count: indent))\(text, .faint)")
    }
  }
}
