import RecipeFormats
import RecipeModel

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

/// What is at an address of the web.
package struct FetchedPage: Equatable, Sendable {
  package var bytes: [UInt8]
  /// The encoding that the server names.
  package var charset: String?
  /// Where it was found at last.
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

  /// Reads an uploaded file, whatever its format.
  ///
  /// - Throws: `Refusal`, `RecipeFileError`; for a file in which any recipe has a mistake too.
  func recipes(in file: UploadedFile, as format: InputFormat = .auto) throws -> [FileRecipe] {
    let title = file.name.contains(".") ? String(file.name.prefix(upTo: file.name.lastIndex(of: ".")!)) : file.name
    return try recipes(of: file.bytes, named: title, as: format)
  }

  /// Fetches a page, and the picture of its recipe. Without that picture, the recipe is imported as well.
  ///
  /// Waits for the network.
  ///
  /// - Throws: `Refusal`, `RecipeFileError`.
  func recipes(at address: String) throws -> [FileRecipe] {
    let page = try programs.fetch(address.trimmed(), nil)
    var recipes = try recipes(of: page.bytes, charset: page.charset)
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

  private func recipes(
    of bytes: [UInt8], named title: String = "", as format: InputFormat = .auto, charset: String? = nil
  ) throws -> [FileRecipe] {
    var reader = RecipeFileReader(
      ByteSource(bytes), named: title, as: format,
      decoding: PageDecoding(charset: charset, conversion: programs.convert))
    var recipes: [FileRecipe] = []
    var mistakes: [InvalidRecipeError] = []
    while let result = try reader.next() {
      switch result {
      case .success(let recipe): recipes.append(recipe)
      case .failure(let mistake): mistakes.append(mistake)
      }
    }
    if let first = mistakes.first {
      let others = mistakes.count > 1 ? " (\(mistakes.count - 1) more with mistakes)" : ""
      throw Refusal(422, "\(first)\(others); nothing was imported", field: "file")
    }
    if recipes.isEmpty { throw Refusal(422, "no recipe found", field: "file") }
    return recipes
  }
}
