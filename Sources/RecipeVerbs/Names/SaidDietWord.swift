import RecipeKitchen
import RecipeModel

/// What is said of a diet, as it is typed: `vegan=yes`, `vegan=no`, `vegan=unset`.
struct SaidDietWord {
  private let name: String
  /// nil to say nothing any more.
  private let isKept: Bool?

  /// - Returns: nil for a text without an answer.
  init?(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1).map { String($0).trimmed() }
    guard parts.count == 2, !parts[0].isEmpty else { return nil }
    switch parts[1].lowercased() {
    case "yes": isKept = true
    case "no": isKept = false
    case "unset": isKept = nil
    default: return nil
    }
    name = parts[0]
  }

  /// The answers by the names of diets; of several about one diet the last holds.
  ///
  /// - Throws: `NameError.noSuchDiet`
  static func answers(_ texts: [String]) throws -> [String: Bool?] {
    var answers: [String: Bool?] = [:]
    for word in texts.compactMap(SaidDietWord.init) {
      for diet in try DietNames.diets(word.name) { answers.updateValue(word.isKept, forKey: diet.name) }
    }
    return answers
  }
}
