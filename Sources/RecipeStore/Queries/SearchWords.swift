import RecipeModel

/// The words of a search, as they are looked for in the lines of a recipe that was found.
package struct SearchWords {
  /// Words and phrases without case and accents.
  private let words: [String]

  /// The other forms of each word, and what all of them begin with.
  private let forms: [(words: [String], stem: String)]

  /// Each word by itself, without the signs around it, which the index does not know.
  private let bareWords: [String]

  /// The words to highlight: for each term, words that stand together.
  private let patterns: [[WordPattern]]

  /// - Parameter typed: See `SearchTerms`; what it excludes is nowhere in a recipe that was found.
  package init(_ typed: String) {
    let terms = SearchTerms(typed).wanted
    words = terms.map { $0.words.map(TextFold.fold).joined(separator: " ") }
    patterns = terms.map { WordPattern.patterns(of: $0) }
    bareWords = terms.flatMap(\.words).map { Self.bare(TextFold.fold($0)) }
    forms = words.map { word in
      let others = WordForms.others(of: Self.bare(word))
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
  func bestLine(of texts: [String]) -> (text: Int, line: String)? {
    let countInAnyForm = { line in
      zip(words, forms).count { Self.hasWord($0, in: line) || Self.hasAny(of: $1.words, from: $1.stem, in: line) }
    }
    if let line = Self.bestLine(of: texts, countInAnyForm, most: words.count) { return line }
    guard bareWords != words else { return nil }
    return Self.bestLine(
      of: texts, { line in bareWords.count { Self.hasWord($0, in: line, isWhole: true) } }, most: bareWords.count)
  }

  private static func bestLine(
    of texts: [String], _ count: (String) -> Int, most: Int
  ) -> (text: Int, line: String)? {
    var best: (text: Int, line: Substring, count: Int)?
    search: for (index, text) in texts.enumerated() {
      for line in text.split(separator: "\n") {
        let count = count(TextFold.fold(String(line)))
        if count > best?.count ?? 0 { best = (index, line, count) }
        if count == most { break search }
      }
    }
    return best.map { ($0.text, String($0.line)) }
  }

  /// `true` if a word begins somewhere in a line, after something that is no letter or digit, and ends before such if it
  /// must be a whole one.
  package static func hasWord(_ word: String, in line: String, isWhole: Bool = false) -> Bool {
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

  /// Returns whether one of the forms is in a line; most lines have not even what all forms begin with.
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
    return Ideographs.contains(first) || Ideographs.contains(previous)
      || !(isIndexed(previous) || isMark(previous))
  }

  /// Returns whether a scalar stands above, below, or after a letter, such as the vowel signs of Thai and Hindi.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Returns a word without the signs around it.
  static func bare(_ word: String) -> String {
    let scalars = word.unicodeScalars
    guard let first = scalars.firstIndex(where: isIndexed), let last = scalars.lastIndex(where: isIndexed) else {
      return word
    }
    return String(scalars[first...last])
  }

  /// Returns whether the index makes words of a scalar: letters, digits and what stands for itself in private use.
  ///
  /// - Source: sqlite.org/fts5.html, section 4.3.1.
  static func isIndexed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .privateUse:
      true
    default: false
    }
  }
}

extension SearchWords {
  /// Returns where the words stand in a line, as ranges of its Unicode scalars, in their order and apart.
  ///
  /// Ideographs that do not stand together are found one by one, as in titles.
  package func spans(in line: String) -> [Range<Int>] {
    let found = IndexedWord.all(of: line)
    var isMarked = [Bool](repeating: false, count: found.count)
    var joined = isMarked
    for pattern in patterns {
      var isFound = false
      for start in found.indices where Self.stands(pattern, at: start, of: found) {
        isFound = true
        for index in pattern.indices {
          isMarked[start + index] = true
          if index > 0 { joined[start + index] = true }
        }
      }
      if isFound { continue }
      for index in found.indices where pattern.contains(where: { $0.isIdeograph && $0.word == found[index].text }) {
        isMarked[index] = true
      }
    }
    return found.indices.filter { isMarked[$0] }.reduce(into: []) { spans, index in
      let range = found[index].range
      if joined[index] || spans.last?.upperBound == range.lowerBound, let last = spans.popLast() {
        spans.append(last.lowerBound..<range.upperBound)
      } else {
        spans.append(range)
      }
    }
  }

  private static func stands(_ pattern: [WordPattern], at start: Int, of words: [IndexedWord]) -> Bool {
    start + pattern.count <= words.count
      && pattern.indices.allSatisfy { pattern[$0].matches(words[start + $0].text) }
  }
}

/// A word that a search looks for.
private struct WordPattern {
  /// Without case and accents.
  let word: String
  var forms: [String] = []
  var isPrefix = false

  var isIdeograph: Bool { word.unicodeScalars.first.map(Ideographs.contains) ?? false }

  /// The last word of a term may have another form, or be the beginning of one.
  static func patterns(of term: SearchTerms.Term) -> [WordPattern] {
    var patterns = IndexedWord.all(of: term.text).map { WordPattern(word: $0.text) }
    if let last = patterns.indices.last {
      patterns[last].forms = WordForms.others(of: patterns[last].word)
      patterns[last].isPrefix = term.isPrefix
    }
    return patterns
  }

  func matches(_ text: String) -> Bool {
    text == word || isPrefix && text.utf8.starts(with: word.utf8) || forms.contains(text)
  }
}

/// A word of a text as the index has it.
private struct IndexedWord {
  /// Without case and accents.
  let text: String

  /// The place in the text, in Unicode scalars.
  let range: Range<Int>

  static func all(of text: String) -> [IndexedWord] {
    var words: [IndexedWord] = []
    var word = String.UnicodeScalarView()
    var start = 0
    func finish(at end: Int) {
      if !word.isEmpty { words.append(IndexedWord(text: TextFold.fold(String(word)), range: start..<end)) }
      word = String.UnicodeScalarView()
    }
    var offset = 0
    for scalar in text.unicodeScalars {
      let isMark = scalar.properties.canonicalCombiningClass != .notReordered
      if Ideographs.contains(scalar) || !(SearchWords.isIndexed(scalar) || isMark && !word.isEmpty) {
        finish(at: offset)
      }
      if word.isEmpty { start = offset }
      if SearchWords.isIndexed(scalar) || isMark && !word.isEmpty { word.append(scalar) }
      offset += 1
      if Ideographs.contains(scalar) { finish(at: offset) }
    }
    finish(at: offset)
    return words
  }
}

extension String {
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
