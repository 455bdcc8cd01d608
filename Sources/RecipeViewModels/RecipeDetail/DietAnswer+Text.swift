package import RecipeKitchen

/// How a recipe stands to a diet, in words that promise nothing.
extension DietAnswer {
  /// `vegan: nothing found against it`, `nuts: none found in 6 lines`, `vegan: no (butter, double cream)`,
  /// `vegan: yes, as you said`.
  package var text: String {
    let answer =
      switch value {
      case _ where said?.isOfTheseLines == true: "\(saidWord), as you said"
      case .notKnown: "not known (\(because))"
      case .no: "\(diet.isFreeFrom ? "yes" : "no") (\(because))"
      case .yes: nothingFound
      }
    return "\(diet.name): \(answer)"
  }

  /// The reason, after a word that says the answer: `nothing found against it`, `line 3, butter`,
  /// `not known: line 8, stock`, `as you said`.
  package var reason: String {
    let place = line.map { "line \($0), " } ?? ""
    return switch value {
    case _ where said?.isOfTheseLines == true: "as you said"
    case .notKnown: "not known: \(place)\(because)"
    case .no: "\(place)\(because)"
    case .yes: nothingFound
    }
  }

  private var because: String {
    if said != nil { return "you said \(saidWord) of another text" }
    return lineCount == 0 ? "no ingredients" : Self.words(of: reasons)
  }

  private var nothingFound: String {
    diet.isFreeFrom
      ? "none found in \(lineCount) \(lineCount == 1 ? "line" : "lines")" : "nothing found against it"
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
