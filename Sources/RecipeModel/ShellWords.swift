/// The words of a line, as they are typed in a shell: spaces separate words, quotes hold them together, a backslash takes
/// the next character as it is; a word that begins with # ends the line.
package struct ShellWords {
  /// A quote that is never closed.
  package struct UnclosedQuote: Error, Equatable {
    package let quote: Character
  }

  /// The words that have ended.
  package private(set) var finished: [String] = []

  /// The word that the end of the line is in, empty after a space.
  package private(set) var last = ""

  /// The beginning of the last word in the line, with its quote.
  package private(set) var lastStart: String.Index

  /// The quote that is open at the end of the line.
  package private(set) var quote: Character?

  /// `true` if the end of the line is in a comment.
  package private(set) var isComment = false

  /// Reads a line that may not be finished.
  package init(_ line: String) {
    lastStart = line.startIndex
    var isInWord = false
    var rest = line[...]
    while let character = rest.popFirst() {
      if let open = quote {
        take(character, quotedBy: open, &rest)
        continue
      }
      switch character {
      case " ", "\t":
        if isInWord { finished.append(last) }
        (last, isInWord, lastStart) = ("", false, rest.startIndex)
        continue
      case "'", "\"": quote = character
      case "\\": last.append(rest.popFirst() ?? "\\")
      case "#" where !isInWord:
        isComment = true
        return
      default: last.append(character)
      }
      isInWord = true
    }
  }

  private mutating func take(_ character: Character, quotedBy open: Character, _ rest: inout Substring) {
    if character == open {
      quote = nil
    } else if character == "\\", open == "\"", let next = rest.popFirst() {
      last.append(next)
    } else {
      last.append(character)
    }
  }

  /// Returns all words of a line.
  package static func split(_ line: String) throws(UnclosedQuote) -> [String] {
    let words = ShellWords(line)
    if let quote = words.quote { throw UnclosedQuote(quote: quote) }
    let hasLast = !words.isComment && words.lastStart < line.endIndex
    return words.finished + (hasLast ? [words.last] : [])
  }
}

extension ShellWords {
  /// Returns a line that `split` and the usual shells read as these words.
  package static func join(_ words: [String]) -> String {
    // To join an array looks for conformances, which takes longer than all the rest of this.
    var line = ""
    for word in words {
      if !line.isEmpty { line += " " }
      line += quoted(word)
    }
    return line
  }

  private static func quoted(_ word: String) -> String {
    let isPlain = !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber || "-_,./=+:@%".contains($0) }
    if isPlain { return word }
    let needsSingleQuotes = word.contains { "\"\\$`!".contains($0) }
    return needsSingleQuotes ? "'\(word.replacing("'", with: #"'\''"#))'" : "\"\(word)\""
  }

  /// Returns a word as it is typed into a line that `split` reads.
  ///
  /// - Parameters:
  ///   - quote: The one that is open already, which is kept where it can be.
  ///   - isWhole: Whether nothing more is to come, so that a quote is closed.
  package static func typed(_ word: String, after quote: Character?, isWhole: Bool) -> String {
    if quote == "'", !word.contains("'") { return "'\(word)\(isWhole ? "'" : "")" }
    let isPlain = !word.isEmpty && word.first != "#" && !word.contains { " \t'\"\\".contains($0) }
    if quote == nil, isPlain { return word }
    let escaped = word.map { "\"\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
    return "\"\(escaped)\(isWhole ? "\"" : "")"
  }
}

extension ShellWords.UnclosedQuote: CustomStringConvertible {
  package var description: String { "the quote \(quote) is not closed" }
}
