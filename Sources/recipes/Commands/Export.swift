import ArgumentParser
import RecipeFormats
import RecipeModel
import RecipeStore

struct Export: Command {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write recipes as JSON.",
    usage: "recipes export [filter] [--output FILE]",
    discussion: """
      What `import` reads, with everything that a recipe holds but its number here.

      Examples:
        recipes export > recipes.json
        recipes export --collection Soups --output soups.json
      """)

  @OptionGroup(title: "Filter") var filter: FilterOptions

  @Option(
    name: .customLong("output"), help: ArgumentHelp("Write to this file, whole or not at all.", valueName: "file"))
  var path: String?

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in session: Session) throws {
    let store = try session.openStore()
    let ids = try store.identifiers(of: filter.query)
    if ids.isEmpty, !filter.isEmpty { throw Failure("no recipe matches", .nothing) }
    guard let path else { return try session.writeFile(ids, of: store, to: session.output) }
    try Interruption.deferring {
      try OutputFile.write(to: path) { output in try session.writeFile(ids, of: store, to: output) }
    }
    session.tell("Exported \(Line.count(ids.count, "recipe", "recipes")) to \(path)")
  }
}
