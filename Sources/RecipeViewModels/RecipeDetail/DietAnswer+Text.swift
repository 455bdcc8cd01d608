package import RecipeKitchen

/// How a recipe stands to a diet, in words that promise nothing.
extension DietAnswer {
  /// `vegan: nothing found against it`, `nuts: none found in 6 lines`, `vegan: no (butter, double cream)`,
  /// `vegan: yes, as you said`.
  package var text: String {
    let because = Self.words(of: reasons)
    let answer =
      switch value {
      case _ where said?.isOfTheseLines == true: "\(saidWord), as you said"
      case _ where said != nil: "not known (you said \(saidWord) of another text)"
      case .notKnown where lineCount == 0: "not known (no ingredients)"
      case .notKnown: "not known (\(because))"
      case .no: "\(diet.isFreeFrom ? "yes" : "no") (\(because))"
      case .yes where diet.isFreeFrom: "none found in \(lineCount) \(lineCount == 1 ? "line" : "lines")"
      case .yes: "nothing found against it"
      }
    return "\(diet.name): \(answer)"
  }

  /// The reason, after a word that says the answer: `nothing found against it`, `line 3, butter`,
  /// `not known: line 8, stock`, `as you said`.
  package var reason: String {
    if let said { return said.isOfTheseLines ? "as you said" : "not known: you said \(saidWord) of another text" }
    let because = [line.map { "line \($0)" }, Self.words(of: reasons)].compactMap(\.self).filter { !$0.isEmpty }
      .joined(separator: ", ")
    return switch value {
    case .yes where diet.isFreeFrom: "none found in \(lineCount) \(lineCount == 1 ? "line" : "lines")"
    case .yes: "nothing found against it"
    case .no: because
    case .notKnown: "not known: \(lineCount == 0 ? "no ingredients" : because)"
    }
  }

  /// What a person said, as the answer to the question: of what is to be left out, whether it is there.
  private var saidWord: String {
    if said?.isKept == true { return diet.isFreeFrom ? "none" : "yes" }
    return diet.isFreeFrom ? "yes" : "no"
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
