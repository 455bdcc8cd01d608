import RecipeModel

/// The description of a recipe in RecipeMD: notes, and paragraphs of `key: value` lines for what the format cannot hold.
enum RecipeMDDescription {
  /// Returns the notes that the lines hold, and sets the fields of a draft that they name.
  ///
  /// Paragraphs become a line each, unless breaks are in them; other parts stay as they are.
  static func text(_ lines: [Substring], fields draft: inout RecipeDraft) -> String {
    var result: [String] = []
    var end: Int?
    for block in MarkdownParser.blocks(of: lines) {
      var text = lines[block.lines].map(String.init)
      if case .paragraph = block.kind {
        text = takeFields(lines[block.lines], in: &draft) ?? MarkdownText.joined(lines[block.lines])
        if text.isEmpty { continue }
      }
      if let end { result += Array(repeating: "", count: block.lines.lowerBound - end) }
      end = block.lines.upperBound
      result += text
    }
    return result.joined(separator: "\n")
  }

  /// Returns `true` if a paragraph holds nothing but keys and values of ours, as in our own files.
  static func hasFields(_ lines: [Substring]) -> Bool {
    MarkdownParser.blocks(of: lines).contains { block in
      guard case .paragraph = block.kind else { return false }
      return lines[block.lines].allSatisfy { pair($0) != nil }
    }
  }

  /// Sets the fields that a paragraph of nothing but keys and values names; returns the lines that were not understood,
  /// `nil` if it is a paragraph of another kind.
  private static func takeFields(_ lines: ArraySlice<Substring>, in draft: inout RecipeDraft) -> [String]? {
    let pairs = lines.compactMap(pair)
    guard pairs.count == lines.count else { return nil }
    return pairs.filter { !$0.field.set($0.value, in: &draft) }.map { "\($0.field.rawValue): \($0.value)" }
  }

  private static func pair(_ line: Substring) -> (field: NamedField, value: String)? {
    guard let text = MarkdownText.joined([line]).first,
      let colon = line.unicodeScalars.firstIndex(of: ":"), line[..<colon].unicodeScalars.last != "\\",
      let field = NamedField(key: String(line[..<colon])),
      let end = text.unicodeScalars.firstIndex(of: ":")
    else { return nil }
    return (field, String(text.unicodeScalars[end...].dropFirst()).trimmed())
  }
}

// MARK: - Writing

extension RecipeMDDescription {
  /// Returns the Markdown for a draft's notes and for the fields that the format cannot hold.
  ///
  /// - Parameter statesAll: `true` if a recipe that is no favorite says so.
  static func markdown(of draft: RecipeDraft, statesAll: Bool) -> String {
    var pairs = RecipeMD.fields.map { ($0.rawValue, $0.value(in: draft)) }.filter { !$0.1.isEmpty }
    if statesAll, !draft.isFavorite { pairs.append((NamedField.favorite.rawValue, "no")) }
    let fields = pairs.map { "\($0.0): \(MarkdownText.line($0.1))" }.joined(separator: "\\\n")
    let notes = draft.notes.isEmpty ? "" : notes(draft.notes.lines)
    return [notes, fields].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private static func notes(_ lines: [Substring]) -> String {
    let first = lines.firstIndex { !$0.isEmpty } ?? lines.endIndex
    let last = lines.lastIndex { !$0.isEmpty } ?? lines.endIndex
    let isGap = lines.indices.map { lines[$0].isEmpty && $0 > first && $0 < last }
    return lines.indices.map { number in
      if isGap[number] { return "\n" }
      // An empty line at the ends would not be seen: the backslash of a break stands for it.
      let isBroken = lines[number].isEmpty || number + 1 < lines.count && !isGap[number + 1]
      let end = number + 1 < lines.count ? "\n" : ""
      return line(lines[number]) + (isBroken ? "\\" : "") + end
    }.joined()
  }

  /// Returns a line that is not taken for a key and its value.
  private static func line(_ line: Substring) -> String {
    let text = MarkdownText.line(line)
    guard let colon = text.unicodeScalars.firstIndex(of: ":"), NamedField(key: String(text[..<colon])) != nil else {
      return text
    }
    return "\(text[..<colon])\\\(text[colon...])"
  }
}
