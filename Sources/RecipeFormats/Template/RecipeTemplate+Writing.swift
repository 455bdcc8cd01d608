package import RecipeModel

extension RecipeTemplate {
  /// Returns the text for a draft; every key and heading is there, so that a blank draft is a form to fill in.
  package static func write(_ draft: RecipeDraft) -> String {
    let header = Key.allCases.map { key in
      let value = value(of: key, in: draft)
      return value.isEmpty ? "\(key.rawValue):" : "\(key.rawValue): \(value)"
    }
    let sections = Heading.allCases.map { heading in
      [heading.rawValue] + lines(of: draft[keyPath: heading.field])
    }
    return ([header] + sections).map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private static func value(of key: Key, in draft: RecipeDraft) -> String {
    switch key {
    case .title: draft.title
    case .prep: CookingTime.text(draft.prepTime)
    case .cook: CookingTime.text(draft.cookTime)
    case .serves: draft.servings
    case .collections: CommaList.text(draft.collections)
    case .favorite: draft.isFavorite ? "yes" : "no"
    case .source: draft.source
    }
  }

  private static func lines(of text: String) -> [String] {
    guard !text.isEmpty else { return [] }
    var lines = text.lines
      .map { Heading(line: $0) != nil || $0.utf8.first == UInt8(ascii: "\\") ? "\\\($0)" : String($0) }
    // Guarded at both ends, the blank lines within need nothing.
    if lines[0].isBlank { lines[0] = "\\" + lines[0] }
    if let last = lines.last, last.isBlank { lines[lines.count - 1] = "\\" + last }
    return lines
  }
}

extension RecipeTemplate.Heading {
  var field: WritableKeyPath<RecipeDraft, String> {
    switch self {
    case .ingredients: \.ingredients
    case .directions: \.directions
    case .notes: \.notes
    }
  }
}
