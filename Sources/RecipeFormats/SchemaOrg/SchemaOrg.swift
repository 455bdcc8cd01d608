import RecipeModel

/// Recipes as schema.org describes them: in web pages (as JSON-LD; as microdata, RDFa or hRecipe where there is none) and
/// in files of JSON-LD.
///
/// What real pages contain is rarely correct, so everything is read leniently, and what a page says that a recipe
/// has no field for goes to its notes.
///
/// - Source: schema.org/Recipe, schema.org/HowToSection; the JSON-LD 1.1 recommendation of the W3C.
package enum SchemaOrg {
  /// The largest page that is read, in bytes.
  static let largestPage = 10 * 1_048_576
  /// The largest file of JSON-LD, which may hold many recipes.
  static let largestData = 50 * 1_048_576
  /// The largest page of our own, which holds many recipes and their pictures.
  static let largestOwnPage = 200 * 1_048_576

  /// Returns how many bytes a file that begins so may have.
  static func largest(_ head: [UInt8]) -> Int {
    if isJSON(head) { return largestData }
    return head.prefix(2048).firstRange(of: HTMLPage.generatorTag.utf8) == nil ? largestPage : largestOwnPage
  }

  /// Returns the recipe that a web page is about, or all recipes of a file of JSON-LD; each valid to store.
  ///
  /// - Throws: `RecipeFileError.noRecipe`, which says what was found instead, `.recipeTooLong` or `.unknownEncoding`;
  ///   `InvalidRecipeError` if a recipe has no title or breaks a limit; what the conversion of an encoding throws.
  /// - Complexity: O(*n*) for *n* bytes.
  package static func read(_ bytes: [UInt8], _ decoding: PageDecoding = PageDecoding()) throws -> ReadResult {
    let limit = largest(bytes)
    guard bytes.count <= limit else { throw RecipeFileError.recipeTooLong(number: 1, limit: limit) }
    let (bytes, warning) = try WebPage.utf8(bytes, decoding)
    var result = isJSON(bytes) ? try readFile(bytes) : try readPage(bytes)
    if let warning { result.warnings.append(warning) }
    return result
  }

  /// Returns whether a file is a web page or JSON-LD, by its first bytes; a few thousand of them are enough.
  package static func isLikely(_ head: [UInt8]) -> Bool {
    let head = UTF16Beginning.utf8(of: head) ?? head
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
    var parser = JSONParser<LenientJSON>(bytes)
    let data = LinkedData(parser.values())
    guard !data.recipes.isEmpty else { throw RecipeFileError.noRecipe(found: "JSON without recipe data") }
    var result = ReadResult(drafts: [])
    for node in data.recipes {
      try result.add(SchemaOrgRecipe(node, in: data), categories: .collections)
      let draft = result.recipes[result.recipes.count - 1].draft
      if draft.ingredients.isBlank, draft.directions.isBlank {
        result.warnings.append("\(draft.title.shortened(to: 60).quoted()) has neither ingredients nor directions")
      }
    }
    if parser.isCutShort { result.warnings.append("the file ends in the middle") }
    return result
  }

  private static func readPage(_ bytes: [UInt8]) throws -> ReadResult {
    let page = WebPage(bytes)
    if page.isOurs { return try readOurs(page) }
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
    let said = subject.choice(among: recipes)
    let completed = said?.lacksList == false ? nil : completed(said, in: page, about: subject)
    guard var recipe = completed?.recipe ?? said else {
      throw RecipeFileError.noRecipe(found: "\(page.isXML ? "an XML document" : "an HTML page") without recipe data")
    }
    guard recipe.hasContent else {
      throw RecipeFileError.noRecipe(found: "an HTML page whose recipe has neither ingredients nor directions")
    }
    let others = recipes.filter { $0.hasContent && $0.title != recipe.title }.map(\.title)
    let checked = checked(recipe, in: page)
    recipe = checked.recipe
    recipe.title = subject.title(of: recipe)
    recipe.pageAddress = subject.address
    var result = ReadResult(drafts: [])
    try result.add(recipe, categories: .notes)
    result.recipes[0].pictureAddress = recipe.pictureAddress.isEmpty ? page.sharedPicture : recipe.pictureAddress
    if !others.isEmpty { result.warnings.append("other recipes on the page: \(others.joined(separator: ", "))") }
    result.warnings += (completed?.diagnostic.map { [$0] } ?? []) + checked.diagnostics
    if let lack = recipe.lack { result.warnings.append(lack) }
    if isCutShort { result.warnings.append("the recipe data ends in the middle") }
    return result
  }

  /// Returns all recipes of a page that we wrote, with the pictures in it.
  private static func readOurs(_ page: WebPage) throws -> ReadResult {
    var result = ReadResult(drafts: [])
    for (index, script) in page.dataScripts.enumerated() {
      var parser = page.parser(of: script)
      let data = LinkedData(parser.values())
      let pictures = page.ownPictures.filter { $0.scripts == index + 1 }.map(\.bytes)
      for node in data.recipes {
        try result.add(SchemaOrgRecipe(node, in: data), categories: .collections, pictures: pictures)
      }
    }
    guard !result.recipes.isEmpty else { throw RecipeFileError.noRecipe(found: "an HTML page without recipe data") }
    return result
  }
}

extension ReadResult {
  /// Adds a recipe and what was not understood of it.
  fileprivate mutating func add(
    _ recipe: SchemaOrgRecipe, categories: SchemaOrgRecipe.Categories, pictures: [[UInt8]] = []
  ) throws {
    let (draft, diagnostics) = recipe.draft(categories: categories)
    try append(draft, pictures: pictures)
    warnings += diagnostics
    if let leftOut = recipe.leftOut(categories) { warnings.append("left out: \(leftOut)") }
  }
}
