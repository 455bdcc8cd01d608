import ArgumentParser
import RecipeModel
import RecipeStore
import RecipeViewModels

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

  @Option(
    parsing: .unconditional, help: ArgumentHelp("How many to list at most.", valueName: "count"),
    transform: Transform.count)
  var limit: Int?

  /// Words that begin with one hyphen are searched for as they are; after `--` every word is.
  @Argument(parsing: .allUnrecognized, help: ArgumentHelp("What to look for.", valueName: "word"))
  var words: [String]

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func validate() throws {
    if words.prefix(while: { $0 != "--" }).contains(where: { $0.hasPrefix("--") }) {
      throw ValidationError("Words that begin with two hyphens stand after \"--\".")
    }
  }

  func run(in session: Session) throws {
    var query = filter.query
    query.limit = limit
    var searched = words
    if let end = searched.firstIndex(of: "--") { searched.remove(at: end) }
    try session.search(searched, in: query)
  }
}

extension Session {
  /// Prints the recipes of a list that have all of some words.
  func search(_ words: [String], in query: RecipeQuery) throws {
    let store = try openStore()
    let text = words.joined(separator: " ")
    if settings.isJSON { return try printJSON(of: store) { try find(text, in: query, of: store).map(\.id) } }
    let results = try find(text, in: query, of: store)
    var query = query
    query.words = text
    let list = RecipeListViewModel(of: store)
    try list.show(query, rows: results.map(\.row))
    let lines = Dictionary(uniqueKeysWithValues: results.compactMap { result in result.line.map { (result.id, $0) } })
    try print(list.allRows(), matching: lines)
  }

  private func find(_ text: String, in query: RecipeQuery, of store: RecipeStore) throws -> [SearchResult] {
    let results = try store.search(text, in: query)
    guard !results.isEmpty else { throw Failure("nothing found for \(text.quoted())", .nothing) }
    return results
  }

  /// Prints what a search found: list rows with the line that matched, below on a terminal, as one
  /// more field in a pipe.
  fileprivate func print(_ rows: [RecipeListRow], matching lines: [Recipe.ID: String]) throws(SystemError) {
    guard let width else {
      for row in rows { try print(tabSeparated: row.tabSeparated + [lines[row.id] ?? ""]) }
      return
    }
    let table = Table(columns: Table.recipeColumns, rows: rows.map(\.cells))
    for (line, row) in zip(table.lines(fitting: width), rows) {
      try print(line)
      guard let match = lines[row.id] else { continue }
      let indent = 4
      let text = SafeText(line: match).truncated(to: max(1, width - indent))
      try print("\(String(repeating: " ", count: indent))\(text, .faint)")
    }
  }
}
