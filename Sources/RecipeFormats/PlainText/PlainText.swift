import RecipeModel

/// A recipe as people write it down: a title, ingredients, what to do.
///
/// Headings in several languages tell the parts; where there are none, the shape of the lines does. Lines `key: value`
/// above the ingredients are fields. Our own files are written so that they read as they were.
package enum PlainText {
  /// The fields that stand above the ingredients.
  static let fields: [NamedField] = [
    .title, .servings, .prepTime, .cookTime, .source, .tags, .favorite, .addedOn, .images,
  ]

  /// Returns the recipe of a text.
  ///
  /// - Parameter name: The file's name without its ending, which is the title where the text begins with ingredients.
  /// - Throws: `RecipeFileError.recipeTooLong`, or `.noRecipe` for a text that has neither ingredients nor directions;
  ///   `RecipeFailure` if the recipe has no title or breaks a limit.
  /// - Complexity: O(*n*) for *n* bytes.
  package static func read(_ bytes: [UInt8], named name: String = "") throws -> ReadResult {
    guard bytes.count <= TextFile.largest else {
      throw RecipeFileError.recipeTooLong(number: 1, limit: TextFile.largest)
    }
    let (text, encoding) = decoded(bytes)
    let file = try TextFile(Array(text.utf8))
    let lines = file.text.lines
    guard !areSeveral(lines) else {
      throw RecipeFileError.noRecipe(found: "several recipes in one Markdown; give each its file, or export as JSON")
    }
    let parts = PlainTextParts(lines)
    guard parts.isRecipe else { throw RecipeFileError.noRecipe(found: "a text without ingredients or directions") }
    var draft = parts.draft
    if draft.title.isBlank { draft.title = name }
    var result = ReadResult(drafts: [])
    try result.append(draft)
    if let encoding { result.warnings.append("the text is in \(encoding), or so it seems, and was converted") }
    return result
  }

  /// Whether a text is surely one of ours: it states its title exactly, and not below the header of Meal-Master.
  static func isOurs(_ head: String) -> Bool {
    guard head.contains("recipes:title") else { return false }
    let first = head.withPlainLineEnds().lines.first { FieldLine.isExactTitle($0) || MealMaster.isHeader($0) }
    return first.map(FieldLine.isExactTitle) ?? false
  }

  /// Whether Markdown has more than one title, and more than one list of ingredients.
  private static func areSeveral(_ lines: [Substring]) -> Bool {
    let headings = lines.lazy.filter { $0.utf8.first == UInt8(ascii: "#") }
    return headings.filter { MarkdownLine($0).heading?.level == 1 }.count > 1
      && headings.filter { MarkdownLine($0).heading?.level == 2 && PlainTextHeading($0)?.part == .ingredients }.count
        > 1
  }

  private static func decoded(_ bytes: [UInt8]) -> (text: String, encoding: String?) {
    let isUTF16 = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    guard isUTF16, let utf8 = WebPage.utf8(ofUTF16: bytes) else { return DOSText.decoded(bytes) }
    return (String(decoding: utf8, as: UTF8.self), "UTF-16")
  }
}
