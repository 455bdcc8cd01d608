import RecipeModel

extension CommandWords {
  /// Returns a command line as a person would type it again: without the options that say only how it is run.
  static func typed(_ words: [String]) -> String {
    var typed: [String] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        typed += [word] + rest
        break
      }
      let name = String(word.prefix { $0 != "=" })
      let value = valueOptions.contains(word) ? rest.popFirst() : nil
      if !optionsEverywhere.contains(name) { typed += [word] + [value].compactMap(\.self) }
    }
    return typed.map(quoted).joined(separator: " ").shortened(to: mostTyped)
  }

  private static let optionsEverywhere = ["--database", "--json", "--color", "--no-input", "--yes"]

  /// Texts that stand on the command line are in the recipe as well.
  private static let mostTyped = 200

  private static func quoted(_ word: String) -> String {
    let isPlain = !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber || "-_,./=+:@%".contains($0) }
    if isPlain { return word }
    let means = word.contains { "\"\\$`!".contains($0) }
    return means ? "'\(word.replacing("'", with: #"'\''"#))'" : "\"\(word)\""
  }
}
