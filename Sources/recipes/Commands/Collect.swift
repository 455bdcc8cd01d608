import ArgumentParser
import RecipeModel
import RecipeStore

struct Collect: Command {
  static let configuration = CommandConfiguration(
    commandName: "collect",
    abstract: "Add recipes to a collection.",
    usage: "recipes collect RECIPE... --into NAME [--from NAME]",
    discussion: """
      A collection that does not exist yet is created. With --from the recipes move from one collection to the end of \
      the other, in one step.

      Examples:
        recipes collect 12 --into Soups
        recipes collect 12 --into Soups --from Quick
        recipes collect 3-7,12 --into "For guests"
      """)

  @Argument(help: ArgumentHelp("Numbers, ranges, or words of titles.", valueName: "recipe")) var recipes: [String]
  @Option(
    name: [.customShort("c"), .customLong("into")], parsing: .unconditional,
    help: ArgumentHelp("The collection.", valueName: "name"))
  var collection: String?

  @Option(
    name: .customLong("from"), parsing: .unconditional,
    help: ArgumentHelp("Remove them from this collection.", valueName: "name"))
  var source: String?

  @OptionGroup(title: "Global options") var global: GlobalOptions

  static func advice(onUnknownOption name: String) -> StyledText? {
    ["--to", "--in", "--collection"].contains(name) ? "did you mean \("--into".quoted())?" : nil
  }

  func validate() throws {
    guard let collection else { throw ValidationError("Into which collection? use --into NAME.") }
    if let source, CollectionName.key(source) == CollectionName.key(collection) {
      throw ValidationError("--into and --from name the same collection.")
    }
  }

  func run(in session: Session) throws {
    guard let collection else { return }
    if let source { return try move(from: source, into: collection, in: session) }
    try session.change(recipes: recipes, creating: collection) {
      try $0.collect($1, into: collection)
    } phrases: { store, change in
      let name = try change.name(of: collection, in: store)
      return ChangePhrases(
        changed: { "Added \($0) to \(name)" }, unchanged: { "\($0) is in \(name)" }
      )
    }
  }

  private func move(from source: String, into collection: String, in session: Session) throws {
    try session.change(recipes: recipes, creating: collection) { store, ids in
      if try store.collectionID(named: collection) == nil { try store.addCollection(collection) }
      for id in ids { try store.move(id, from: source, into: collection, to: .bottom) }
      return .updated(ids)
    } phrases: { store, _ in
      let names = try (store.collection(named: source).name, store.collection(named: collection).name)
      let moved: (StyledText) -> StyledText = { "Moved \($0) from \(names.0) to \(names.1)" }
      return ChangePhrases(changed: moved, unchanged: moved)
    }
  }
}

struct Uncollect: Command {
  static let configuration = CommandConfiguration(
    commandName: "uncollect",
    abstract: "Remove recipes from a collection.",
    usage: "recipes uncollect RECIPE... --from NAME",
    discussion: """
      The recipes stay in the library. The collection stays even if it is empty.

      Examples:
        recipes uncollect 12 --from Soups
      """)

  @Argument(help: ArgumentHelp("Numbers, ranges, or words of titles.", valueName: "recipe")) var recipes: [String]
  @Option(
    name: [.customShort("c"), .customLong("from")], parsing: .unconditional,
    help: ArgumentHelp("The collection.", valueName: "name"))
  var collection: String?

  @OptionGroup(title: "Global options") var global: GlobalOptions

  func validate() throws {
    if collection == nil { throw ValidationError("From which collection? use --from NAME.") }
  }

  func run(in session: Session) throws {
    guard let collection else { return }
    try session.change(recipes: recipes) {
      try $0.uncollect($1, from: collection)
    } phrases: { store, change in
      let name = try change.name(of: collection, in: store)
      return ChangePhrases(
        changed: { "Removed \($0) from \(name)" }, unchanged: { "\($0) is not in \(name)" }
      )
    }
  }
}

extension RecipeChange {
  /// The name of the collection that was changed, or was to be: as it is shown, not as it was typed.
  fileprivate func name(of collection: String, in store: RecipeStore) throws -> String {
    try collections.first ?? store.collection(named: collection).name
  }
}
