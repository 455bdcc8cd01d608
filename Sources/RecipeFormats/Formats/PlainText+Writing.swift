import RecipeModel

extension PlainText {
  /// Returns a text that reads as the same recipe, UUID apart, also where its format is not named.
  ///
  /// A title that would be taken for something else ("Ingredients", "{Soup}") is written as `title: Ingredients`. Where the
  /// lines look like another format or like no recipe all the same, the exact title is added, which only our own texts have.
  static func write(_ draft: RecipeDraft) -> String {
    let words = FieldLine.words(fields.filter { $0 != .title }, of: draft)
    let title = "\(NamedField.title.rawValue): \(draft.title)"
    for firstLine in [draft.title, title] {
      let text = text(of: draft, beginning: firstLine, head: words)
      var readBack = PlainTextParts(text.lines).draft
      guard readBack.title == draft.title, isTaken(text, isNamed: true) else { continue }
      if !isTaken(text, isNamed: false) { readBack.title = "" }
      let exact = FieldLine.exact(draft, readBack: readBack)
      return exact.isEmpty ? text : self.text(of: draft, beginning: firstLine, head: words + exact)
    }
    var readBack = PlainTextParts(text(of: draft, beginning: title, head: words).lines).draft
    readBack.title = ""
    return text(of: draft, beginning: title, head: words + FieldLine.exact(draft, readBack: readBack))
  }

  /// Returns whether a text is detected as plain text.
  private static func isTaken(_ text: String, isNamed: Bool) -> Bool {
    RecipeFormat(head: Array(text.utf8.prefix(RecipeFormat.headLength)), isNamed: isNamed) == .plainText
  }

  private static func text(of draft: RecipeDraft, beginning firstLine: String, head: [String]) -> String {
    var sections = [("Ingredients", draft.ingredients), ("Directions", draft.directions)]
    if !draft.notes.isEmpty { sections.append(("Notes", draft.notes)) }
    let parts = sections.map { $0.1.isEmpty ? "\($0.0)\n" : "\($0.0)\n\n\($0.1)\n" }
    return ([firstLine + "\n"] + (head.isEmpty ? [] : [head.joined(separator: "\n") + "\n"]) + parts)
      .joined(separator: "\n")
  }
}
