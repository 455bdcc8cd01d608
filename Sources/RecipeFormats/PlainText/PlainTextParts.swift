import RecipeModel

/// The parts of a recipe in a text.
struct PlainTextParts {
  private(set) var draft: RecipeDraft
  /// Whether there is anything that makes the text a recipe.
  private(set) var isRecipe = false

  init(_ lines: [Substring]) {
    var header = PlainTextHeader(lines)
    var head = header.takeFields()
    draft = header.draft
    var parts = takeParts(header.rest).merging(header.parts) { $1 + $0 }
    isRecipe = parts[.ingredients] != nil || parts[.directions] != nil || !header.exactLines.isEmpty
    if parts[.ingredients] == nil { takeByShape(&head, into: &parts) }
    draft.ingredients = PlainTextLines.ingredients(parts[.ingredients] ?? [])
    draft.directions = PlainTextLines.directions(parts[.directions] ?? [])
    let notes = [head, parts[.notes] ?? []].map(PlainTextLines.text).filter { !$0.isEmpty }
    draft.notes = notes.joined(separator: "\n\n")
    for line in header.exactLines where !FieldLine.takeExact(line, into: &draft) { draft.notes += "\n\(line)" }
  }

  /// Returns the lines below each heading; those of a heading that stands twice together.
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
      parts[.directions] = Array(lines[end...])
      lines = Array(lines[..<start])
    } else {
      lines.removeSubrange(start..<end)
    }
    isRecipe = true
  }
}
