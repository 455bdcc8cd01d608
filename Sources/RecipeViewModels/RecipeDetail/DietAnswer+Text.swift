package import RecipeKitchen

/// How a recipe stands to a diet, in words that promise nothing.
extension DietAnswer {
  /// `vegan: nothing found against it`, `nuts: none found in 6 lines`, `vegan: no (butter, double cream)`.
  package var text: String {
    let because = Self.words(of: reasons)
    let answer =
      switch value {
      case .notKnown where lineCount == 0: "not known (no ingredients)"
      case .notKnown: "not known (\(because))"
      case .no: "\(diet.isFreeFrom ? "yes" : "no") (\(because))"
      case .yes where diet.isFreeFrom: "none found in \(lineCount) \(lineCount == 1 ? "line" : "lines")"
      case .yes: "nothing found against it"
      }
    return "\(diet.name): \(answer)"
  }

  /// The answers of several diets on one line, which begins with a capital.
  package static func line(of answers: [DietAnswer]) -> String? {
    let line = answers.map(\.text).joined(separator: " · ")
    return line.isEmpty ? nil : line.prefix(1).uppercased() + line.dropFirst()
  }

  private static func words(of reasons: [Reason]) -> String {
    var words: [String] = []
    for reason in reasons {
      let word =
        switch reason {
        case .food(_, let written): written
        case .unread(let text): text
        }
      if !words.contains(word) { words.append(word) }
    }
    return words.joined(separator: ", ")
  }
}
