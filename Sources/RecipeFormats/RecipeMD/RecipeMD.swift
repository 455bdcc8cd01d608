import RecipeModel

/// Recipes in RecipeMD: Markdown in which a title, tags, yields, ingredients and instructions have fixed places.
///
/// What the format cannot hold is written in the description as `key: value` lines, a paragraph of them.
///
/// - Source: The RecipeMD specification 2.3.5, recipemd.org/specification.html.
package enum RecipeMD {
  /// The fields that are in the description.
  static let fields = NamedField.all(but: [.title, .servings, .tags])

  /// Returns the recipe of a file.
  ///
  /// - Throws: `RecipeFileError.malformed` with the line that breaks the rules, `.recipeTooLong` or `.noRecipe`;
  ///   `InvalidRecipeError` if the recipe has no title or breaks a limit.
  /// - Complexity: O(*n*) for *n* bytes.
  package static func read(_ bytes: [UInt8], named name: String = "") throws -> ReadResult {
    let file = try TextFile(bytes)
    let document: RecipeMDDocument
    do {
      document = try RecipeMDParser.document(file.text.lines)
    } catch {
      let place = TextPosition(line: error.line + 1)
      throw RecipeFileError.malformed(format: "RecipeMD", reason: error.reason, at: place)
    }
    var result = ReadResult(drafts: [], warnings: file.warnings)
    try result.append(draft(of: document, named: name))
    return result
  }

  /// Returns whether a file's beginning looks like RecipeMD: a title and a break between other things.
  static func isLikely(_ lines: [Substring]) -> Bool {
    let blocks = MarkdownParser.blocks(of: lines)
    guard case .heading(1, _) = blocks.first?.kind else { return false }
    return blocks.contains { if case .thematicBreak = $0.kind { true } else { false } }
  }

  private static func draft(of document: RecipeMDDocument, named name: String) -> RecipeDraft {
    var draft = RecipeDraft(title: MarkdownText.plain(document.title))
    if draft.title.isBlank { draft.title = name }
    draft.collections = document.tags.map(MarkdownText.plain)
    draft.servings = MarkdownText.plain(document.yieldText).onOneLine()
    draft.ingredients = document.entries.flatMap(\.lines).joined(separator: "\n")
    draft.directions = MarkdownSteps.lines(of: document.instructions).joined(separator: "\n")
    let description = RecipeMDDescription.text(document.description, fields: &draft)
    let links = document.entries.compactMap(\.link).joined(separator: "\n")
    draft.notes = [description, links].filter { !$0.isEmpty }.joined(separator: "\n\n")
    return draft
  }
}

extension RecipeMDDocument.Entry {
  fileprivate var lines: [String] {
    let empty = Array(repeating: "", count: emptyLines)
    switch content {
    case .group(let title, _): return empty + [MarkdownSteps.heading(MarkdownText.plain(title))]
    case .ingredient(let ingredient): return empty + [ingredient.line]
    case .end: return empty
    }
  }

  /// The link to the recipe for an ingredient, for the notes, if its title does not say that.
  fileprivate var link: String? {
    guard case .ingredient(let ingredient) = content, let link = ingredient.link, ingredient.recipe == nil else {
      return nil
    }
    return "\(MarkdownText.plain(ingredient.name).onOneLine()): \(link)"
  }
}

extension RecipeMDDocument.Ingredient {
  /// The recipe for it, if the link leads to a file of that title.
  fileprivate var recipe: NamedRecipe? {
    link.flatMap { NamedRecipe(MarkdownText.plain(name).onOneLine(), linkedTo: $0) }
  }

  /// The ingredient on one line, its amount in front.
  fileprivate var line: String {
    if let recipe {
      return [MarkdownText.plain(amount?.text ?? ""), recipe.link].filter { !$0.isEmpty }.joined(separator: " ")
    }
    let name = name.lines.count == 1 ? name : name.lines.map { String($0).trimmed() }.joined(separator: " ")
    return MarkdownText.plain([amount?.text ?? "", name].filter { !$0.isEmpty }.joined(separator: " "))
  }
}

extension RecipeMD {
  /// Returns the text of a recipe.
  ///
  /// - Parameter statesAll: `true` if a recipe that is no favorite says so.
  static func text(of draft: RecipeDraft, statesAll: Bool = false) -> String {
    let tags = draft.collections.map { MarkdownText.line($0).replacing(",", with: "\\,") }.joined(separator: ", ")
    let head = [
      "# \(MarkdownText.line(draft.title))",
      RecipeMDDescription.markdown(of: draft, statesAll: statesAll),
      tags.isEmpty ? "" : "*\(tags)*",
      draft.servings.isEmpty ? "" : "**\(MarkdownText.line(draft.servings))**",
      "---",
    ]
    let text = head.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n" + ingredients(draft.ingredients)
    let endsInEmptyLine = draft.ingredients.hasSuffix("\n")
    if draft.directions.isEmpty, !endsInEmptyLine { return text }
    let steps = draft.directions.isEmpty ? "" : "\n\(MarkdownSteps.text(draft.directions.lines))\n"
    return text + (text.hasSuffix("\n\n") ? "" : "\n") + "---\n" + steps
  }

  /// Returns the list below the line that ends the description.
  ///
  /// An empty line of the author's is one more than Markdown has between blocks.
  private static func ingredients(_ text: String) -> String {
    var result = "\n"
    for line in text.isEmpty ? [] : text.lines {
      let isBehindItem = !result.hasSuffix("\n\n") && result != "\n"
      if line.isEmpty {
        result += isBehindItem ? "\n\n" : "\n"
      } else if let heading = heading(line) {
        result += (isBehindItem ? "\n" : "") + "## \(heading)\n\n"
      } else {
        result += "- \(item(line))\n"
      }
    }
    return result
  }

  private static func heading(_ line: Substring) -> String? {
    let title = String(line.dropLast())
    guard line.hasSuffix(":"), MarkdownSteps.heading(title) == line, title == title.trimmed() else { return nil }
    return MarkdownText.line(title)
  }

  /// Marks the amount of a line, if what is marked reads as the line it was.
  private static func item(_ line: Substring) -> String {
    let line = String(line)
    let parts = IngredientLine(line)
    let amount = [parts.quantity, parts.unit].filter { !$0.isEmpty }.joined(separator: " ")
    if let recipe = NamedRecipe(linkIn: line) { return link(to: recipe) }
    let isPlain = RecipeMDAmount(amount).factor != nil && RecipeMDAmount(amount).unit == parts.unit
    guard isPlain, "\(amount) \(parts.name)" == line, !parts.name.isEmpty, parts.name == parts.name.trimmed() else {
      return MarkdownText.line(line)
    }
    return "*\(amount)* \(NamedRecipe(linkIn: parts.name).map(link) ?? MarkdownText.line(parts.name))"
  }

  private static func link(to recipe: NamedRecipe) -> String {
    "[\(MarkdownText.line(recipe.title))](\(recipe.markdownFile))"
  }
}
