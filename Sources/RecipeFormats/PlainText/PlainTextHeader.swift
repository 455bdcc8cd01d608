import RecipeModel

/// The lines above the first heading of a text: its title, fields, and others.
struct PlainTextHeader {
  private(set) var draft = RecipeDraft(title: "")
  /// Lines that state a field exactly.
  private(set) var exactLines: [String] = []
  /// The parts that the front matter lists.
  private(set) var parts: [PlainTextHeading.Part: [Substring]] = [:]
  /// The lines not read yet: in the end, those from the first heading on.
  private(set) var rest: ArraySlice<Substring>

  init(_ lines: [Substring]) {
    rest = lines[...]
    takeFrontMatter()
    takeTitle()
  }

  /// Sets the fields that the lines above the first heading name, and returns the others.
  mutating func takeFields() -> [Substring] {
    let head = rest.prefix { PlainTextHeading($0) == nil }
    rest = rest[head.endIndex...]
    return head.filter { !take($0) }
  }

  private mutating func take(_ line: Substring) -> Bool {
    // Each fact has a key or an amount; most lines have neither.
    guard line.utf8.contains(where: { $0 == UInt8(ascii: ":") || $0.isDigit || $0 >= 0x80 }) else { return false }
    if FieldLine.isExact(line) {
      exactLines.append(String(line))
      return true
    }
    // Several facts on a line: "Serves 4 | Prep: 10 min | Cook: 30 min", "Serves 4. Prep time: 10 minutes."
    let sentences = String(line).trimmed().split(separator: ". ").map { $0.hasSuffix(".") ? $0.dropLast() : $0 }
    let texts = line.unicodeScalars.split { $0 == "|" || $0 == "·" }.map(Substring.init)
    guard let facts = (sentences.count > 1 ? self.facts(sentences) : nil) ?? self.facts(texts) else {
      return takeAddress(line)
    }
    let areTaken = facts.map { $0.value.isEmpty || set($0.field, to: $0.value) }
    return areTaken.allSatisfy { $0 }
  }

  /// Returns what each of some texts says; `nil` if there are none, or one says nothing.
  private func facts(_ texts: [Substring]) -> [(field: NamedField, value: String)]? {
    let facts = texts.compactMap { fact($0) }
    return facts.isEmpty || facts.count < texts.count ? nil : facts
  }

  /// Returns what a line says: `Prep time: 10 min`, `**Serves:** 4`, `Serves 4`.
  private func fact(_ line: Substring) -> (field: NamedField, value: String)? {
    if let servings = PlainTextWords.servings(String(line).trimmed()) { return (.servings, servings) }
    guard let (field, value) = Self.pair(line) else { return nil }
    let isTime = field == .prepTime || field == .cookTime
    return isTime && PageDuration.seconds(value) == nil && !value.isEmpty ? nil : (field, value)
  }

  private static func pair(_ line: Substring) -> (field: NamedField, value: String)? {
    guard let colon = line.unicodeScalars.firstIndex(where: { $0 == ":" || $0 == "：" }),
      let field = PlainTextWords.field(key: PlainTextHeading.plain(line[..<colon])), PlainText.fields.contains(field)
    else { return nil }
    let value = line.unicodeScalars[colon...].dropFirst().drop { $0 == "*" || $0 == "_" || $0.isWhitespace }
    return (field, String(value).trimmed())
  }

  private mutating func takeAddress(_ line: Substring) -> Bool {
    let address = String(line).trimmed()
    guard draft.source.isEmpty, WebLink.isSafe(address) else { return false }
    draft.source = address
    return true
  }

  /// Sets a field, times also in the words of other languages.
  private mutating func set(_ field: NamedField, to value: String) -> Bool {
    if field.set(value, in: &draft) { return true }
    guard let seconds = PageDuration.seconds(value), seconds <= RecipeLimits.seconds else { return false }
    switch field {
    case .prepTime where draft.prepTime == 0: draft.prepTime = seconds
    case .cookTime where draft.cookTime == 0: draft.cookTime = seconds
    default: return false
    }
    return true
  }
}

// MARK: - Title

extension PlainTextHeader {
  /// Takes what is between a first line `---` and the next one.
  private mutating func takeFrontMatter() {
    guard let range = FrontMatter.range(in: rest) else { return }
    let frontMatter = FrontMatter(rest[range].map(String.init))
    var left = frontMatter.strayLines
    for (key, value) in frontMatter.entries where PlainTextWords.field(key: key).map({ set($0, to: value) }) != true {
      let list = frontMatter.lists[key]
      if let part = PlainTextWords.parts[TextFold.fold(key)], !value.isEmpty {
        parts[part, default: []] += (list ?? [value]).map { $0[...] }
      } else if key != "layout" {
        // A comma in an element is not one between elements.
        let hasCommas = list?.contains { $0.contains(",") } ?? false
        left.append("\(key): \(hasCommas ? list?.joined(separator: "; ") ?? value : value)")
      }
    }
    rest = left.map { $0[...] }[...] + rest[(range.upperBound + 1)...]
  }

  private mutating func takeTitle() {
    guard let first = rest.firstIndex(where: { !$0.isBlank }), PlainTextHeading(rest[first]) == nil,
      draft.title.isEmpty, Self.pair(rest[first]) == nil, !isList(rest[first...].prefix(2))
    else { return }
    let line = MarkdownLine(rest[first])
    draft.title = line.heading?.text ?? String(rest[first]).trimmed()
    rest = rest[(first + 1)...]
    if let next = rest.first, let level = MarkdownLine(next).underlineLevel, level > 0 { rest = rest.dropFirst() }
  }

  /// Returns whether a text begins with ingredients right away; one line alone may be a title, "3 bean salad".
  private func isList(_ lines: ArraySlice<Substring>) -> Bool {
    lines.count == 2 && lines.allSatisfy { PlainTextShape.isIngredient($0) }
  }
}
