import ArgumentParser
import RecipeModel
import RecipeStore

struct Search: Command {
  static let configuration = CommandConfiguration(
    commandName: "search",
    abstract: "Find recipes by their words, best match first.",
    usage: "recipes search WORD... [FILTER] [--limit COUNT]",
    discussion: """
      All words must match; the last may be a prefix. Punctuation has no special meaning.

      Examples:
        recipes search tomato basil
        recipes search brûlée          (brulee finds it too)
        recipes search "half & half" -salt
        recipes search dumpl --favorites --max-time 1h
      """)

  @OptionGroup(title: "Filter") var filter: FilterOptions

  @Option(
    name: [.customShort("n"), .customLong("limit")], parsing: .unconditional,
    help: ArgumentHelp("At most COUNT recipes.", valueName: "count"),
    transform: OptionValue.count)
  var limit: Int?

  /// Words that begin with one hyphen are searched for as they are; after `--` every word is.
  @Argument(parsing: .allUnrecognized, help: ArgumentHelp("The words to find.", valueName: "word"))
  var words: [String]

  @OptionGroup(title: "Global options") var global: GlobalOptions

  func validate() throws {
    if words.prefix(while: { $0 != "--" }).contains(where: { $0.hasPrefix("--") }) {
      throw ValidationError("Put words that begin with two hyphens after \"--\".")
    }
  }

  var isPaged: Bool { true }

  func run(in session: Session) throws {
    var query = filter.query
    query.limit = limit
    var searched = words.map(Self.showingHyphen(of:))
    if let end = searched.firstIndex(of: "--") { searched.remove(at: end) }
    try ListPrinter(of: session.library.open(), on: session.printer).search(
      searched, in: session.configured(query, isSearch: true))
  }
}

/// Words such as `-salt`, which the parser would take for four options of one letter.
extension Search {
  /// No word of a command line can begin with NUL.
  private static let mark = "\0"

  /// Returns the words of a search with a mark before each that begins with one hyphen and is not an option.
  static func hidingHyphens(in words: [String]) -> [String] {
    guard words.contains(where: isHyphenated) else { return words }
    let description = CommandDescription(of: Search.self)
    var hidden: [String] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      hidden.append(isHyphenated(word) ? mark + word : word)
      if word == "--" || description.option(named: word)?.kind == .option {
        hidden += word == "--" ? rest : rest.prefix(1)
        rest = word == "--" ? [] : rest.dropFirst()
      }
    }
    return hidden
  }

  private static func showingHyphen(of word: String) -> String {
    word.hasPrefix(mark) ? String(word.dropFirst(mark.count)) : word
  }

  private static func isHyphenated(_ word: String) -> Bool {
    word.hasPrefix("-") && !word.hasPrefix("--") && word.count > 2
  }
}
