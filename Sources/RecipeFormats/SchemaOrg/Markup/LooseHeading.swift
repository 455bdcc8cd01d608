import RecipeModel

extension PlainTextHeading {
  /// Returns the part that a heading of more words is about: "Ingredients for the tart", "How to make leek tart".
  static func loosePart(_ heading: String) -> Part? {
    let mostWords = 10
    let longestHeading = 100
    guard heading.utf8.count <= longestHeading else { return nil }
    let words = TextFold.fold(heading).split { !$0.isLetter && $0 != "'" && $0 != "’" }.map(String.init)
    guard (2...mostWords).contains(words.count), !words.contains(where: otherTopics.contains) else { return nil }
    for count in stride(from: min(4, words.count - 1), through: 1, by: -1) {
      if let part = PlainTextWords.parts[words.prefix(count).joined(separator: " ")] { return part }
    }
    let last = PlainTextWords.parts[words[words.count - 1]]
    return last == .notes ? nil : last
  }

  /// Words of headings that are about a part without being it: "Preparation time", "Ingredient notes".
  private static let otherTopics: Set<String> = [
    "time", "times", "zeit", "tijd", "tempo", "temps", "tiempo", "substitutions", "substitutes", "swaps", "notes",
    "variations", "equipment", "why", "tips", "questions", "faq", "nutrition", "store", "about", "storage", "ahead",
  ]
}
