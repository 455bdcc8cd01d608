/// The words of a search: a word, or a phrase in quotation marks; a hyphen before one excludes it.
///
/// Nothing else has a meaning of its own: `OR`, brackets, and `title:` are words.
package struct SearchTerms {
  /// A word, or several that stand together.
  struct Term: Hashable {
    /// As it was typed, without quotation marks and without the asterisk at the end.
    var text: String

    /// `true` if it may be the beginning of a word.
    var isPrefix = false

    /// Its words; those without a letter or a digit, which the index does not know, are left out.
    var words: [String] { SearchWords.split(text) }
  }

  private(set) var wanted: [Term] = []
  private(set) var excluded: [Term] = []

  package init(_ typed: String) {
    // SQLite ends a text at NUL.
    let typed = String.UnicodeScalarView(typed.unicodeScalars.map { $0 == "\0" ? " " : $0 })
    var rest = typed[...]
    while let first = rest.first {
      if Self.isSpace(first) {
        rest.removeFirst()
        continue
      }
      let isExcluded = first == "-"
      if isExcluded { rest = rest.drop { $0 == "-" } }
      let term = Self.takeTerm(from: &rest)
      if term.words.isEmpty { continue }
      if isExcluded { excluded.append(term) } else { wanted.append(term) }
    }
    if let last = wanted.indices.last, wanted[last].isUnfinished { wanted[last].isPrefix = true }
    for index in excluded.indices { excluded[index].isPrefix = true }
  }

  /// `true` if nothing is left to find but by what is not there.
  package var excludesOnly: Bool { wanted.isEmpty && !excluded.isEmpty }

  private static func takeTerm(from rest: inout Substring.UnicodeScalarView) -> Term {
    let isPhrase = rest.first == "\""
    if isPhrase { rest.removeFirst() }
    let text = rest.prefix { isPhrase ? $0 != "\"" : !isSpace($0) }
    rest = rest[text.endIndex...]
    if isPhrase { rest = rest.dropFirst() }
    guard !isPhrase, text.last == "*" else { return Term(text: String(text)) }
    return Term(text: String(text.dropLast()), isPrefix: true)
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }
}

extension SearchTerms.Term {
  /// `true` if more letters may follow: not where there is a sign, or "C++" would be the beginning of every word with a C.
  fileprivate var isUnfinished: Bool {
    (words.last ?? "").unicodeScalars.allSatisfy { scalar in
      let properties = scalar.properties
      return properties.isAlphabetic || properties.numericType != nil
        || properties.canonicalCombiningClass != .notReordered
    }
  }
}

extension SearchTerms {
  /// Returns what stands for some words of a command line: a word with a space in it is a phrase, one that begins with a
  /// hyphen is excluded.
  ///
  /// - Parameter verbatim: More words, whose hyphens have no meaning.
  package static func typed(_ words: [String], verbatim: [String] = []) -> String {
    let typed = words.map { word in
      let bare = word.drop { $0 == "-" }
      return (bare.startIndex == word.startIndex ? "" : "-") + quoted(bare)
    }
    return (typed + verbatim.map { quoted($0.drop { $0 == "-" }) }).joined(separator: " ")
  }

  private static func quoted(_ word: Substring) -> String {
    guard word.unicodeScalars.contains(where: isSpace) else { return String(word) }
    return "\"\(word.filter { $0 != "\"" })\""
  }
}
