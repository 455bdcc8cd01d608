import RecipeModel

/// Recipes as schema.org describes them: in web pages (as JSON-LD; as microdata, RDFa or hRecipe where there is none) and
/// in files of JSON-LD.
///
/// What stands in real pages is seldom correct, so everything is read with forbearance, and what a page says that a recipe
/// has no field for goes to its notes.
///
/// - Source: schema.org/Recipe, schema.org/HowToSection; the JSON-LD 1.1 recommendation of the W3C.
package enum SchemaOrg {
  /// The largest page that is read, in bytes.
  static let largestPage = 10 * 1_048_576

  /// Returns the recipe that a web page is about, or all recipes of a file of JSON-LD; each fit to store.
  ///
  /// - Throws: `RecipeFileError.noRecipe`, which says what was found instead, or `.recipeTooLong`; `RecipeFailure` if a
  ///   recipe has no title or breaks a limit.
  /// - Complexity: O(*n*) for *n* bytes.
  package static func read(_ bytes: [UInt8]) throws -> ReadResult {
    guard bytes.count <= largestPage else { throw RecipeFileError.recipeTooLong(number: 1, limit: largestPage) }
    let (bytes, warning) = WebPage.utf8(bytes)
    var result = isJSON(bytes) ? try readFile(bytes) : try readPage(bytes)
    if let warning { result.warnings.append(warning) }
    return result
  }

  /// Whether a file is a web page or JSON-LD, by its first bytes; a few thousand of them are enough.
  package static func isLikely(_ head: [UInt8]) -> Bool {
    guard let first = head.drop(while: { $0.isHTMLSpace || [0xEF, 0xBB, 0xBF].contains($0) }).first else {
      return false
    }
    if first == .lessThan { return true }
    let text = String(decoding: head, as: UTF8.self)
    return isJSON(head) && (text.contains("\"@context\"") || text.contains("\"@type\"") || text.contains("\"@graph\""))
  }

  private static func isJSON(_ bytes: [UInt8]) -> Bool {
    let first = bytes.first { !$0.isHTMLSpace && ![0xEF, 0xBB, 0xBF].contains($0) }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }

  private static func readFile(_ bytes: [UInt8]) throws -> ReadResult {
    var parser = LenientJSONParser(bytes)
    let data = LinkedData(parser.values())
    guard !data.recipes.isEmpty else { throw RecipeFileError.noRecipe(found: "JSON without recipe data") }
    var result = ReadResult(drafts: [])
    for node in data.recipes { try result.add(SchemaOrgRecipe(node, in: data), categories: .collections) }
    if parser.isCutShort { result.warnings.append("the file ends in the middle") }
    return result
  }

  private static func readPage(_ bytes: [UInt8]) throws -> ReadResult {
    let page = WebPage(bytes)
    var isCutShort = false
    let data = LinkedData(
      page.dataScripts.flatMap { script in
        var parser = page.parser(of: script)
        defer { isCutShort = isCutShort || parser.isCutShort }
        return parser.values()
      })
    let subject = PageSubject(page, data)
    var recipes = data.recipes.map { SchemaOrgRecipe($0, in: data) }
    if !recipes.contains(where: \.hasContent) { recipes += markedRecipes(in: page) }
    let hasData = recipes.contains(where: \.hasContent)
    if !hasData { recipes = visibleRecipe(in: page, of: recipes) ?? recipes }
    guard var recipe = subject.choice(among: recipes) else {
      throw RecipeFileError.noRecipe(found: "\(page.isXML ? "an XML document" : "an HTML page") without recipe data")
    }
    let others = recipes.filter { $0.hasContent && $0.title != recipe.title }.map(\.title)
    recipe.title = subject.title(of: recipe)
    recipe.pageAddress = subject.address
    var result = ReadResult(drafts: [])
    try result.add(recipe, categories: .notes)
    result.recipes[0].pictureAddress = recipe.pictureAddress.isEmpty ? page.sharedPicture : recipe.pictureAddress
    if !others.isEmpty { result.warnings.append("other recipes on the page: \(others.joined(separator: ", "))") }
    if !hasData, recipe.hasContent {
      result.warnings.append("the page marks no recipe; this is what its headings show")
    }
    if isCutShort { result.warnings.append("the recipe data ends in the middle") }
    return result
  }

  /// Returns the recipes that the page marks in its text, in the first way that it does.
  private static func markedRecipes(in page: WebPage) -> [SchemaOrgRecipe] {
    let vocabularies: [any MarkupVocabulary] = [Microdata(), RDFa(), RecipeMicroformat()]
    for vocabulary in vocabularies {
      let data = LinkedData(MarkupReader.items(in: page.bytes, by: vocabulary))
      if !data.recipes.isEmpty { return data.recipes.map { SchemaOrgRecipe($0, in: data) } }
    }
    return []
  }

  /// Returns the recipe that the page shows without marking it, with what the data says of one without content.
  private static func visibleRecipe(in page: WebPage, of recipes: [SchemaOrgRecipe]) -> [SchemaOrgRecipe]? {
    guard case .object(var object) = VisibleRecipe.item(in: page.bytes) else { return nil }
    let said = recipes.first?.node.object.members.filter { !$0.value.isBlank } ?? []
    object.members.removeAll { shown in said.contains { $0.key == shown.key } }
    object.members += said
    return [SchemaOrgRecipe(LinkedDataNode(object), in: LinkedData([]))]
  }
}

extension ReadResult {
  /// Adds a recipe and what was not understood of it.
  fileprivate mutating func add(_ recipe: SchemaOrgRecipe, categories: SchemaOrgRecipe.Categories) throws {
    let (draft, remarks) = recipe.draft(categories: categories)
    try append(draft)
    warnings += remarks
    if let leftOut = recipe.leftOut { warnings.append("left out: \(leftOut)") }
  }
}
