import RecipeModel

/// Text of pages as plain text: character references decoded (twice, since they are often escaped twice), markup
/// turned into lines, white space normalized.
enum PageText {
  /// Returns the text on one line.
  static func line(_ text: String) -> String {
    if isPlain(text) { return text }
    return lines(text).joined(separator: " ")
  }

  /// Returns the lines of the text that say something: between its own line ends, paragraphs, list items, `<br>`.
  static func lines(_ text: String) -> [String] {
    if isPlain(text) { return text.isEmpty ? [] : [text] }
    return settledLines(withoutMarkup(withPlainLineEnds(decoded(text))))
  }

  /// Returns the lines between paragraphs, list items and `<br>`; line ends are white space, as in HTML.
  static func paragraphs(_ text: String) -> [String] {
    if isPlain(text) { return text.isEmpty ? [] : [text] }
    let onOneLine = withPlainLineEnds(decoded(text)).utf8
      .split(separator: .newline).map(Substring.init).joined(separator: " ")
    return settledLines(withoutMarkup(onOneLine))
  }

  /// Returns a line without the box to tick or the bullet in front of it.
  static func withoutListMark(_ line: String) -> String {
    guard let first = line.unicodeScalars.first else { return line }
    let rest = line.unicodeScalars.dropFirst()
    let isMark = listMarks.contains(first) || spacedMarks.contains(first) && rest.first?.isWhitespace == true
    return isMark ? String(rest).trimmed() : line
  }

  /// Returns the items of a line that is a list, each after a bullet: "• 2 eggs • 1 cup of milk".
  static func partedAtBullets(_ line: String) -> [String] {
    // A quick look, since hardly any line has one.
    guard line.unicodeScalars.contains(where: { listMarks.contains($0) || $0 == "*" }) else { return [line] }
    let items = line.split(separator: " ").split { word in
      word.unicodeScalars.count == 1 && word.unicodeScalars.allSatisfy { listMarks.contains($0) || $0 == "*" }
    }
    // A single asterisk may be that of a footnote.
    let fewest = line.contains("*") ? 3 : 2
    guard items.count >= fewest, items.allSatisfy({ $0.count > 1 }) else { return [line] }
    return items.map { $0.joined(separator: " ") }
  }

  /// Returns the name of a group as the line above it, "Dough:"; nothing for a group without a name.
  ///
  /// A sentence is not a name, and stays as it is.
  static func headings(_ name: String) -> [String] {
    guard let last = name.unicodeScalars.last else { return [] }
    return [".!?:：。".unicodeScalars.contains(last) ? name : name + ":"]
  }

  private static let listMarks: Set<Unicode.Scalar> = ["▢", "☐", "□", "•", "●", "▪", "◦", "‣", "✓", "✔"]
  /// Marks that are also a part of words and numbers: "-1", "*optional".
  private static let spacedMarks: Set<Unicode.Scalar> = ["-", "–", "—", "*", "·", "+"]

  /// Returns whether a line is the recipe's own: pages put the place of a picture to sell among the steps.
  static func isOfRecipe(_ line: String) -> Bool {
    let label = "advertisement"
    return !line.isEmpty && (line.utf8.count != label.utf8.count || line.lowercased() != label)
  }

  /// Returns whether a text is its own line: nothing to decode, no markup, no white space but single blanks inside.
  private static func isPlain(_ text: some StringProtocol) -> Bool {
    var previous = UInt8.space
    for byte in text.utf8 {
      // Two- and three-byte sequences that start like this may be white space: U+0080-00BF, U+1680, U+2000-206F, U+3000,
      // U+FEFF.
      let mayBeSpace = byte == 0xC2 || byte == 0xE1 || byte == 0xE2 || byte == 0xE3 || byte == 0xEF
      if byte < .space || byte == 0x7F || byte == .ampersand || byte == .lessThan || mayBeSpace { return false }
      if byte == .space, previous == .space { return false }
      previous = byte
    }
    return previous != .space || text.isEmpty
  }

  private static func decoded(_ text: String) -> String { HTMLEntities.decoded(HTMLEntities.decoded(text)) }

  private static func withPlainLineEnds(_ text: String) -> String {
    // A quick look for the first bytes of those that are not plain.
    guard text.utf8.contains(where: { (0x0B...0x0D).contains($0) || $0 == 0xC2 || $0 == 0xE2 }) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.lazy.map { isLineEnd($0) ? "\n" : $0 }))
  }

  private static func settledLines(_ text: String) -> [String] {
    text.utf8.split(separator: .newline).map { settled(Substring($0)) }.filter { !$0.isEmpty }
  }

  private static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }

  private static func withoutMarkup(_ text: String) -> String {
    guard text.utf8.contains(.lessThan) else { return text }
    var result: [UInt8] = []
    var tokenizer = HTMLTokenizer(Array(text.utf8))
    while let token = tokenizer.next() {
      switch token {
      case .text(let range): result += tokenizer.bytes[range]
      case .startTag(let tag) where tag.traits.contains(.block): result.append(.newline)
      case .endTag(let name) where HTMLTraits(of: name).contains(.block): result.append(.newline)
      case .startTag, .endTag, .rawText: break
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns a line with single blanks for its white space and without what cannot be seen.
  private static func settled(_ line: Substring) -> String {
    if isPlain(line) { return String(line) }
    var result = String.UnicodeScalarView()
    var isAfterSpace = true
    for scalar in line.unicodeScalars {
      switch scalar {
      // Zero-width spaces, the soft hyphen and controls: left over from editors, in the way of every search.
      case "\u{200B}", "\u{2060}", "\u{FEFF}", "\u{AD}", "\u{0}"..."\u{8}", "\u{E}"..."\u{1F}", "\u{7F}"..."\u{9F}":
        continue
      case _ where scalar.isWhitespace:
        if !isAfterSpace { result.append(" ") }
        isAfterSpace = true
      default:
        result.append(scalar)
        isAfterSpace = false
      }
    }
    if isAfterSpace, !result.isEmpty { result.removeLast() }
    return String(result)
  }
}
