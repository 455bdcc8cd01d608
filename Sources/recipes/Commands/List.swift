import RecipeModel
import RecipeStore
import RecipeVerbs
import RecipeViewModels

struct List: Command {
  static let name = "list"
  static let declaration = Declaration<Self>(
    "List recipes, in your order unless sorted.",
    usage: ["recipes list [FILTER] [-s ORDER] [-r] [-n COUNT] [--watch]"],
    text: """
      A word matches the beginning of a word, singular or plural: --with egg also finds eggplant, --without nut also \
      leaves out nutmeg.

      In a pipe: id, favorite, title, seconds, servings, collections, with tabs between.
      """,
    examples: [
      "recipes list -c Soups -t 30m",
      "recipes list --sort random -n 3",
      "recipes list --favorites | recipes collect - --into Best",
      #"recipes list --have "eggs, rice" --missing 1"#,
    ],
    groups: [
      FilterOptions.parameters.within(\.filter).inSection("Filter"),
      [
        .option(
          \.sort, "sort", .choice("order"), "By manual, title, added, time, cooked, rating, or random.", short: "s"),
        .flag(\.isReversed, "reverse", "In reverse order.", short: "r"),
        .option(\.limit, "limit", .count, "At most COUNT recipes.", short: "n"),
        .options(
          \.have, "have", .text("foods"), "What you can cook with these, the pantry included; shop for what you ticked."
        ),
        .option(
          \.missing, "missing",
          .number("count", 0...Int.max, noun: "a count", advice: "use a number from 0"),
          "With --have: COUNT foods may be missing."),
        .flag(\.isWatching, "watch", "Stay, and print what other programs change."),
      ],
    ],
    rules: FilterOptions.rules)

  var filter = FilterOptions()
  var sort: RecipeSort?
  var isReversed = false
  var limit: Int?
  var have: [String] = []
  var missing: Int?
  var isWatching = false

  var isPaged: Bool { !isWatching }

  func check() throws(Misuse) {
    if missing != nil, have.isEmpty { throw .rule("--missing goes with --have") }
    if isWatching, !have.isEmpty { throw .rule("--have looks once; leave out --watch") }
  }

  func run(in session: Session) throws {
    var query = try session.listed(filter.query(reading: session.typedAge))
    query.sort = sort
    query.isReversed = isReversed
    query.limit = limit
    query = session.configured(query)
    if sort == .random { query.seed = try session.library.seed() }
    if !have.isEmpty {
      try printCookable(in: query, session)
    } else if isWatching {
      try watch(query, in: session)
    } else {
      try ListPrinter(of: session.library.open(), on: session.printer).print(query, hasFilter: !filter.isEmpty)
    }
  }
}

extension List {
  /// Prints what can be cooked with what is at home, with what is missing.
  private func printCookable(in query: RecipeQuery, _ session: Session) throws {
    let store = try session.library.open()
    let found = try store.recipes(having: FoodsAtHome(have), missingAtMost: missing ?? 0, in: query)
    try ListPrinter(of: store, on: session.printer).print(found)
    if found.isEmpty {
      let more = (missing ?? 0) + 1
      throw CommandError(
        "no recipe can be cooked with that; --missing \(more) also lists those that lack \(more == 1 ? "one food" : "\(more) foods")",
        .nothing)
    }
  }
}

extension List {
  static func advice(onUnexpected word: String, in session: Session) -> StyledText? {
    let search: StyledText = "try: recipes search \(GlobalOptions.typedAgain([word]))"
    let key = TextFold.fold(word)
    let names = (try? session.library.open(.peeking).collections().map(\.name)) ?? []
    guard let name = names.first(where: { TextFold.fold($0).hasPrefix(key) }) else { return search }
    return "\(search), or recipes list --collection \(GlobalOptions.typedAgain([name]))"
  }
}

extension List {
  /// Prints a list, then stays and prints what other programs change in it, until its output is closed.
  private func watch(_ query: RecipeQuery, in session: Session) throws {
    guard session.shell == nil else {
      throw CommandError("the shell shows what other programs change; leave out --watch", .usage)
    }
    let store = try session.library.open(.staying)
    let followers = try StoreFollowers(of: store)
    let list = RecipeListViewModel(of: store)
    try list.show(query)
    let changes = list.recordChanges()
    followers.add(list)
    session.printer.isStreaming = true
    if session.settings.isJSON {
      try session.printer.printJSON(of: store) { try Self.rows(of: list, noting: changes).map(\.id) }
    } else {
      try session.printer.print(rows: Self.rows(of: list, noting: changes))
    }
    try session.world.output.flush()
    try session.watch(followers) { try session.printer.print(changes: changes.take(), of: store) }
  }

  /// Returns what is listed, and notes it as printed.
  private static func rows(
    of list: RecipeListViewModel, noting changes: RecipeListViewModel.Changes
  ) throws -> [RecipeListRow] {
    let rows = try list.allRows()
    changes.notePrinted(rows.map { ($0.id, $0) })
    return rows
  }
}
