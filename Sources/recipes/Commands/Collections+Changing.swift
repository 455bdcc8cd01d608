import ArgumentParser
import RecipeModel
import RecipeStore

struct AddCollection: Command {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Add an empty collection, or a saved filter.",
    usage: "recipes collections add NAME [--filter OPTIONS]",
    discussion: """
      A saved filter is a collection that holds whatever matches the options of list: its filter, and --sort.

      Examples:
        recipes collections add "For guests"
        recipes collections add Weeknight --filter "--max-time 30m --with chicken"
        recipes collections add Surprise --filter "--favorites --sort random"
      """)

  @Argument(help: ArgumentHelp("The name.", valueName: "name")) var name: String

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Hold whatever matches these options of list.", valueName: "options"))
  var filter: String?

  @OptionGroup(title: "Global options") var global: GlobalOptions

  func run(in session: Session) throws {
    let filter = try filter.map { try SavedFilter(typed: $0) }
    let collection = try session.library.change(collection: name, .writing) { store in
      guard let filter else { return try store.addCollection(name) }
      return try store.addCollection(name, filter: filter)
    }.collection
    try session.printer.report([collection]) { "Added \($0.phrase)" }
  }
}

struct EditCollection: Command {
  static let configuration = CommandConfiguration(
    commandName: "edit",
    abstract: "Change a saved filter.",
    usage: "recipes collections edit NAME --filter OPTIONS",
    discussion: """
      Examples:
        recipes collections edit Weeknight --filter "--max-time 20m"
      """)

  @Argument(help: ArgumentHelp("The saved filter.", valueName: "name")) var name: String

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Hold whatever matches these options of list.", valueName: "options"))
  var filter: String

  @OptionGroup(title: "Global options") var global: GlobalOptions

  func run(in session: Session) throws {
    let filter = try SavedFilter(typed: filter)
    let (collection, hasChanged) = try session.library.change(collection: name) {
      try $0.setFilter(of: name, to: filter)
    }
    try session.printer.report(hasChanged ? [collection] : []) { "Changed \($0.phrase)" }
    if !hasChanged { session.tell("nothing to change: \(collection.name) is like that") }
  }
}

struct RenameCollection: Command {
  static let configuration = CommandConfiguration(
    commandName: "rename",
    abstract: "Rename a collection, or merge it into another one.",
    usage: "recipes collections rename NAME NEW-NAME [--merge]",
    discussion: """
      Where a collection has the new name already, the recipes go to its end, and the first collection is deleted.

      Examples:
        recipes collections rename Soups "Soups and stews"
        recipes collections rename Preserves Holiday --merge
      """)

  @Argument(help: ArgumentHelp("The collection.", valueName: "name")) var name: String
  @Argument(help: ArgumentHelp("The new name.", valueName: "new-name")) var newName: String

  @Flag(name: .customLong("merge"), help: "Merge it into the collection of that name without asking.")
  var isMerging = false

  @OptionGroup(title: "Global options") var global: GlobalOptions

  func run(in session: Session) throws {
    let store = try session.library.open()
    let collection = try store.collection(named: name)
    if let other = try store.collectionID(named: newName), other != collection.id {
      return try merge(collection, into: store.collection(named: newName), in: session)
    }
    let (renamed, hasChanged) = try session.library.change(collection: newName) {
      try $0.renameCollection(name, to: newName)
    }
    try session.printer.report(hasChanged ? [renamed] : []) { "Renamed \(collection.name) to \($0.name, .title)" }
    if !hasChanged { session.note("nothing to change: it is called \(collection.name)") }
  }

  private func merge(
    _ collection: RecipeCollection, into other: RecipeCollection, in session: Session
  ) throws {
    for one in [collection, other] where one.filter != nil { throw RecipeStoreError.holdsMatches(one.name) }
    let recipes = StyledText.count(collection.count, "recipe", "recipes")
    let question: StyledText =
      "Merge \(collection.name, .title) (\(recipes)) into \(other.name, .title) (\(other.count))?"
    switch try isMerging ? true : session.confirm(question) {
    case true?: break
    case false?: throw CommandError.cancelled("Nothing merged.")
    case nil:
      throw CommandError(
        "there is a collection \(other.name) already; use --merge to merge \(collection.name) into it", .badInput)
    }
    let merged = try session.library.change(collection: newName) {
      try $0.renameCollection(name, to: newName, isMerging: true)
    }.collection
    try session.printer.report([merged]) {
      "Merged \(collection.name) into \($0.name, .title): \(StyledText.count($0.count, "recipe", "recipes"))"
    }
  }
}

struct DeleteCollections: Command {
  static let configuration = CommandConfiguration(
    commandName: "delete",
    abstract: "Delete collections; their recipes stay.",
    usage: "recipes collections delete NAME... [--yes]",
    discussion: """
      Examples:
        recipes collections delete Drinks Desserts
      """)

  @Argument(help: ArgumentHelp("The collections.", valueName: "name")) var names: [String]

  @OptionGroup(title: "Global options") var global: GlobalOptions

  func run(in session: Session) throws {
    let collections = try session.library.open().collections(named: names)
    switch try session.confirm(Self.question(collections)) {
    case true?: break
    case false?: throw CommandError.cancelled("Nothing deleted.")
    case nil: throw CommandError("cannot ask for confirmation without a terminal; use --yes", .nothing)
    }
    _ = try session.library.change { try $0.deleteCollections(names) }
    try session.printer.report { [printer = session.printer] in
      if printer.isJSON || printer.width == nil { return try printer.print(collections) }
      try printer.print("Deleted \(Self.phrase(collections) { "\($0.name, .title)" })")
    }
  }

  private static func question(_ collections: [RecipeCollection]) -> StyledText {
    if collections.count == 1 {
      let recipes = StyledText.count(collections[0].count, "recipe", "recipes")
      return "Delete \(phrase(collections) { "\($0.name, .title) (\(recipes))" })? Its recipes stay."
    }
    return "Delete \(phrase(collections) { "\($0.name, .title) (\($0.count))" })? Their recipes stay."
  }

  /// `the collections Drinks, Soups and Desserts`.
  private static func phrase(
    _ collections: [RecipeCollection], _ name: (RecipeCollection) -> StyledText
  ) -> StyledText {
    var phrase: StyledText = collections.count == 1 ? "the collection " : "the collections "
    for (index, collection) in collections.enumerated() {
      if index > 0 { phrase += index == collections.count - 1 ? " and " : ", " }
      phrase += name(collection)
    }
    return phrase
  }
}

extension Library {
  /// Changes a collection and returns it as it is then, by the name it then has, and whether anything changed.
  func change(
    collection name: String, _ access: StoreAccess = .changing, _ verb: (RecipeStore) throws -> RecipeChange
  ) throws -> (collection: RecipeCollection, hasChanged: Bool) {
    try change(access) { store in
      let change = try verb(store)
      return (try store.collection(named: name), !change.isEmpty)
    }
  }
}

extension RecipeCollection {
  /// `Soups`, or `Weeknight, a saved filter: --max-time 30m (3 recipes)`.
  fileprivate var phrase: StyledText {
    guard let filter else { return "\(name, .title)" }
    return "\(name, .title), a saved filter: \(filter) (\(StyledText.count(count, "recipe", "recipes")))"
  }
}
