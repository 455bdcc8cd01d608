import RecipeModel

/// Writes recipes as Markdown for reading, one below the other.
struct MarkdownWriter: RecipeWriter {
  private var isFirst = true

  mutating func append(_ recipe: FileRecipe, to bytes: inout [UInt8]) {
    bytes += ((isFirst ? "" : "\n") + Self.text(recipe.draft)).utf8
    isFirst = false
  }

  func finish<E: Error>(_ write: ([UInt8]) throws(E) -> Void) throws(E) {}

  private static func text(_ draft: RecipeDraft) -> String {
    let layout = RecipeLayout(draft)
    let heart = draft.isFavorite ? " ♥" : ""
    var parts = ["# \(line(draft.title))\(heart)", line(RecipeLayout.facts(of: draft).joined(separator: " · "))]
    if !draft.collections.isEmpty { parts.append("Collections: \(line(draft.collections.joined(separator: ", ")))") }
    parts += section("Ingredients", layout.ingredients) { _ in "- " }
    parts += section("Directions", layout.directions) { layout.hasOwnNumbers ? "- " : "\($0). " }
    if !draft.notes.isEmpty { parts += ["## Notes", notes(draft.notes)] }
    parts.append(source(draft.source))
    if let addedOn = draft.addedOn { parts.append("Added: \(addedOn.text)") }
    if draft.log.rating > 0 { parts.append("Rating: \(CookingLog.signs(draft.log.rating))") }
    let diets = RecipeLayout.diets(of: draft)
    if !diets.isEmpty { parts.append("Diets: \(line(diets.joined(separator: ", ")))") }
    let cookings = RecipeLayout.cookings(of: draft)
    if !cookings.isEmpty { parts += ["## Cooked", cookings.map { "- \(line($0))" }.joined(separator: "\n")] }
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  /// - Parameter mark: Returns what is in front of the item of a number, from 1.
  private static func section(
    _ name: String, _ groups: [RecipeLayout.Group], mark: (Int) -> String
  ) -> [String] {
    guard !groups.isEmpty else { return [] }
    var parts = ["## \(name)"]
    var number = 0
    for group in groups {
      if !group.name.isEmpty { parts.append("### \(line(group.name))") }
      let items = group.lines.map { item in
        number += 1
        return mark(number) + line(item)
      }
      if !items.isEmpty { parts.append(items.joined(separator: "\n")) }
    }
    return parts
  }

  private static func notes(_ text: String) -> String {
    let lines = text.lines.map { line(String($0)) }
    let broken = zip(lines, lines.dropFirst() + [""]).map { $0.isEmpty || $1.isEmpty ? $0 : $0 + "\\" }
    return broken.joined(separator: "\n")
  }

  private static func source(_ source: String) -> String {
    if source.isEmpty { return "" }
    return "Source: " + (WebLink.isSafe(source) ? "<\(source)>" : line(source))
  }

  private static func line(_ text: String) -> String { MarkdownText.line(ShownText.document(text)) }
}
