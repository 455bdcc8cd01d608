import NIOPosix
import RecipeFormats
import RecipeModel
import RecipeVerbs

/// Other programs that the server needs for an import, as `recipes` has them: `curl` and `iconv`.
package struct OutsidePrograms: Sendable {
  /// Returns what is at an address of the public network, within ten seconds.
  ///
  /// - Parameter page: The page that the address was found on, and may be relative to; nil for one that was typed.
  /// - Throws: `Refusal`.
  package var fetch: @Sendable (_ address: String, _ page: String?) throws -> FetchedPage

  /// Turns text of a rare encoding into UTF-8; see `PageDecoding.Conversion`.
  package var convert: @Sendable (_ bytes: [UInt8], _ encoding: String) throws -> (utf8: [UInt8], isWhole: Bool)

  package init(
    fetch: @escaping @Sendable (_ address: String, _ page: String?) throws -> FetchedPage,
    convert: @escaping @Sendable (_ bytes: [UInt8], _ encoding: String) throws -> (utf8: [UInt8], isWhole: Bool)
  ) {
    self.fetch = fetch
    self.convert = convert
  }
}

/// The content at an address of the web.
package struct FetchedPage: Equatable, Sendable {
  package var bytes: [UInt8]
  /// The encoding that the server names.
  package var charset: String?
  /// The address at which it was found at last.
  package var address: String

  package init(bytes: [UInt8], charset: String? = nil, address: String) {
    self.bytes = bytes
    self.charset = charset
    self.address = address
  }
}

/// Reads the recipes of a file or a page before the library is asked for anything.
struct ImportReader {
  let programs: OutsidePrograms

  /// Returns a verb that can be performed at once: an import with what it brings in, and any other as it is.
  ///
  /// - Throws: `Refusal`, also where no other programs are at hand; `UnreadableImport`, `RecipeFileError`.
  static func read(_ verb: any Verb, _ programs: OutsidePrograms?) async throws -> any Verb {
    guard let verb = verb as? ImportRecipes else { return verb }
    guard let programs else { throw Refusal(503, "this server cannot import") }
    return try await reading.runIfActive { try ImportReader(programs: programs).read(verb) }
  }

  /// The thread on which files are unpacked and pages are fetched, one after the other: it waits for other programs.
  private static let reading: NIOThreadPool = {
    let pool = NIOThreadPool(numberOfThreads: 1)
    pool.start()
    return pool
  }()

  /// Reads an uploaded file, whatever its format, or fetches a page, and the picture of its recipe. Without that picture,
  /// the recipe is imported as well.
  ///
  /// Waits for the network.
  ///
  /// - Throws: `Refusal`, `UnreadableImport`, `RecipeFileError`.
  func read(_ verb: ImportRecipes) throws -> ImportRecipes {
    var verb = verb
    verb.recipes = try verb.address.map { try recipes(at: $0, verb) } ?? recipes(of: verb.files[0].bytes, verb)
    return verb
  }

  private func recipes(at address: String, _ verb: ImportRecipes) throws -> [FileRecipe] {
    let page = try programs.fetch(address.trimmed(), nil)
    var recipes = try recipes(of: page.bytes, verb, charset: page.charset)
    for index in recipes.indices where recipes[index].draft.source.isEmpty {
      recipes[index].draft.source = page.address
    }
    if let reference = recipes.first?.pictureAddress, !reference.isEmpty,
      let picture = try? programs.fetch(reference, page.address)
    {
      recipes[0].pictures.append(picture.bytes)
    }
    return recipes
  }

  private func recipes(of bytes: [UInt8], _ verb: ImportRecipes, charset: String? = nil) throws -> [FileRecipe] {
    try verb.read(bytes, PageDecoding(charset: charset, conversion: programs.convert))
  }
}
