/// The words of a line, as they are typed in a shell: spaces separate words, quotes hold them together, a backslash takes the next
/// character as it is; a word that begins with # ends the line.
package enum ShellWords {
  /// A quote that is never closed.
  package struct UnclosedQuote: Error, Equatable {
    package let quote: Character
  }

  package static func split(_ line: String) throws(UnclosedQuote) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var rest = line[...]
    while let character = rest.popFirst() {
      if let open = quote {
        if character == open {
          quote = nil
        } else if character == "\\", open == "\"", let next = rest.popFirst() {
          word?.append(next)
        } else {
          word?.append(character)
        }
        continue
      }
      switch character {
      case " ", "\t":
        if let finished = word { words.append(finished) }
        word = nil
      case "'", "\"":
        quote = character
        word = word ?? ""
      case "\\":
        word = (word ?? "") + (rest.popFirst().map { String($0) } ?? "\\")
      case "#" where word == nil: rest = ""
      default: word = (word ?? "") + String(character)
      }
    }
    if let quote { throw UnclosedQuote(quote: quote) }
    return words + (word.map { [$0] } ?? [])
  }

  /// Returns a line that `split` and the usual shells read as these words.
  package static func join(_ words: some Sequence<String>) -> String {
    words.map(quoted).joined(separator: " ")
  }

  private static func quoted(_ word: String) -> String {
    let isPlain = !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber || "-_,./=+:@%".contains($0) }
    if isPlain { return word }
    let needsSingleQuotes = word.contains { "\"\\$`!".contains($0) }
    return needsSingleQuotes ? "'\(word.replacing("'", with: #"'\''"#))'" : "\"\(word)\""
  }
}

extension ShellWords.UnclosedQuote: CustomStringConvertible {
  package var description: String { "the quote \(quote) is not closed" }
}
