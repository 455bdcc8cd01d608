import ArgumentParser
import RecipeFormats
import RecipeModel
import RecipeStore

struct Export: Command {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write recipes to files.",
    usage: "recipes export [filter] [--format FORMAT] [--output PATH] [--force]",
    discussion: """
      The default is JSON, which contains everything except the numbers. `import` reads all formats but markdown and \
      csv, which are for reading only. For a format with one recipe per file, PATH is a folder, unless its name has the \
      extension of the format. Pictures go into the file if the format allows it, otherwise into a folder next to it.

      Examples:
        recipes export > recipes.json
        recipes export --collection Soups --output soups.json
        recipes export --format cooklang --output recipes
        recipes export --format html --output cookbook.html
        recipes export --format paprika --output recipes.paprikarecipes --force
      """)

  @OptionGroup(title: "Filter") var filter: FilterOptions

  @Option(parsing: .unconditional, help: ArgumentHelp("The format to write.", valueName: "format"))
  var format = OutputFormat.json

  @Option(
    name: [.customShort("o"), .customLong("output")], parsing: .unconditional,
    help: ArgumentHelp("Write to this file or folder.", valueName: "path"),
    completion: .file())
  var path: String?

  @Flag(name: .customLong("force"), help: "Replace files that exist.")
  var isForced = false

  @OptionGroup(title: "Global options") var global: GlobalOptions

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
