import ArgumentParser
import RecipeModel
import RecipeStore

struct ReorderCollection: Command {
  static let configuration = CommandConfiguration(
    commandName: "reorder",
    abstract: "Put a collection elsewhere among the collections.",
    usage: "recipes collections reorder NAME (--before NAME | --after NAME | --to PLACE)",
    discussion: """
      Examples:
        recipes collections reorder Desserts --to top
        recipes collections reorder Soups --before Salads
      """)

  @OptionGroup(title: "Destination") var destination: DestinationOptions
  @Argument(help: ArgumentHelp("The collection.", valueName: "name")) var name: String

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func validate() throws {
    if destination.count == 0 { throw ValidationError("Say where to, with --before, --after or --to.") }
  }

  func run(in session: Session) throws {
    let place = destination.resolved { $0 }!
    let (collection, hasMoved) = try session.change(collection: name) { try $0.moveCollection(name, to: place) }
    try session.report(
      hasMoved ? collection : nil, "Moved \(collection.name, .title) \(destination.phrase { "\($0)" })")
    if !hasMoved { session.tell("already there") }
  }
}
