package import RecipeFormats
import RecipeModel
package import RecipeStore

/// Brings in the recipes of a file or a page. A person may name several, and folders, which the command reads.
package struct ImportRecipes: Verb {
  /// The files, folders, and addresses that a person names.
  package var sources: [String] = []
  package var files: [GivenFile] = []
  /// That of a page, which has to be fetched before the verb is performed.
  package var address: String?
  /// The name of the only file, where it does not come with one.
  package var fileName: String?
  package var format: InputFormat?
  package var onDuplicate: DuplicateRule?
  /// The collection that all of them are put into as well.
  package var collection: String?
  /// What the file or the page holds, where that was read before.
  package var recipes: [FileRecipe]?

  package init() {}

  package static let name = "import"
  package static let startsLibrary = true
  package static let declaration = Declaration<Self>(
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
      .option(\.format, "format", .choice("format"), "The format, if it is detected wrongly.").unspoken,
      .option(\.onDuplicate, "on-duplicate", .choice("what"), "What to do with recipes in the library.").unspoken,
      .option(
        \.collection, "collection", .text("name", atLeast: 1), "Add all of them to this collection.", short: "c",
        field: "into"
      ).ignoringEmptyField.unspoken,
      .options(\.files, "file", .file, "The file.").asFile.only([.forms, .json]), page,
      .option(\.fileName, "name", .text("name", atLeast: 1), "The file's name, for recipes without a title.")
        .only(.json).unspoken,
      .words(\.named, "file", .source, "Files, folders, URLs, or - for standard input.", isRequired: false)
        .only(.commandLine),
    ],
    forms: ["/import"],
    routes: [
      Route(
        .post, "/import", "importFile", "Import a file of recipes, in any format that the command line reads",
        query: query + ["name", "format"], file: .init("file", ["application/octet-stream"]),
        answer: .list(of: "Recipe")),
      Route(
        .post, "/import/page", "importPage", "Import a page of the public web", query: query,
        body: [.init("address", isRequired: true)], answer: .list(of: "Recipe")),
    ])

  private static let page = Parameter<Self>.option(\.address, "address", .address, "http or https.")
    .ignoringEmptyField.only([.forms, .json])

  private static let query: [Route.Member] = [
    .init("collection", "Add all of them to this collection as well."),
    .init(
      "on-duplicate",
      """
      What to do with recipes that the library has: skip; update, which replaces what was edited since the file was \
      written; or keep both. Else skip. A recipe that was deleted since comes back under a new number.
      """),
  ]

  package func check() throws(Misuse) {
    switch (address == nil, files.count) {
    case (true, 1), (false, 0): break
    case (_, 2...):
      let file = Self.declaration.infos.first(where: \.isFile)!
      throw .invalid("", file, InvalidValue(refusal: "choose one file at a time"))
    case (true, _):
      throw .invalid("", Self.page.info, InvalidValue(refusal: "name the address of a page, or choose a file"))
    case (false, _):
      throw .invalid("", Self.page.info, InvalidValue(refusal: "name an address or choose a file, not both"))
    }
  }

  package func perform(in library: OpenLibrary) throws -> VerbResult {
    var rest = try (recipes ?? read())[...]
    var last: FileRecipe?
    let summary = try library.store.importDrafts(
      onDuplicate: onDuplicate ?? .skip, into: collection,
      // A picture that cannot be stored keeps no recipe out.
      pictures: { (last?.pictures ?? []).compactMap { try? Picture($0) } }, cleared: { last?.cleared ?? [] },
      next: {
        last = rest.popFirst()
        return last?.draft
      })
    let ids = summary.change.inserted + summary.change.updated
    let count: Phrase = "\(ids.count, "recipe", "recipes")"
    return VerbResult(
      .imported(ids, skipped: summary.skipped, isChanged: !summary.change.isEmpty),
      done: "Imported \(count) from \(.words(named.joined(separator: ", ").onOneLine()))")
  }
}

extension ImportRecipes {
  /// The source of the recipes, as the history calls it.
  private var named: [String] {
    get {
      if !sources.isEmpty { return sources }
      return [address ?? fileName ?? files.first.map { $0.name.isEmpty ? "a file" : $0.name }].compactMap(\.self)
    }
    set { sources = newValue }
  }

  /// Reads the only file.
  private func read() throws -> [FileRecipe] {
    guard let file = files.first else { throw UnreadableImport.notFetched }
    return try read(file.bytes, PageDecoding())
  }

  /// Reads the recipes in what a file or a page holds.
  ///
  /// - Throws: `UnreadableImport`, `RecipeFileError`; for a file in which any recipe has a mistake too.
  package func read(_ bytes: [UInt8], _ decoding: PageDecoding) throws -> [FileRecipe] {
    var reader = RecipeFileReader(ByteSource(bytes), named: title, as: format ?? .auto, decoding: decoding)
    var recipes: [FileRecipe] = []
    var mistakes: [InvalidRecipeError] = []
    while let result = try reader.next() {
      switch result {
      case .success(let recipe): recipes.append(recipe)
      case .failure(let mistake): mistakes.append(mistake)
      }
    }
    if let first = mistakes.first { throw UnreadableImport.mistakes(first, others: mistakes.count - 1) }
    if recipes.isEmpty { throw UnreadableImport.noRecipe }
    return recipes
  }

  /// The file's name without its ending, for recipes without a title; that of a page is not one.
  private var title: String {
    guard address == nil, let name = named.first else { return "" }
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }
}

/// Why what a file or a page holds cannot be imported.
package enum UnreadableImport: Error, Equatable, Sendable {
  case mistakes(InvalidRecipeError, others: Int)
  case noRecipe
  /// A page, which no one has fetched.
  case notFetched
}

extension UnreadableImport: CustomStringConvertible {
  package var description: String {
    switch self {
    case .mistakes(let first, let others):
      "\(first)\(others > 0 ? " (\(others) more with mistakes)" : ""); nothing was imported"
    case .noRecipe: "no recipe found"
    case .notFetched: "the page was not fetched"
    }
  }
}
