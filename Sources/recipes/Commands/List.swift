import ArgumentParser
import RecipeModel
import RecipeStore

struct List: Command {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List recipes, in your order unless sorted.",
    usage: "recipes list [filter] [--sort ORDER] [--reverse] [--limit COUNT]\n             [--watch]",
    discussion: """
      Examples:
        recipes list --collection Soups --max-time 30m
        recipes list --with tofu --without peanut
        recipes list --favorites --sort time --limit 5
        recipes list | cut -f 1,3
        recipes list --favorites --watch

      In a pipe: id, favorite, title, seconds, servings, collections, with tabs between.
      """)

  @OptionGroup(title: "Filter") var filter: FilterOptions

  @Option(parsing: .unconditional, help: ArgumentHelp("By what to sort.", valueName: "order"))
  var sort: RecipeSort?

  @Flag(name: .customLong("reverse"), help: "Start at the other end.")
  var isReversed = false

  @Option(
    parsing: .unconditional, help: ArgumentHelp("How many to list at most.", valueName: "count"),
    transform: OptionValue.count)
  var limit: Int?

  @Flag(name: .customLong("watch"), help: "Stay, and print what other programs change.")
  var isWatching = false

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in session: Session) throws {
    var query = filter.query
    query.sort = sort
    query.isReversed = isReversed
    query.limit = limit
    if isWatching {
      try session.watch(query)
    } else {
      try session.printList(query, hasFilter: !filter.isEmpty)
    }
  }
}

extension RecipeSort: ExpressibleByArgument {}
