import ArgumentParser
import RecipeFormats
import RecipeModel
import RecipeStore

struct Collections: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "collections",
    abstract: "List, add, rename, or delete collections.",
    usage: "recipes collections [COMMAND]",
    discussion: """
      Examples:
        recipes collections
        recipes collections add "For guests"
        recipes collections rename Soups "Soups and stews"
        recipes collections reorder Desserts --to top
      """,
    subcommands: [
      ListCollections.self, AddCollection.self, RenameCollection.self, DeleteCollection.self, ReorderCollection.self,
    ],
    defaultSubcommand: ListCollections.self)
}

struct ListCollections: Command {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the collections and how many recipes each has.",
    usage: "recipes collections list")

  @OptionGroup(title: "Global options") var global: GlobalOptions

  func run(in session: Session) throws {
    let collections = try session.library.open().collections()
    if collections.isEmpty, session.world.output.isTerminal, !session.settings.isJSON {
      return session.tell("no collections yet; to create one: recipes collect RECIPE --into NAME")
    }
    try session.printer.print(collections)
  }
}

struct AddCollection: Command {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Add an empty collection.",
    usage: "recipes collections add NAME")

  @Argument(help: ArgumentHelp("The name.", valueName: "name")) var name: String

  @OptionGroup(title: "Global options") var global: GlobalOptions

  func run(in session: Session) throws {
    let collection = try session.library.change(collection: name, .writing) { try $0.addCollection(name) }.collection
    try session.printer.report([collection]) { "Added \($0.name, .title)" }
  }
}

struct RenameCollection: Command {
  static let configuration = CommandConfiguration(
    commandName: "rename",
    abstract: "Rename a collection.",
    usage: "recipes collections rename NAME NEW-NAME")

  @Argument(help: ArgumentHelp("The collection.", valueName: "name")) var name: String
  @Argument(help: ArgumentHelp("The new name.", valueName: "new-name")) var newName: String

  @OptionGroup(title: "Global options") var global: GlobalOptions

  func run(in session: Session) throws {
    var oldName = ""
    let (collection, hasChanged) = try session.library.change(collection: newName) { store in
      oldName = try store.collection(named: name).name
      return try store.renameCollection(name, to: newName)
    }
    try session.printer.report(hasChanged ? [collection] : []) { "Renamed \(oldName) to \($0.name, .title)" }
    if !hasChanged { session.tell("nothing to change: it is called \(oldName)") }
  }
}

struct DeleteCollection: Command {
  static let configuration = CommandConfiguration(
    commandName: "delete",
    abstract: "Delete a collection; its recipes stay.",
    usage: "recipes collections delete NAME [--yes]")

  @Argument(help: ArgumentHelp("The collection.", valueName: "name")) var name: String

  @OptionGroup(title: "Global options") var global: GlobalOptions

  func run(in session: Session) throws {
    let collection = try session.library.open().collection(named: name)
    let recipes = StyledText.count(collection.count, "recipe", "recipes")
    switch try session.confirm("Delete the collection \(collection.name, .title) of \(recipes)? Its recipes stay.") {
    case true?: break
    case false?: throw CommandError.cancelled("Nothing deleted.")
    case nil:
      throw CommandError(
        "cannot ask for confirmation without a terminal; use --yes", .nothing)
    }
    _ = try session.library.change { try $0.deleteCollection(name) }
    try session.printer.report([collection]) { "Deleted \($0.name, .title)" }
  }
}

struct ReorderCollection: Command {
  static let configuration = CommandConfiguration(
    commandName: "reorder",
    abstract: "Move a collection in your own order.",
    usage: "recipes collections reorder NAME (--before NAME | --after NAME | --to PLACE)",
    discussion: """
      Examples:
        recipes collections reorder Desserts --to top
        recipes collections reorder Soups --before Salads
      """)

  @OptionGroup(title: "Destination") var destination: DestinationOptions
  @Argument(help: ArgumentHelp("The collection.", valueName: "name")) var name: String

  @OptionGroup(title: "Global options") var global: GlobalOptions

  func validate() throws {
    if destination.count == 0 { throw ValidationError("Where to? use --before, --after, or --to.") }
  }

  func run(in session: Session) throws {
    let place = destination.resolved { $0 }!
    let (collection, hasMoved) = try session.library.change(collection: name) { try $0.moveCollection(name, to: place) }
    try session.printer.report(hasMoved ? [collection] : []) {
      "Moved \($0.name, .title) \(destination.phrase { "\($0)" })"
    }
    if !hasMoved { session.tell("nothing to change: it is in that order") }
  }
}

extension Library {
  /// Changes a collection and returns it as it is then, by the name it then has, and whether anything changed.
  fileprivate func change(
    collection name: String, _ access: StoreAccess = .changing, _ verb: (RecipeStore) throws -> RecipeChange
  ) throws -> (collection: RecipeCollection, hasChanged: Bool) {
    try change(access) { store in
      let change = try verb(store)
      return (try store.collection(named: name), !change.isEmpty)
    }
  }
}

extension RecipeCollection: Printable {
  static func lines(of collections: [RecipeCollection], fitting width: Int) -> [StyledText] {
    Table(
      columns: [.init(style: .title, isFlexible: true), .init(alignment: .trailing, style: .faint)],
      rows: collections.map { [SafeText(line: $0.name), SafeText(line: "\($0.count)")] }
    ).lines(fitting: width)
  }

  var fieldRows: [[String]] { [[name, "\(count)"]] }

  var json: JSONValue { .object([("name", .string(name)), ("count", .integer(count))]) }
}
