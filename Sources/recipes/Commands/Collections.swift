import ArgumentParser
import RecipeFormats
import RecipeModel
import RecipeServer
import RecipeStore

struct Collections: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "collections",
    abstract: "List, add, rename, merge, or delete collections.",
    usage: "recipes collections [WORD] [--sort ORDER] [--reverse] [--limit COUNT]\nrecipes collections COMMAND",
    discussion: """
      Examples:
        recipes collections
        recipes collections --sort count --limit 10
        recipes collections guests
        recipes collections add "For guests"
        recipes collections add Weeknight --filter "--max-time 30m --with chicken"
        recipes collections rename Soups "Soups and stews"
        recipes collections delete Drinks Desserts
        recipes collections reorder Desserts --to top

      A saved filter holds whatever matches, and has no order of its own.

      In a pipe: name, count, filter, with tabs between.
      """,
    subcommands: [
      ListCollections.self, AddCollection.self, EditCollection.self, RenameCollection.self, DeleteCollections.self,
      ReorderCollection.self,
    ],
    defaultSubcommand: ListCollections.self)
}

struct ListCollections: Command {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the collections and how many recipes each has.",
    usage: "recipes collections list [WORD] [--sort ORDER] [--reverse] [--limit COUNT]",
    discussion: """
      The word list may be left out. By count, the collection with most recipes comes first.

      Examples:
        recipes collections --sort count --limit 10
        recipes collections list add
      """)

  @Option(
    name: [.customShort("s"), .customLong("sort")], parsing: .unconditional,
    help: ArgumentHelp("By manual, title, or count.", valueName: "order"))
  var sort = CollectionSort.manual

  @Flag(name: [.customShort("r"), .customLong("reverse")], help: "In reverse order.")
  var isReversed = false

  @Option(
    name: [.customShort("n"), .customLong("limit")], parsing: .unconditional,
    help: ArgumentHelp("At most COUNT collections.", valueName: "count"),
    transform: OptionValue.count)
  var limit: Int?

  @Argument(help: ArgumentHelp("What the names must contain.", valueName: "word")) var words: [String] = []

  @OptionGroup(title: "Global options") var global: GlobalOptions

  var isPaged: Bool { true }

  func run(in session: Session) throws {
    let text = words.joined(separator: " ")
    let all = try session.library.open().collections()
    let query = CollectionQuery(containing: text, sort: sort, isReversed: isReversed, limit: limit)
    let listed = query.listed(of: all)
    let isOnTerminal = session.world.output.isTerminal && !session.settings.isJSON
    if all.isEmpty, isOnTerminal {
      return session.tell("no collections yet; to create one: recipes collect RECIPE --into NAME")
    }
    try session.printer.print(listed)
    if listed.isEmpty, !words.isEmpty {
      throw CommandError("no collection has \(text.quoted()) in its name", .nothing)
    }
    if isOnTerminal, listed.count < all.count {
      try session.world.output.flush()
      session.tell("\("\(listed.count) of \(all.count) collections", .faint)")
    }
  }
}

extension CollectionSort: ExpressibleByArgument {}

extension RecipeCollection: Printable {
  static func lines(of collections: [RecipeCollection], fitting width: Int) -> [StyledText] {
    let lines = Table(
      columns: [.init(style: .title, isFlexible: true), .init(alignment: .trailing, style: .faint)],
      rows: collections.map { [SafeText(line: $0.name), SafeText(line: "\($0.count)")] }
    ).lines(fitting: width)
    return zip(collections, lines).map { collection, line in
      guard let filter = collection.filter else { return line }
      let room = width - line.width - 2
      return room < 3 ? line : "\(line)  \(SafeText(line: "= \(filter)").truncated(to: room), .faint)"
    }
  }

  var fieldRows: [[String]] { [[name, "\(count)"] + (filter.map { [$0] } ?? [])] }
}
