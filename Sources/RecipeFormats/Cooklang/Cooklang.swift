import RecipeModel

/// Recipes in Cooklang: steps in plain words in which ingredients, cookware and timers are marked.
///
/// Ingredients are listed as `amount unit name`, in the order of the steps. What our own files say beyond the language:
/// a section "Ingredients" is a list, line by line as the person wrote it, and not part of the directions.
///
/// - Source: The Cooklang specification, cooklang.org/docs/spec; its keys of metadata, cooklang.org/docs/conventions.
package enum Cooklang {
  /// Returns the recipe of a file.
  ///
  /// - Parameter name: The file's name without its ending, which is the title where the file has none, as is usual.
  /// - Throws: `RecipeFileError.recipeTooLong`, `.tooMany` or `.noRecipe`; `RecipeFailure` if the recipe has no title or breaks a
  ///   limit.
  /// - Complexity: O(*n*) for *n* bytes.
  package static func read(_ bytes: [UInt8], named name: String = "") throws -> ReadResult {
    let file = try TextFile(bytes)
    let parser = CooklangParser(file.text)
    if parser.isTooLong { throw RecipeFileError.tooMany("marks", number: 1, limit: CooklangParser.mostComponents) }
    let document = parser.document
    var result = ReadResult(drafts: [], warnings: file.warnings)
    try result.append(draft(of: document, named: name))
    if document.hasComments { result.warnings.append("comments were left out") }
    return result
  }

  /// Whether a file's beginning looks like Cooklang: an amount in braces behind `@`, `#` or `~`, or `>> key: value`, or
  /// front matter above text that has none of the headings of other texts.
  package static func isLikely(_ head: String) -> Bool {
    let lines = head.lines
    if hasFrontMatter(lines), !lines.contains(where: { PlainTextHeading($0) != nil }) { return true }
    return lines.contains { line in
      if line.hasPrefix(">> "), line.contains(":") { return true }
      let hasBraces = line.firstRange(of: "{}") != nil
      var items = CooklangLineParser(String(line))
      while let item = items.next() {
        if item.isBraced || hasBraces && item.isComponent { return true }
      }
      return false
    }
  }

  private static func hasFrontMatter(_ lines: [Substring]) -> Bool {
    guard let first = lines.firstIndex(where: { !$0.isBlank }), String(lines[first]).trimmed() == "---" else {
      return false
    }
    return lines[(first + 1)...].contains { String($0).trimmed() == "---" }
  }

  private static func draft(of document: CooklangDocument, named name: String) -> RecipeDraft {
    var draft = RecipeDraft(title: "")
    var notes: [String] = []
    for (key, value) in document.metadata where !value.isEmpty {
      if let field = NamedField(key: key), field.set(value, in: &draft) { continue }
      notes.append(["description", "introduction"].contains(key.lowercased()) ? value : "\(key): \(value)")
    }
    if draft.title.isBlank { draft.title = name }
    draft.ingredients = document.ingredientLines.joined(separator: "\n")
    draft.directions = document.directionLines.joined(separator: "\n")
    draft.notes = (notes + document.cookwareLines + document.notes).joined(separator: "\n")
    return draft
  }
}

extension CooklangDocument.Item {
  fileprivate var isComponent: Bool {
    switch self {
    case .text, .lineBreak: false
    case .ingredient, .cookware, .timer: true
    }
  }

  fileprivate var isBraced: Bool {
    switch self {
    case .text, .lineBreak: false
    case .ingredient(let name, let amount, _), .cookware(let name, let amount), .timer(let name, let amount):
      !amount.text.isEmpty || name.contains(" ")
    }
  }
}

extension CooklangDocument {
  /// Cookware of which an amount is stated, since a sentence only has its name.
  fileprivate var cookwareLines: [String] {
    sections.flatMap(\.steps).joined().compactMap { item in
      guard case .cookware(let name, let amount) = item, !amount.text.isEmpty else { return nil }
      return "cookware: \(amount.text) \(name)"
    }
  }
}
