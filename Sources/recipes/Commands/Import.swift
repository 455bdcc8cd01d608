import RecipeFormats
import RecipeModel
import RecipeStore
import RecipeVerbs

struct Import: Command {
  static let name = "import"
  static let declaration = Declaration<Self>(
    "Read recipes from files and web pages.",
    usage: [
      "recipes import FILE|FOLDER|URL|-... [options]", "recipes import --addresses FILE | --clipboard [options]",
    ],
    text: """
      Reads the JSON that `export` writes (an array, one recipe, or one per line), web pages with recipe data, \
      JSON-LD, Cooklang, RecipeMD, Meal-Master, plain text, and exports of Paprika, Mela, Mealie, Nextcloud, Tandoor, \
      Crouton, MasterCook, RezKonv, Now You're Cooking, KRecipes, Gourmet, Recipe Keeper, and Copy Me That, and tables \
      of other programs, also compressed with gzip or zip. The format is detected from the content. Folders are read \
      recursively; files in them that are clearly not recipes are skipped. URLs are fetched with curl. The text of \
      .docx, .odt, .epub, and .rtf is read with pandoc, that of .pdf with pdftotext, and that of photographs with \
      tesseract, where they are installed.

      An import is one step, which `undo` reverts. If a file has a mistake, nothing is imported, unless --skip-invalid \
      leaves that file out. A recipe that is in the library (the same UUID, source and title, or title and \
      ingredients) is skipped, unless --on-duplicate says otherwise.
      """,
    examples: [
      "recipes import family.json",
      "recipes import https://example.org/tomato-soup",
      #"recipes import Downloads/recipes "*.html" --dry-run"#,
      #"recipes import *.json --collection "From friends""#,
      "recipes import --addresses bookmarks.txt --skip-invalid",
      "recipes import --clipboard",
      "recipes import family.json --on-duplicate update",
      "ssh kitchen recipes export | recipes import -",
    ],
    parameters: [
      .option(\.format, "format", .choice("format"), "The format, if it is detected wrongly."),
      .option(\.onDuplicate, "on-duplicate", .choice("what"), "What to do with recipes in the library."),
      .flag(\.skipInvalid, "skip-invalid", "Leave out recipes and files with mistakes."),
      .option(\.collection, "collection", .text("name"), "Add all of them to this collection.", short: "c"),
      .flag(\.isTrial, "dry-run", "Show what would be imported."),
      .option(\.addresses, "addresses", .file("file"), "Also the pages whose addresses this file has, one a line."),
      .flag(\.isFromClipboard, "clipboard", "Also what was copied in another window."),
      .flag(\.allowsLocal, "allow-local", "Also fetch from this computer and its network."),
      .words(
        \.files, "file", .file("file", endings: ImportSource.fileExtensions.map { String($0.dropFirst()) }),
        "Files, folders, URLs, or - for standard input.", isRequired: false),
    ])

  var format = InputFormat.auto
  var onDuplicate = DuplicateRule.skip
  var skipInvalid = false
  var collection: String?
  var isTrial = false
  var addresses: String?
  var isFromClipboard = false
  var allowsLocal = false
  var files: [String] = []

  func check() throws(Misuse) {
    if files.isEmpty, addresses == nil, !isFromClipboard {
      throw .rule("which file? give its name, or use --addresses or --clipboard")
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
