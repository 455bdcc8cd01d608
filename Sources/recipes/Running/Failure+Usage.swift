import ArgumentParser
import RecipeStore

extension Failure {
  /// Makes one lowercase line of what the parser says, such as
  /// "Unknown option '--limt'. Did you mean '--limit'?".
  init(usage error: any Error) {
    let text = Self.withDoubleQuotes(Self.onOneLine(GlobalOptions.message(for: error)))
    let sentences = text.split(separator: ". ").filter { !Self.isFarSuggestion($0, in: text) }
    let line = sentences.map(Self.inLowercase).joined(separator: "; ")
    self.init("\(line.hasSuffix(".") ? line.dropLast() : line[...])", .usage)
  }

  /// Of many values that would do, the parser makes a list, a line each.
  private static func onOneLine(_ text: String) -> String {
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    return lines.joined(separator: "; ").replacing(":; - ", with: ": ").replacing("; - ", with: ", ")
  }

  /// The parser quotes with apostrophes, which words may hold; its own stand at the ends of words.
  private static func withDoubleQuotes(_ text: String) -> String {
    var quoted = ""
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      let isInside = index > 0 && index < characters.count - 1
      let isInWord = isInside && characters[index - 1].isLetter && characters[index + 1].isLetter
      quoted.append(character == "'" && !isInWord ? "\"" : character)
    }
    return quoted
  }

  /// The parser takes any two short options for alike.
  private static func isFarSuggestion(_ sentence: Substring, in text: String) -> Bool {
    let names = text.split(separator: "\"").map(String.init).filter { $0.hasPrefix("-") }
    guard sentence.hasPrefix("Did you mean"), names.count == 2 else { return false }
    return mostSimilar(to: names[0], among: [names[1]]) == nil
  }

  /// What stands behind a colon is a sentence of ours.
  private static func inLowercase(_ sentence: Substring) -> String {
    let parts = sentence.split(separator: ": ", maxSplits: 1)
    return parts.map { $0.prefix(1).lowercased() + $0.dropFirst() }.joined(separator: ": ")
  }
}
