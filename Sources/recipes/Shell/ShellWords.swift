/// The words of a line, as a person quotes them: spaces part words, quotes hold them together, a backslash takes the next
/// character as it is; a word that begins with # ends the line.
enum ShellWords {
  /// - Throws: `Failure` for a quote that is never closed.
  static func split(_ line: String) throws(Failure) -> [String] {
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
    if let quote { throw Failure("the quote \(String(quote)) is not closed", .usage) }
    return words + (word.map { [$0] } ?? [])
  }
}
