/// Another recipe that a line names: `[[Pizza dough]]`, or `[[12]]` by its number.
///
/// The brackets are the first `]]` and the last `[[` before it. What stands between them is one name, whatever numbers,
/// commas, and words are in it.
///
/// - Source: Documentation/Cooking.md.
package struct RecipeLink: Hashable, Sendable {
  /// The title or number, without the spaces around it.
  package let target: String
  /// Where `target` stands, in UTF-8 bytes of the line.
  package let targetSpan: Range<Int>
  /// Where the link stands with its brackets, in UTF-8 bytes of the line.
  package let span: Range<Int>

  /// The links of a line, in the order of the text; empty brackets are none.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  static func links(in bytes: [UInt8]) -> [RecipeLink] {
    var links: [RecipeLink] = []
    var start: Int?
    var index = 0
    while index + 1 < bytes.count {
      if isPair(UInt8(ascii: "["), in: bytes, at: index) {
        start = index
        index += 2
      } else if isPair(UInt8(ascii: "]"), in: bytes, at: index) {
        if let link = start.flatMap({ RecipeLink(bytes, $0..<index + 2) }) { links.append(link) }
        start = nil
        index += 2
      } else {
        index += 1
      }
    }
    return links
  }

  private static func isPair(_ byte: UInt8, in bytes: [UInt8], at index: Int) -> Bool {
    bytes[index] == byte && bytes[index + 1] == byte
  }

  private init?(_ bytes: [UInt8], _ span: Range<Int>) {
    let inside = (span.lowerBound + 2)..<(span.upperBound - 2)
    let isSpace = { (index: Int) in bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t") }
    guard let first = inside.first(where: { !isSpace($0) }), let last = inside.last(where: { !isSpace($0) }) else {
      return nil
    }
    self.span = span
    targetSpan = first..<(last + 1)
    target = String(decoding: bytes[targetSpan], as: UTF8.self)
  }
}

extension LineReader {
  /// Makes each link one word, so that no number inside is an amount and no comma ends the name.
  mutating func joinLinks() {
    guard tokens.contains(where: { $0.isMark("[") }) else { return }
    var rest = RecipeLink.links(in: bytes)[...]
    if rest.isEmpty { return }
    var joined: [Token] = []
    for token in tokens {
      while let link = rest.first, link.span.upperBound <= token.span.lowerBound { rest.removeFirst() }
      guard let link = rest.first, link.span.contains(token.span.lowerBound) else {
        joined.append(token)
        continue
      }
      if token.span.lowerBound > link.span.lowerBound { continue }
      var word = Token(kind: .word, start: token.start, end: Int32(link.span.upperBound), isSpaced: token.isSpaced)
      word.hash = WordHash.folded(link.target.utf8)
      joined.append(word)
      links.append(link)
    }
    tokens = joined
  }

  /// The link that begins where a token does.
  func link(of token: Token) -> RecipeLink? {
    links.isEmpty ? nil : links.first { $0.span.lowerBound == token.span.lowerBound }
  }
}
