import RecipeModel

/// The words of a search, as they are looked for in the lines of a recipe that was found.
struct SearchWords {
  /// Without case and accents.
  private let words: [String]

  init(_ typed: String) {
    words = Self.split(typed).map(TextFold.fold)
  }

  /// Returns the words of what was typed that the full-text index can know: those with a letter or a digit.
  static func split(_ typed: String) -> [String] {
    typed.unicodeScalars
      .split { $0.properties.isWhitespace || $0 == "\0" }
      .filter { $0.contains(where: isIndexed) }
      .map(String.init)
  }

  /// Returns the first of the lines with the most words in them, `nil` if none has any.
  ///
  /// - Complexity: O(*n*) for *n* bytes of text, for each word.
  func bestLine(of texts: [String]) -> String? {
    var best: (line: Substring, count: Int)?
    for line in texts.lazy.flatMap({ $0.split(separator: "\n") }) {
      let folded = TextFold.fold(String(line))
      let count = words.count { Self.hasWord($0, in: folded) }
      if count > best?.count ?? 0 { best = (line, count) }
      if count == words.count { break }
    }
    return best.map { String($0.line) }
  }

  /// Whether a word begins somewhere in a line, after something that is no letter or digit.
  private static func hasWord(_ word: String, in line: String) -> Bool {
    let line = line.utf8
    guard let first = word.utf8.first else { return false }
    var start = line.startIndex
    while let index = line[start...].firstIndex(of: first) {
      if line[index...].starts(with: word.utf8), isBoundary(index, in: line, before: word) { return true }
      start = line.index(after: index)
    }
    return false
  }

  private static func isBoundary(_ index: String.Index, in line: String.UTF8View, before word: String) -> Bool {
    guard index > line.startIndex, let first = word.unicodeScalars.first else { return true }
    let previous = String(decoding: line[..<index].suffix(4), as: UTF8.self).unicodeScalars.last!
    return Ideographs.contains(first) || Ideographs.contains(previous) || !isIndexed(previous)
  }

  /// Whether the index makes words of a scalar: letters, digits and what stands for itself in private use.
  ///
  /// - Source: sqlite.org/fts5.html, section 4.3.1.
  private static func isIndexed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .privateUse:
      true
    default: false
    }
  }
}
