import ArgumentParser
import RecipeFormats
import RecipeModel
import RecipeStore

struct Import: Command {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Read recipes from files and web pages.",
    usage: "recipes import FILE|FOLDER|URL|-... [options]\nrecipes import --addresses FILE | --clipboard [options]",
    discussion: """
      Reads the JSON that `export` writes (an array, one recipe, or one per line), web pages with recipe data, \
      JSON-LD, Cooklang, RecipeMD, Meal-Master, plain text, and exports of Paprika, Mela, Mealie, Nextcloud, Tandoor, \
      Crouton, MasterCook, RezKonv, Now You're Cooking, KRecipes, Gourmet, Recipe Keeper, and Copy Me That, and tables \
      of other programs, also compressed with gzip or zip. The format is detected from the content. Folders are read \
      recursively; files in them that are clearly not recipes are skipped. URLs are fetched with curl. The text of .docx, \
      .odt, .epub, and .rtf is read with pandoc, that of .pdf with pdftotext, and that of photographs with tesseract, \
      where they are installed.

      An import is one step, which `undo` reverts. If a file has a mistake, nothing is imported, unless --skip-invalid \
      leaves that file out. A recipe that is in the library (the same UUID, source and title, or title and \
      ingredients) is skipped, unless --on-duplicate says otherwise.

      Examples:
        recipes import family.json
        recipes import https://example.org/tomato-soup
        recipes import Downloads/recipes "*.html" --dry-run
        recipes import *.json --collection "From friends"
        recipes import --addresses bookmarks.txt --skip-invalid
        recipes import --clipboard
        recipes import family.json --on-duplicate update
        ssh kitchen recipes export | recipes import -
      """)

  @Option(
    parsing: .unconditional, help: ArgumentHelp("The format, if it is detected wrongly.", valueName: "format"))
  var format = InputFormat.auto

  @Option(
    parsing: .unconditional, help: ArgumentHelp("What to do with recipes in the library.", valueName: "what"))
  var onDuplicate = DuplicateRule.skip

  @Flag(help: "Leave out recipes and files with mistakes.")
  var skipInvalid = false

  @Option(
    name: [.customShort("c"), .customLong("collection")], parsing: .unconditional,
    help: ArgumentHelp("Add all of them to this collection.", valueName: "name"))
  var collection: String?

  @Flag(name: .customLong("dry-run"), help: "Show what would be imported.")
  var isTrial = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Also the pages whose addresses this file has, one a line.", valueName: "file"),
    completion: .file())
  var addresses: String?

  @Flag(name: .customLong("clipboard"), help: "Also what was copied in another window.")
  var isFromClipboard = false

  @Flag(name: .customLong("allow-local"), help: "Also fetch from this computer and its network.")
  var allowsLocal = false

  @Argument(
    help: ArgumentHelp("Files, folders, URLs, or - for standard input.", valueName: "file"),
    completion: .file(extensions: ImportSource.fileExtensions.map { String($0.dropFirst()) }))
  var files: [String] = []

  @OptionGroup(title: "Global options") var global: GlobalOptions

  func validate() throws {
    if files.isEmpty, addresses == nil, !isFromClipboard {
      throw ValidationError("Which file? give its name, or use --addresses or --clipboard.")
    }
  }

  func run(in session: Session) throws {
    let addresses = try addresses.map { try AddressList.words(of: $0, in: session) } ?? []
    let sources = ImportSource.all(named: files + addresses) + (isFromClipboard ? [.success(.clipboard)] : [])
    let options = ImportOptions(
      format: format, onDuplicate: onDuplicate, skipsInvalid: skipInvalid, collection: collection, isTrial: isTrial,
      allowsLocal: allowsLocal)
    try session.library.keepingStoreOpen { try ImportRun(sources, options, in: session).run() }
  }
}

extension DuplicateRule: ExpressibleByArgument {}
extension InputFormat: ExpressibleByArgument {}
