import RecipeModel

/// The words of a search, as they are looked for in the lines of a recipe that was found.
struct SearchWords {
  /// Without case and accents.
  private let words: [String]

  /// The other forms of each word, and what all of them begin with.
  private let forms: [(words: [String], stem: String)]

  /// The words without the signs around them, which the index does not know.
  private let bareWords: [String]

  init(_ typed: String) {
    words = Self.split(typed).map(TextFold.fold)
    bareWords = words.map(Self.bare)
    forms = bareWords.map { word in
      let others = WordForms.others(of: word)
      return (others, others.reduce(word) { $0.commonPrefix(with: $1) })
    }
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
  /// Words count as they were typed, or in another form; if no line has any of these, without the signs around them.
  ///
  /// - Complexity: O(*n*) for *n* bytes of text, for each word.
  func bestLine(of texts: [String]) -> String? {
    let countInAnyForm = { line in
      zip(words, forms).count { Self.hasWord($0, in: line) || Self.hasAny(of: $1.words, from: $1.stem, in: line) }
    }
    if let line = Self.bestLine(of: texts, countInAnyForm, most: words.count) { return line }
    guard bareWords != words else { return nil }
    return Self.bestLine(
      of: texts, { line in bareWords.count { Self.hasWord($0, in: line, isWhole: true) } }, most: words.count)
  }

  private static func bestLine(of texts: [String], _ count: (String) -> Int, most: Int) -> String? {
    var best: (line: Substring, count: Int)?
    for line in texts.lazy.flatMap({ $0.split(separator: "\n") }) {
      let count = count(TextFold.fold(String(line)))
      if count > best?.count ?? 0 { best = (line, count) }
      if count == most { break }
    }
    return best.map { String($0.line) }
  }

  /// Whether a word begins somewhere in a line, after something that is no letter or digit, and ends before such if it
  /// must be a whole one.
  static func hasWord(_ word: String, in line: String, isWhole: Bool = false) -> Bool {
    let line = line.utf8
    guard let first = word.utf8.first else { return false }
    var start = line.startIndex
    while let index = line[start...].firstIndex(of: first) {
      let rest = line[index...]
      if rest.starts(with: word.utf8), isBoundary(index, in: line, before: word),
        !isWhole || isEnd(rest.dropFirst(word.utf8.count), of: word)
      {
        return true
      }
      start = line.index(after: index)
    }
    return false
  }

  /// Whether one of the forms is in a line; most lines have not even what all forms begin with.
  private static func hasAny(of forms: [String], from stem: String, in line: String) -> Bool {
    !forms.isEmpty && hasWord(stem, in: line) && forms.contains { hasWord($0, in: line, isWhole: true) }
  }

  private static func isEnd(_ rest: Substring.UTF8View, of word: String) -> Bool {
    guard let next = Substring(rest).unicodeScalars.first, let last = word.unicodeScalars.last else { return true }
    return Ideographs.contains(last) || Ideographs.contains(next) || !isIndexed(next)
  }

  private static func isBoundary(_ index: String.Index, in line: String.UTF8View, before word: String) -> Bool {
    guard index > line.startIndex, let first = word.unicodeScalars.first else { return true }
    let previous = String(decoding: line[..<index].suffix(4), as: UTF8.self).unicodeScalars.last!
    return Ideographs.contains(first) || Ideographs.contains(previous) || !isIndexed(previous)
  }

  /// Returns a word without the signs around it.
  static func bare(_ word: String) -> String {
    let scalars = word.unicodeScalars
    guard let first = scalars.firstIndex(where: isIndexed), let last = scalars.lastIndex(where: isIndexed) else {
      return word
    }
    return String(scalars[first...last])
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

extension String {
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
