import RecipeModel

/// The words that a user typed, in the language of FTS5.
///
/// Every word is quoted, so no input is an error. All words must be there, each in any of its `WordForms`, and none of the
/// excluded ones. A word of ideographs is found where they stand together, and in titles also where they stand apart.
///
/// - Source: sqlite.org/fts5.html, section 3.
struct FullTextQuery {
  /// The query over all texts, which `SearchTerms` explains; empty if no word that is wanted has a letter or a digit.
  let text: String

  /// The query over the ingredients, where each word may be the beginning of one.
  let textInIngredients: String

  init(_ typed: String) {
    let terms = SearchTerms(typed)
    let wanted = terms.wanted.map(Self.anywhere).joined(separator: " AND ")
    let excluded = terms.excluded.map { Self.anyForm($0.text, isPrefix: $0.isPrefix) }.joined(separator: " OR ")
    text = wanted.isEmpty || excluded.isEmpty ? wanted : "(\(wanted)) NOT (\(excluded))"
    textInIngredients = SearchWords.split(typed).map { "ingredients : \(Self.anyForm($0, isPrefix: true))" }
      .joined(separator: " AND ")
  }

  private static func anywhere(_ term: SearchTerms.Term) -> String {
    let (word, isPrefix) = (term.text, term.isPrefix)
    guard let apart = Ideographs.apart(word) else { return anyForm(word, isPrefix: isPrefix) }
    let together = phrase(word, isPrefix: isPrefix)
    let pieces = apart.unicodeScalars.split(separator: " ")
    let scattered = pieces.map { quoted($0) + (isPrefix || $0.count > 1 ? "*" : "") }
    return "(\(together) OR title : (\(scattered.joined(separator: " "))))"
  }

  /// A word or phrase as it was typed, or with another form of its last word, which is a whole word.
  private static func anyForm(_ text: String, isPrefix: Bool) -> String {
    let words = SearchWords.split(text)
    let others = WordForms.others(of: SearchWords.bare(TextFold.fold(words.last ?? "")))
    let beginning = words.dropLast().map { $0 + " " }.joined()
    let forms = [phrase(text, isPrefix: isPrefix)] + others.map { phrase(beginning + $0, isPrefix: false) }
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
