/// Splits a command line of the documentation into words, as far as it uses the shell: quotes, no more.
enum ShellWords {
  static func split(_ line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for character in line {
      switch character {
      case quote: quote = nil
      case "\"" where quote == nil, "'" where quote == nil:
        quote = character
        word = word ?? ""
      case " " where quote == nil:
        if let ended = word { words.append(ended) }
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }
}
