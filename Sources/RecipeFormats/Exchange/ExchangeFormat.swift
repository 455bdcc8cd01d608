import RecipeModel

/// A format of one recipe program that others came to read, as text in columns, XML, or a page: any number of recipes in a
/// file.
enum ExchangeFormat: String, CaseIterable, Sendable {
  case masterCook = "mastercook"
  case rezKonv = "rezkonv"
  case nowYoureCooking = "nyc"
  case recipeML = "recipeml"
  case kRecipes = "krecipes"
  case gourmet
  case recipeKeeper = "recipekeeper"
  case copyMeThat = "copymethat"
  /// A table with a row for each recipe.
  case csv

  /// The largest file that is read, in bytes: 64 MiB, since pictures are in some.
  static let largestFile = 64 << 20

  /// Determines the format from the beginning of a file; `nil` for any other.
  init?(head: String) {
    let longestBeginning = 4096
    let beginning = String(decoding: head.utf8.prefix(longestBeginning), as: UTF8.self).lowercased()
    if beginning.trimmed().hasPrefix("@@@@@") {
      self = .nowYoureCooking
    } else if let match = Self.elements.first(where: { beginning.hasBytes(of: $0.mark) }) {
      self = match.format
    } else if beginning.hasBytes(of: "<html") || beginning.hasBytes(of: "<!doctype html"), let page = Self.page(head) {
      self = page
    } else if let match = head.lines.firstResult(of: Self.marked) {
      self = match
    } else if RecipeTable.isLikely(head) {
      self = .csv
    } else {
      return nil
    }
  }

  /// Elements that only one program's files have, near their beginning.
  private static let elements: [(mark: String, format: ExchangeFormat)] = [
    ("<mx2", .masterCook), ("<gourmetdoc", .gourmet), ("<krecipes", .kRecipes), ("<recipeml", .recipeML),
  ]

  private static func page(_ head: String) -> ExchangeFormat? {
    if RecipeKeeper.isLikely(head) { return .recipeKeeper }
    return CopyMeThat.isLikely(head) ? .copyMeThat : nil
  }

  private static func marked(_ line: Substring) -> ExchangeFormat? {
    if MasterCookText.isHeader(line) { return .masterCook }
    return RezKonv.isHeader(line) ? .rezKonv : nil
  }

  /// Returns the recipes of a file, each valid to store.
  ///
  /// - Throws: `RecipeFileError`; `InvalidRecipeError` if a recipe has no title or breaks a limit; then none is read.
  func read(_ bytes: [UInt8], _ decoding: PageDecoding = PageDecoding()) throws -> ReadResult {
    guard bytes.count <= Self.largestFile else {
      throw RecipeFileError.recipeTooLong(number: 1, limit: Self.largestFile)
    }
    let result =
      switch self {
      case .masterCook where MasterCookXML.isLikely(bytes):
        try Self.elements(of: bytes, decoding, named: "RcpE", MasterCookXML.recipe)
      case .masterCook: try Self.texts(of: bytes, MasterCookText.recipes)
      case .rezKonv: try Self.texts(of: bytes, RezKonv.recipes)
      case .csv: try Self.table(bytes)
      case .nowYoureCooking: try Self.texts(of: bytes, NowYoureCooking.recipes)
      case .recipeML: try Self.elements(of: bytes, decoding, named: "recipe", RecipeML.recipe)
      case .kRecipes: try Self.elements(of: bytes, decoding, named: "krecipes-recipe", KRecipes.recipe)
      case .gourmet: try Self.elements(of: bytes, decoding, named: "recipe", Gourmet.recipe)
      case .recipeKeeper: try Self.items(of: bytes, decoding, by: RecipeKeeper(), RecipeKeeper.recipe)
      case .copyMeThat: try Self.items(of: bytes, decoding, by: CopyMeThat(), CopyMeThat.recipe)
      }
    if result.recipes.isEmpty { throw RecipeFileError.noRecipe(found: "a file without recipes") }
    return result
  }

  private static func texts(
    of bytes: [UInt8], _ recipes: ([Substring]) throws -> [RecipeDraft]
  ) throws -> ReadResult {
    let (text, encoding) = DOSText.decoded(bytes)
    var result = ReadResult(drafts: [], warnings: warnings(of: encoding))
    for draft in try recipes(text.withPlainLineEnds().lines) { try result.append(draft) }
    return result
  }

  private static func warnings(of encoding: String?) -> [String] {
    encoding.map { ["the file seems to be in \($0), and was converted"] } ?? []
  }

  /// Programs that write tables are from after DOS: what is not Unicode is in Windows-1252.
  private static func table(_ bytes: [UInt8]) throws -> ReadResult {
    let unicode = UnicodeText.decoded(bytes)
    let (text, encoding) = unicode ?? (String(decoding: Windows1252.utf8(bytes), as: UTF8.self), "Windows-1252")
    var result = ReadResult(drafts: [], warnings: warnings(of: encoding))
    for draft in try RecipeTable.recipes(text.withPlainLineEnds()) { try result.append(draft) }
    return result
  }

  private static func elements(
    of bytes: [UInt8], _ decoding: PageDecoding, named name: String, _ recipe: (XMLElement) -> FileRecipe
  ) throws -> ReadResult {
    let (utf8, warning) = try WebPage.utf8(bytes, decoding)
    var result = ReadResult(drafts: [])
    if let warning { result.warnings.append(warning) }
    var elements = XMLElements(utf8, named: name)
    while let element = try elements.next() {
      let recipe = recipe(element)
      try result.append(recipe.draft, pictures: recipe.pictures)
    }
    return result
  }
}

extension ExchangeFormat {
  /// More than all recipes of a person have.
  private static let mostMarks = 5_000_000

  private static func items(
    of bytes: [UInt8], _ decoding: PageDecoding, by vocabulary: any MarkupVocabulary,
    _ recipe: (JSONObject) -> FileRecipe
  ) throws -> ReadResult {
    let (utf8, warning) = try WebPage.utf8(bytes, decoding)
    var result = ReadResult(drafts: [])
    if let warning { result.warnings.append(warning) }
    for item in MarkupReader.items(in: utf8, by: vocabulary, mostMarks: mostMarks).compactMap(\.object) {
      let recipe = recipe(item)
      try result.append(recipe.draft, pictureFiles: recipe.pictureFiles)
    }
    return result
  }
}

extension JSONObject {
  /// The lines of what a page says under some names, in the order of these.
  func lines(_ keys: String...) -> [String] {
    keys.flatMap { key in (self[key]?.list ?? []).flatMap { PageText.lines($0.text ?? "") } }
  }

  /// The first of what a page says under a name on one line, "" for nothing.
  func line(_ key: String) -> String { PageText.line(addresses(key).first ?? "") }

  /// Returns the values under a name in attributes, of which nothing is decoded any more.
  func addresses(_ key: String) -> [String] { (self[key]?.list ?? []).compactMap { $0.text?.trimmed() } }
}

/// Amounts as programs write them.
enum ExchangeNumber {
  /// Returns a number without zeros at the end: `36` of `36.000000`; what is not one as it is.
  static func plain(_ text: String) -> String {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, text.utf8.allSatisfy({ $0 == UInt8(ascii: ".") || $0.isDigit })
    else { return text }
    let decimals = parts[1].reversed().drop { $0 == "0" }.reversed()
    return decimals.isEmpty ? String(parts[0]) : "\(parts[0]).\(String(decimals))"
  }

  /// Returns `2-3` of two numbers, one of them if the other is not stated.
  static func range(_ low: String, _ high: String) -> String {
    let ends = [low, high].map(plain).filter { !$0.isEmpty }
    return ends.first == ends.last ? ends.first ?? "" : ends.joined(separator: "-")
  }
}
