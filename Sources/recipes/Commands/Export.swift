import ArgumentParser
import RecipeFormats
import RecipeModel
import RecipeStore

struct Export: Command {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write recipes to files, in a format of your choice.",
    usage: "recipes export [filter] [--format FORMAT] [--output PATH] [--force]",
    discussion: """
      JSON, which is what you get unless you ask for something else, holds everything that a recipe is but its \
      number here; `import` reads it back, and the other formats as well, but for markdown and csv, which are \
      for people. Where a format has room for one recipe, PATH is a folder that gets a file for each, unless it ends \
      as such a file does. Pictures go into a folder beside the file, or into the file where the format has room for \
      them.

      Examples:
        recipes export > recipes.json
        recipes export --collection Soups --output soups.json
        recipes export --format cooklang --output recipes
        recipes export --format html --output cookbook.html
        recipes export --format paprika --output recipes.paprikarecipes --force
      """)

  @OptionGroup(title: "Filter") var filter: FilterOptions

  @Option(parsing: .unconditional, help: ArgumentHelp("What to write.", valueName: "format"))
  var format = OutputFormat.json

  @Option(
    name: .customLong("output"), parsing: .unconditional,
    help: ArgumentHelp("Write to this file or folder, each file whole or not at all.", valueName: "path"),
    completion: .file())
  var path: String?

  @Flag(name: .customLong("force"), help: "Replace files that are there.")
  var isForced = false

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in session: Session) throws {
    let store = try session.library.open()
    let ids = try store.identifiers(of: filter.query)
    if ids.isEmpty, !filter.isEmpty { throw CommandError("no recipe matches", .nothing) }
    let run = ExportRun(ids, of: store, as: format, in: session)
    guard let path, path != "-" else { return try run.print() }
    try Interruption.deferring {
      if format.holdsManyRecipes || path.hasSuffix(format.fileExtension) {
        try run.writeFile(path, replacing: isForced)
      } else {
        try run.writeFolder(path, replacing: isForced)
      }
    }
    run.report(path)
  }
}

extension OutputFormat: ExpressibleByArgument {}
