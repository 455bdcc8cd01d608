import RecipeModel

/// The parts of a recipe in a text.
struct PlainTextParts {
  private(set) var draft = RecipeDraft(title: "")
  /// Whether there is anything that makes the text a recipe.
  private(set) var isRecipe = false
  private var exactLines: [String] = []

  init(_ lines: [Substring]) {
    var rest = lines[...]
    takeFrontMatter(from: &rest)
    takeTitle(from: &rest)
    var head = takeFields(rest.prefix { PlainTextWords.part($0) == nil })
    var parts = takeParts(rest.drop { PlainTextWords.part($0) == nil })
    isRecipe = parts[.ingredients] != nil || parts[.directions] != nil || !exactLines.isEmpty
    if parts[.ingredients] == nil { takeByShape(&head, into: &parts) }
    draft.ingredients = PlainTextLines.ingredients(parts[.ingredients] ?? [])
    draft.directions = PlainTextLines.directions(parts[.directions] ?? [])
    let notes = [head, parts[.notes] ?? []].map(PlainTextLines.text).filter { !$0.isEmpty }
    draft.notes = notes.joined(separator: "\n\n")
    for line in exactLines where !FieldLine.takeExact(line, into: &draft) { draft.notes += "\n\(line)" }
  }

  /// Returns the lines below each heading; those of a heading that stands twice together.
  private mutating func takeParts(_ lines: ArraySlice<Substring>) -> [PlainTextWords.Part: [Substring]] {
    var parts: [PlainTextWords.Part: [Substring]] = [:]
    var part: PlainTextWords.Part?
    var isBehindHeading = false
    for line in lines {
      if let (next, servings) = PlainTextWords.part(line) {
        if draft.servings.isEmpty { draft.servings = servings }
        part = next
        parts[next, default: []] += []
        isBehindHeading = true
      } else {
        let isUnderline = isBehindHeading && MarkdownLine(line).underlineLevel != nil
        if let part, !isUnderline { parts[part, default: []].append(line) }
        isBehindHeading = false
      }
    }
    return parts
  }

  /// Takes what stands between a first line `---` and the next one.
  private mutating func takeFrontMatter(from lines: inout ArraySlice<Substring>) {
    guard let first = lines.firstIndex(where: { !$0.isBlank }), String(lines[first]).trimmed() == "---",
      let last = lines[(first + 1)...].firstIndex(where: { String($0).trimmed() == "---" })
    else { return }
    let frontMatter = FrontMatter(lines[(first + 1)..<last].map(String.init))
    var left = frontMatter.strayLines
    for (key, value) in frontMatter.entries where PlainTextWords.field(key: key)?.set(value, in: &draft) != true {
      left.append("\(key): \(value)")
    }
    lines = left.map { $0[...] }[...] + lines[(last + 1)...]
  }

  private mutating func takeTitle(from lines: inout ArraySlice<Substring>) {
    guard let first = lines.firstIndex(where: { !$0.isBlank }), PlainTextWords.part(lines[first]) == nil,
      draft.title.isEmpty, Self.pair(lines[first]) == nil, !isList(lines[first...].prefix(2))
    else { return }
    let line = MarkdownLine(lines[first])
    draft.title = line.heading?.text ?? String(lines[first]).trimmed()
    lines = lines[(first + 1)...]
    if let next = lines.first, let level = MarkdownLine(next).underlineLevel, level > 0 { lines = lines.dropFirst() }
  }

  /// Whether a text begins with ingredients right away; one line alone may be a title, "3 bean salad".
  private func isList(_ lines: ArraySlice<Substring>) -> Bool {
    lines.count == 2 && lines.allSatisfy { PlainTextShape.isIngredient($0) }
  }

  private static func pair(_ line: Substring) -> (field: NamedField, value: String)? {
    guard let colon = line.unicodeScalars.firstIndex(of: ":"),
      let field = PlainTextWords.field(key: String(line[..<colon])), PlainText.fields.contains(field)
    else { return nil }
    return (field, String(line.unicodeScalars[colon...].dropFirst()).trimmed())
  }

  /// Sets the fields that the lines above the first heading name, and returns the others.
  private mutating func takeFields(_ lines: ArraySlice<Substring>) -> [Substring] {
    lines.filter { line in
      if FieldLine.isExact(line) {
        exactLines.append(String(line))
        return false
      }
      if let (field, value) = Self.pair(line), value.isEmpty || field.set(value, in: &draft) { return false }
      if draft.servings.isEmpty, let servings = PlainTextWords.servings(String(line).trimmed()) {
        draft.servings = servings
        return false
      }
      return true
    }
  }
}

// MARK: - Shape

extension PlainTextParts {
  /// Takes the ingredients out of lines under no heading, and the directions that follow them.
  private mutating func takeByShape(_ lines: inout [Substring], into parts: inout [PlainTextWords.Part: [Substring]]) {
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
