import RecipeModel

extension PlainText {
  /// Returns a text that reads as the same recipe, UUID apart.
  static func write(_ draft: RecipeDraft) -> String {
    let words = FieldLine.words(fields.filter { $0 != .title }, of: draft)
    let text = text(of: draft, head: words)
    let exact = FieldLine.exact(draft, readBack: PlainTextParts(text.lines).draft)
    return exact.isEmpty ? text : self.text(of: draft, head: words + exact)
  }

  private static func text(of draft: RecipeDraft, head: [String]) -> String {
    var sections = [("Ingredients", draft.ingredients), ("Directions", draft.directions)]
    if !draft.notes.isEmpty { sections.append(("Notes", draft.notes)) }
    let parts = sections.map { $0.1.isEmpty ? "\($0.0)\n" : "\($0.0)\n\n\($0.1)\n" }
    return ([draft.title + "\n"] + (head.isEmpty ? [] : [head.joined(separator: "\n") + "\n"]) + parts)
      .joined(separator: "\n")
  }
}
