import RecipeFormats
import RecipeModel
import RecipeStore
import RecipeVerbs

struct Collections: CommandGroup {
  static let name = "collections"
  static let declaration = Declaration<Self>(
    "List, add, rename, merge, or delete collections.",
    usage: ["recipes collections [WORD] [--sort ORDER] [--reverse] [--limit COUNT]", "recipes collections COMMAND"],
    text: """
      A saved filter holds whatever matches, and has no order of its own.

      In a pipe: name, count, filter, with tabs between.
      """,
    examples: [
      "recipes collections",
      "recipes collections --sort count --limit 10",
      "recipes collections guests",
      #"recipes collections add "For guests""#,
      #"recipes collections add Weeknight --filter "--max-time 30m --with chicken""#,
      #"recipes collections rename Soups "Soups and stews""#,
      "recipes collections delete Drinks Desserts",
      "recipes collections reorder Desserts --to top",
    ])
  static let subcommands: [Subcommand] = [
    .command(ListCollections.self), .verb(AddCollection.self), .verb(EditCollection.self),
    .command(CollectionRenaming.self),
    .command(CollectionDeletion.self), .command(CollectionReordering.self),
  ]
  static let usualSubcommand: (any Command.Type)? = ListCollections.self
}

struct ListCollections: CommandOfQuery {
  var query = FindCollections()

  func run(in session: Session) throws {
    let store = try session.library.open()
    let (listed, all) = try store.read { (try session.answer(query, from: store), try store.collections()) }
    let isOnTerminal = session.world.output.isTerminal && !session.settings.isJSON
    if all.isEmpty, isOnTerminal {
      return session.tell("no collections yet; to create one: recipes collect RECIPE --into NAME")
    }
    try session.printer.print(listed)
    if listed.isEmpty, !query.words.isEmpty {
      throw CommandError("no collection has \(query.words.joined(separator: " ").quoted()) in its name", .nothing)
    }
    if isOnTerminal, listed.count < all.count {
      try session.world.output.flush()
      session.tell("\("\(listed.count) of \(all.count) collections", .faint)")
    }
  }
}

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
