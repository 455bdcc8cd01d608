import RecipeModel

/// What a person typed, in the language of FTS5.
///
/// Every word is quoted, so no input is an error. All words must be there, each in any of its `WordForms`; the last one
/// may be the beginning of a word. A word of ideographs is found where they stand together, and in titles also where they
/// stand apart.
///
/// - Source: sqlite.org/fts5.html, section 3.
struct FullTextQuery {
  /// The query over all texts; empty if no word has a letter or a digit.
  let text: String

  /// The query over the ingredients, where each word may be the beginning of one.
  let textInIngredients: String

  init(_ typed: String) {
    let words = SearchWords.split(typed)
    let last = words.count - 1
    text = words.enumerated().map { Self.anywhere($1, isPrefix: $0 == last && $1.isUnfinished) }
      .joined(separator: " AND ")
    textInIngredients = words.map { "ingredients : \(Self.anyForm($0, isPrefix: true))" }.joined(separator: " AND ")
  }

  private static func anywhere(_ word: String, isPrefix: Bool) -> String {
    guard let apart = Ideographs.apart(word) else { return anyForm(word, isPrefix: isPrefix) }
    let together = phrase(word, isPrefix: isPrefix)
    let pieces = apart.unicodeScalars.split(separator: " ")
    let scattered = pieces.map { quoted($0) + (isPrefix || $0.count > 1 ? "*" : "") }
    return "(\(together) OR title : (\(scattered.joined(separator: " "))))"
  }

  /// A word as it was typed, or one of its other forms, which are whole words.
  private static func anyForm(_ word: String, isPrefix: Bool) -> String {
    let others = WordForms.others(of: SearchWords.bare(TextFold.fold(word)))
    let forms = [phrase(word, isPrefix: isPrefix)] + others.map { phrase($0, isPrefix: false) }
    return forms.count == 1 ? forms[0] : "(\(forms.joined(separator: " OR ")))"
  }

  /// A word as FTS5's phrase: what its tokenizer makes of it stands together, in this order.
  private static func phrase(_ word: String, isPrefix: Bool) -> String {
    quoted((Ideographs.apart(word) ?? word).unicodeScalars[...]) + (isPrefix ? "*" : "")
  }

  /// Scalar by scalar: for Swift, a quotation mark with an accent is another character, for FTS5 it ends the string.
  private static func quoted(_ text: Substring.UnicodeScalarView) -> String {
    var quoted = "\"".unicodeScalars
    for scalar in text {
      if scalar == "\"" { quoted.append(scalar) }
      quoted.append(scalar)
    }
    quoted.append("\"")
    return String(quoted)
  }
}

extension String {
  /// Whether more letters may follow: not where there is a sign, or "C++" would be the beginning of every word with a C.
  fileprivate var isUnfinished: Bool {
    unicodeScalars.allSatisfy { scalar in
      let properties = scalar.properties
      return properties.isAlphabetic || properties.numericType != nil
        || properties.canonicalCombiningClass != .notReordered
    }
  }
}
