import ArgumentParser
import RecipeModel
import RecipeStore

struct Search: Command {
  static let configuration = CommandConfiguration(
    commandName: "search",
    abstract: "Find recipes by their words, best match first.",
    usage: "recipes search WORD... [filter] [--sort ORDER] [--reverse] [--limit COUNT]",
    discussion: """
      All words must match; the last may be the beginning of a word. A word with a space in it is a phrase. A hyphen \
      before a word excludes it, unless it comes after --. Nothing else has a special meaning.

      Examples:
        recipes search tomato basil
        recipes search brûlée          (brulee finds it too)
        recipes search "tomato purée" -onion
        recipes search cake -"baking powder"
        recipes search dumpl --favorites --max-time 1h
      """)

  @OptionGroup(title: "Filter") var filter: FilterOptions

  @Option(
    name: [.customShort("s"), .customLong("sort")], parsing: .unconditional,
    help: ArgumentHelp("The order.", valueName: "order"))
  var sort: RecipeSort?

  @Flag(name: [.customShort("r"), .customLong("reverse")], help: "In reverse order.")
  var isReversed = false

  @Option(
    name: [.customShort("n"), .customLong("limit")], parsing: .unconditional,
    help: ArgumentHelp("At most COUNT recipes.", valueName: "count"),
    transform: OptionValue.count)
  var limit: Int?

  /// A word that begins with one hyphen is excluded; after `--` every word is one to find.
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
    query.sort = sort
    query.isReversed = isReversed
    query.limit = limit
    let shown = words.map(Self.showingHyphen(of:))
    let end = shown.firstIndex(of: "--") ?? shown.endIndex
    let typed = SearchTerms.typed(Array(shown[..<end]), verbatim: Array(shown[end...].dropFirst()))
    if SearchTerms(typed).excludesOnly {
      throw CommandError("which word is to be found? \(typed.quoted()) only excludes", .usage)
    }
    try ListPrinter(of: session.library.open(), on: session.printer).search(typed, in: query)
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
