import RecipeModel

/// A recipe as people write it down: a title, ingredients, what to do.
///
/// Headings in several languages separate the parts; without headings, the shape of the lines does. Lines `key: value`
/// above the ingredients are fields. Our own files are written so that they read as they were.
package enum PlainText {
  /// The fields that are above the ingredients.
  static let fields = NamedField.allCases

  /// Returns the recipe of a text, or the recipes that are one below the other in it.
  ///
  /// - Parameter name: The file's name without its ending, which is the title where the text begins with ingredients.
  /// - Throws: `RecipeFileError.recipeTooLong`, or `.noRecipe` for a text that has neither ingredients nor directions;
  ///   `InvalidRecipeError` if the recipe has no title or breaks a limit.
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
    var result = ReadResult(drafts: [])
    for (number, lines) in PlainTextRecipes.split(lines).enumerated() {
      let parts = PlainTextParts(lines)
      guard parts.isRecipe else { throw RecipeFileError.noRecipe(found: "a text without ingredients or directions") }
      var draft = parts.draft
      if draft.title.isBlank, number == 0 { draft.title = name }
      try result.append(draft)
      if let line = parts.otherList {
        result.warnings.append(
          "another list of ingredients, from \(line.shortened(to: 60).quoted()) on, is in the directions")
      }
    }
    if let encoding { result.warnings.append("the text seems to be in \(encoding), and was converted") }
    return result
  }

  /// `true` if this program wrote a text for certain: it states its title exactly, and not below the header of Meal-Master.
  static func isOurs(_ head: String) -> Bool {
    guard head.hasBytes(of: "recipes:title") else { return false }
    let first = head.withPlainLineEnds().lines.first { FieldLine.isExactTitle($0) || MealMaster.isHeader($0) }
    return first.map(FieldLine.isExactTitle) ?? false
  }

  /// Returns whether Markdown has more than one title, and more than one list of ingredients.
  private static func areSeveral(_ lines: [Substring]) -> Bool {
    let headings = lines.lazy.filter { $0.utf8.first == UInt8(ascii: "#") }
    return headings.filter { MarkdownLine($0).heading?.level == 1 }.count > 1
      && headings.filter { MarkdownLine($0).heading?.level == 2 && PlainTextHeading($0)?.part == .ingredients }.count
        > 1
  }

  private static func decoded(_ bytes: [UInt8]) -> (text: String, encoding: String?) {
    let isUTF16 = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    guard isUTF16, let utf8 = UTF16Beginning.utf8(of: bytes) else { return DOSText.decoded(bytes) }
    return (String(decoding: utf8, as: UTF8.self), "UTF-16")
  }
}

/// The parts of a recipe in a text.
struct PlainTextParts {
  private(set) var draft: RecipeDraft
  /// `true` if there is anything that makes the text a recipe.
  private(set) var isRecipe = false
  /// The first line of further ingredients that are under no heading, below directions; `nil` if there are none.
  private(set) var otherList: String?

  init(_ lines: [Substring]) {
    var header = PlainTextHeader(lines)
    var head = header.takeFields()
    draft = header.draft
    var parts = takeParts(header.rest).merging(header.parts) { $1 + $0 }
    isRecipe = parts[.ingredients] != nil || parts[.directions] != nil || !header.exactLines.isEmpty
    if parts[.ingredients] == nil {
      takeByShape(&head, into: &parts)
    } else if header.exactLines.isEmpty {
      otherList = Self.list(in: parts[.directions] ?? []) { $0.contains(where: PlainTextShape.isMeasured) }
    }
    draft.ingredients = PlainTextLines.ingredients(parts[.ingredients] ?? [])
    draft.directions = PlainTextLines.directions(parts[.directions] ?? [])
    let notes = [head, parts[.notes] ?? []].map(PlainTextLines.text).filter { !$0.isEmpty }
    draft.notes = notes.joined(separator: "\n\n")
    for line in header.exactLines where !FieldLine.takeExact(line, into: &draft) { draft.notes += "\n\(line)" }
  }

  /// Returns the lines below each heading; those of a heading that occurs twice are joined.
  private mutating func takeParts(_ lines: ArraySlice<Substring>) -> [PlainTextHeading.Part: [Substring]] {
    var parts: [PlainTextHeading.Part: [Substring]] = [:]
    var part: PlainTextHeading.Part?
    var isBehindHeading = false
    for line in lines {
      if let heading = PlainTextHeading(line) {
        if draft.servings.isEmpty { draft.servings = heading.servings }
        part = heading.part
        parts[heading.part, default: []] += heading.content.isEmpty ? [] : [heading.content]
        isBehindHeading = true
      } else {
        let isUnderline = isBehindHeading && MarkdownLine(line).underlineLevel != nil
        if let part, !isUnderline { parts[part, default: []].append(line) }
        isBehindHeading = false
      }
    }
    return parts
  }
}

// MARK: - Shape

extension PlainTextParts {
  /// Returns the first of three ingredients in a row, with units as `isCertain` demands them, below a sentence.
  private static func list(
    in lines: some Sequence<Substring>, where isCertain: (_ ingredients: ArraySlice<Substring>) -> Bool
  ) -> String? {
    let steps = lines.filter { !$0.isBlank }.drop { !PlainTextShape.isSentence(String($0).trimmed()) }
    let fewest = 3
    var run: [Substring] = []
    for line in steps {
      if PlainTextShape.isIngredient(line) { run.append(line) } else { run = [] }
      let last = run.suffix(fewest)
      if last.count == fewest, isCertain(last) { return String(last.first!).trimmed() }
    }
    return nil
  }

  /// Takes the ingredients out of lines under no heading, and the directions that follow them.
  private mutating func takeByShape(_ lines: inout [Substring], into parts: inout [PlainTextHeading.Part: [Substring]])
  {
    guard let first = lines.firstIndex(where: PlainTextShape.isIngredient) else { return }
    // A name above the first ingredient, and what else may be one, belongs to the list.
    var start = first
    while start > 0, !lines[start - 1].isBlank, PlainTextShape.couldBeIngredient(lines[start - 1]) { start -= 1 }
    var end = first + 1
    var index = end
    while index < lines.count {
      if lines[index].isBlank {
        index += 1
        continue
      }
      let isNext = PlainTextShape.isIngredient(lines[index])
      let isBelow = !lines[index - 1].isBlank || PlainTextShape.isHeading(String(lines[index]).trimmed())
      guard isNext || isBelow && PlainTextShape.couldBeIngredient(lines[index]) else { break }
      index += 1
      end = index
    }
    parts[.ingredients] = Array(lines[start..<end])
    if parts[.directions] == nil {
      otherList = Self.list(in: lines[end...]) { $0.allSatisfy(PlainTextShape.isMeasured) }
      parts[.directions] = Array(lines[end...])
      lines = Array(lines[..<start])
    } else {
      lines.removeSubrange(start..<end)
    }
    isRecipe = true
  }
}
