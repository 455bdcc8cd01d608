import RecipeModel
import RecipeStore
import RecipeVerbs

struct Search: Command {
  static let name = "search"
  static let declaration = Declaration<Self>(
    "Find recipes by their words, best match first.",
    usage: ["recipes search WORD... [FILTER] [--sort ORDER] [--reverse] [--limit COUNT]"],
    text: """
      All words must match; the last may be the beginning of a word. A word with a space in it is a phrase. A hyphen \
      before a word excludes it, unless it comes after --. Nothing else has a special meaning.
      """,
    examples: [
      "recipes search tomato basil",
      "recipes search brûlée          (brulee finds it too)",
      #"recipes search "tomato purée" -onion"#,
      #"recipes search cake -"baking powder""#,
      "recipes search dumpl --favorites --max-time 1h",
    ],
    groups: [
      FilterOptions.parameters.within(\.filter).inSection("Filter"),
      [
        .option(\.sort, "sort", .choice("order"), "The order.", short: "s"),
        .flag(\.isReversed, "reverse", "In reverse order.", short: "r"),
        .option(\.limit, "limit", .count, "At most COUNT recipes.", short: "n"),
        .words(\.words, "word", .text("word"), "The words to find.").takingHyphens,
      ],
    ],
    rules: FilterOptions.rules)

  var filter = FilterOptions()
  var sort: RecipeSort?
  var isReversed = false
  var limit: Int?

  /// A word that begins with one hyphen is excluded; after `--` every word is one to find.
  var words: [String] = []

  var isPaged: Bool { true }

  func run(in session: Session) throws {
    var query = try filter.query(reading: session.typedAge)
    query.sort = sort
    query.isReversed = isReversed
    query.limit = limit
    let end = words.firstIndex(of: "--") ?? words.endIndex
    let typed = SearchTerms.typed(Array(words[..<end]), verbatim: Array(words[end...].dropFirst()))
    if SearchTerms(typed).excludesOnly {
      throw CommandError("which word is to be found? \(typed.quoted()) only excludes", .usage)
    }
    try ListPrinter(of: session.library.open(), on: session.printer).search(
      typed, in: session.configured(query, isSearch: true))
  }
}
