/// What a person typed, in the language of FTS5.
///
/// Every word is quoted, so no input is an error. All words must be there; the last one may be the beginning of a word.
/// A word of ideographs is found where they stand together, and in titles also where they stand apart.
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
    text = words.enumerated().map { Self.anywhere($1, isPrefix: $0 == last) }.joined(separator: " AND ")
    textInIngredients = words.map { "ingredients : \(Self.phrase($0, isPrefix: true))" }.joined(separator: " AND ")
  }

  private static func anywhere(_ word: String, isPrefix: Bool) -> String {
    let together = phrase(word, isPrefix: isPrefix)
    guard let apart = Ideographs.apart(word) else { return together }
    let pieces = apart.split(separator: " ")
    let scattered = pieces.map { phrase(String($0), isPrefix: isPrefix || $0.unicodeScalars.count > 1) }
    return "(\(together) OR title : (\(scattered.joined(separator: " "))))"
  }

  /// A word as FTS5's phrase: what its tokenizer makes of it stands together, in this order.
  private static func phrase(_ word: String, isPrefix: Bool) -> String {
    let quoted = (Ideographs.apart(word) ?? word).split(separator: "\"", omittingEmptySubsequences: false)
    return "\"\(quoted.joined(separator: "\"\""))\"\(isPrefix ? "*" : "")"
  }
}
