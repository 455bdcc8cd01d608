import ArgumentParser
import RecipeModel
import RecipeStore
import RecipeViewModels

struct Reorder: Command {
  static let configuration = CommandConfiguration(
    commandName: "reorder",
    abstract: "Move recipes in your own order.",
    usage: """
      recipes reorder RECIPE... (--before RECIPE | --after RECIPE | --to PLACE)
      recipes reorder --by title
      recipes reorder                  in your editor, one recipe per line
      recipes list ... | recipes reorder
      """,
    discussion: """
      Several recipes land together, in the order named. Every collection has its own order. In the shell the open \
      list is meant, unless another is named. From a pipe the numbers that begin the lines are put in that order.

      Examples:
        recipes reorder 12 --before 3
        recipes reorder tomato soup --to top -c Soups
        recipes list --sort time | recipes reorder
      """)

  /// The orders that `--by` makes once.
  enum Order: String, CaseIterable, ExpressibleByArgument {
    case title
  }

  @OptionGroup(title: "Destination") var destination: DestinationOptions

  @Option(
    name: [.customShort("c"), .customLong("collection")], parsing: .unconditional,
    help: ArgumentHelp("In the order of this collection.", valueName: "name"))
  var collection: String?

  @Flag(name: [.customShort("f"), .customLong("favorites")], help: "Among the favorites, in the order of the library.")
  var isFavorites = false

  @Option(parsing: .unconditional, help: ArgumentHelp("Sort the whole list once.", valueName: "order"))
  var by: Order?

  @Argument(help: ArgumentHelp("Numbers, ranges, or words of titles.", valueName: "recipe"))
  var recipes: [String] = []

  @OptionGroup(title: "Global options") var global: GlobalOptions

  static func advice(onUnknownOption name: String) -> StyledText? {
    "say where to with --before, --after, or --to"
  }

  func validate() throws {
    if collection != nil, isFavorites { throw ValidationError("Give one of --collection and --favorites.") }
    if by != nil {
      guard recipes.isEmpty, destination.count == 0 else {
        throw ValidationError("--by sorts the whole list; name no recipe and no place with it.")
      }
    } else if recipes.isEmpty, destination.count > 0 {
      throw ValidationError("Which recipe? name the one to move.")
    } else if !recipes.isEmpty, destination.count == 0 {
      throw ValidationError("Where to? use --before, --after, or --to.")
    }
  }

  func run(in session: Session) throws {
    if by != nil {
      try sort(in: session)
    } else if recipes.isEmpty {
      try arrange(in: session)
    } else {
      try move(in: session)
    }
  }
}

extension Reorder {
  /// The list that is meant: the one named; in a shell the one that is open; else the library.
  ///
  /// - Throws: `RecipeStoreError.listHasNoManualOrder` for an open list that is not.
  func list(in session: Session) throws -> OrderedList {
    if let collection { return .collection(collection) }
    if isFavorites { return .favorites }
    return try session.shell?.list.query.orderedList() ?? .library
  }

  private func move(in session: Session) throws {
    let list = try list(in: session)
    var report = RecipeReport(on: session.printer)
    var name: (String) -> StyledText = { "\($0)" }
    let hasMoved = try session.library.change { store in
      let ids = try session.recipes(named: recipes, in: store)
      let place = try destination.resolved { try session.recipe(named: [$0], in: store) }!
      if try store.move(ids, to: place, in: list).isEmpty { return false }
      let neighbor = try place.neighbor.flatMap { try store.listRow(with: $0) }
      var offset = 0
      name = { _ in neighbor.map(StyledText.name) ?? "" }
      try report.add(ids, of: store) { row in
        defer { offset += 1 }
        return ["Moved \(StyledText.name(row)) \(destination.phrase(at: offset, name))"]
      }
      return true
    }
    try report.print { "Moved \($0) \(destination.phrase(name))" }
    if !hasMoved { session.note("nothing to change: it is in that order") }
  }

  private func sort(in session: Session) throws {
    let list = try list(in: session)
    var report = RecipeReport(on: session.printer)
    report.mostNamed = 0
    let (hasMoved, count) = try session.library.change { store in
      let change = try store.order(by: .title, in: list)
      try report.add(change.moved, of: store) { _ in [] }
      return (!change.isEmpty, try store.identifiers(of: list.query).count)
    }
    try report.print { _ in "Sorted \(list.phrase(of: count)) by title" }
    if !hasMoved { session.note("nothing to change: it is in that order") }
  }
}
