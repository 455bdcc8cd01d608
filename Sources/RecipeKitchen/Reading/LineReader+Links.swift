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
