import RecipeModel

/// The recipes of a text that has one below the other, each with a title and headings for its parts.
enum PlainTextRecipes {
  /// Returns the lines of each recipe.
  ///
  /// Another recipe begins with a line that could be a title, alone or above facts such as "Serves 4", after a recipe's
  /// directions and above a heading for ingredients. A text of our own, and Markdown with headings below its title, is one.
  static func split(_ lines: [Substring]) -> [[Substring]] {
    guard !lines.contains(where: FieldLine.isExact) else { return [lines] }
    var starts = [0]
    var hasDirections = false
    for (index, line) in lines.enumerated() {
      switch PlainTextHeading(line)?.part {
      case .directions: hasDirections = true
      case .ingredients where hasDirections:
        guard let title = title(above: index, of: lines) else { continue }
        starts.append(title)
        hasDirections = false
      case .ingredients, .notes, nil: break
      }
    }
    return zip(starts, starts.dropFirst() + [lines.count]).map { Array(lines[$0..<$1]) }
  }

  /// Returns the place of the title of the recipe whose ingredients begin at a line; `nil` if no line above is one.
  private static func title(above index: Int, of lines: [Substring]) -> Int? {
    let mostFacts = 8
    let above = lines[..<index].indices.reversed().lazy.filter { !lines[$0].isBlank }.prefix(mostFacts)
    guard let place = above.first(where: { !isFact(lines[$0]) }), place > 0, lines[place - 1].isBlank,
      isTitle(lines[place])
    else { return nil }
    return place
  }

  /// `true` if a line below a title states a field: "Serves 4", "Prep: 10 min".
  private static func isFact(_ line: Substring) -> Bool {
    var header = PlainTextHeader(["Title", line])
    return header.takeFields().isEmpty
  }

  private static func isTitle(_ line: Substring) -> Bool {
    let text = String(line).trimmed()
    let longestTitle = 80
    return MarkdownLine(line).heading == nil && text.unicodeScalars.count <= longestTitle
      && PlainTextShape.withoutBullet(text) == text && PlainTextShape.numbered(text) == nil
      && !PlainTextShape.isHeading(text) && !PlainTextShape.isSentence(text) && !".!?".contains(text.last ?? ".")
      && PlainTextHeading(line) == nil
  }
}
