import ArgumentParser
import RecipeFormats
import RecipeModel
import RecipeStore

struct Import: Command {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Bring in recipes from files and web pages.",
    usage: "recipes import FILE|FOLDER|URL|-... [options]",
    discussion: """
      Reads the JSON that `export` writes (an array, one recipe, or a recipe a line), web pages with recipe data, \
      JSON-LD, Cooklang, RecipeMD, Meal-Master, plain text, and what Paprika, Mela, Mealie, Nextcloud, Tandoor and \
      Crouton export, also packed by gzip or in a zip; the content of a file tells which it is. Folders are read \
      recursively, and of their files only those that are surely recipes. URLs are fetched with curl. An import is one \
      change, which `undo` reverts: all files or, if one has mistakes, none, unless --skip-invalid leaves it out. A \
      recipe that is in the library already (the same UUID, or source and title, or title and ingredients) is skipped, \
      unless told otherwise.

      Examples:
        recipes import family.json
        recipes import https://example.org/tomato-soup
        recipes import Downloads/recipes "*.html" --dry-run
        recipes import *.json --collection "From friends"
        recipes import family.json --on-duplicate update
        ssh kitchen recipes export | recipes import -
      """)

  @Option(
    parsing: .unconditional, help: ArgumentHelp("What the files are, where that is told wrongly.", valueName: "format"))
  var format = InputFormat.auto

  @Option(
    parsing: .unconditional, help: ArgumentHelp("What to do with recipes that are there already.", valueName: "what"))
  var onDuplicate = DuplicateRule.skip

  @Flag(help: "Leave out recipes and files with mistakes, rather than import nothing.")
  var skipInvalid = false

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Put all of them into this collection as well.", valueName: "name"))
  var collection: String?

  @Flag(name: .customLong("dry-run"), help: "Write nothing; list the recipes that were found.")
  var isTrial = false

  @Flag(name: .customLong("allow-local"), help: "Fetch pages from this computer and its network as well.")
  var allowsLocal = false

  @Argument(
    help: ArgumentHelp("Files, folders, addresses, or - for standard input.", valueName: "file"), completion: .file())
  var files: [String]

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in session: Session) throws {
    let options = ImportOptions(
      format: format, onDuplicate: onDuplicate, skipsInvalid: skipInvalid, collection: collection, isTrial: isTrial,
      allowsLocal: allowsLocal)
    try session.library.keepingStoreOpen { try ImportRun(files, options, in: session).run() }
  }
}

extension DuplicateRule: ExpressibleByArgument {}
extension InputFormat: ExpressibleByArgument {}
