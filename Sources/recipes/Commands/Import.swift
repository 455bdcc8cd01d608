import RecipeFormats
import RecipeStore
import RecipeVerbs

/// Imports files, folders, pages, and what was copied, each of which may hold many recipes.
struct Import: CommandOfVerb {
  static let declaration: Declaration<Self> = {
    var declaration: Declaration<Self> = ImportRecipes.declaration.ofCommand.within(\.verb)
    let files = declaration.parameters.count - 1
    declaration.parameters[files].info.files = ImportSource.fileExtensions.map { String($0.dropFirst()) }
    declaration.parameters.insert(
      contentsOf: [
        .flag(\.isTrial, "dry-run", "Show what would be imported."),
        .option(\.addresses, "addresses", .file("file"), "Also the pages whose addresses this file has, one a line."),
        .flag(\.isFromClipboard, "clipboard", "Also what was copied in another window."),
        .flag(\.allowsLocal, "allow-local", "Also fetch from this computer and its network."),
      ], at: files)
    declaration.parameters.insert(
      .flag(\.skipInvalid, "skip-invalid", "Leave out recipes and files with mistakes."), at: 2)
    return declaration
  }()

  var verb = ImportRecipes()
  var skipInvalid = false
  var isTrial = false
  var addresses: String?
  var isFromClipboard = false
  var allowsLocal = false

  func check() throws(Misuse) {
    if verb.sources.isEmpty, addresses == nil, !isFromClipboard {
      throw .rule("which file? give its name, or use --addresses or --clipboard")
    }
  }

  func run(in session: Session) throws {
    let addresses = try addresses.map { try AddressList.words(of: $0, in: session) } ?? []
    let sources =
      ImportSource.all(named: verb.sources + addresses) + (isFromClipboard ? [.success(.clipboard)] : [])
    let options = ImportOptions(
      format: verb.format ?? .auto, onDuplicate: verb.onDuplicate ?? .skip, skipsInvalid: skipInvalid,
      collection: verb.collection, isTrial: isTrial, allowsLocal: allowsLocal)
    try session.library.keepingStoreOpen { try ImportRun(sources, options, in: session).run() }
  }
}
