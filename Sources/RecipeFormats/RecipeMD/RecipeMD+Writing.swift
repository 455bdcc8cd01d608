import RecipeModel

extension RecipeMD {
  /// Returns a file that reads as the same recipe, UUID apart.
  static func write(_ draft: RecipeDraft) -> String {
    let tags = draft.collections.map { MarkdownText.line($0).replacing(",", with: "\\,") }.joined(separator: ", ")
    let head = [
      "# \(MarkdownText.line(draft.title))",
      RecipeMDDescription.markdown(of: draft),
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
  /// An empty line of the person's is one more than Markdown has between blocks.
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
    let isPlain = RecipeMDAmount(amount).factor != nil && RecipeMDAmount(amount).unit == parts.unit
    guard isPlain, "\(amount) \(parts.name)" == line, !parts.name.isEmpty, parts.name == parts.name.trimmed() else {
      return MarkdownText.line(line)
    }
    return "*\(amount)* \(MarkdownText.line(parts.name))"
  }
}
