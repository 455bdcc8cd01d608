extension SafeText {
  /// Returns the text in lines no wider than `width`, broken at spaces, inside a word only where
  /// the word is wider than a line or is Chinese, Japanese or Korean.
  ///
  /// - Precondition: The text is of one line, and `width` is at least 2.
  func wrapped(to width: Int) -> [SafeText] {
    guard self.width > width else { return [self] }
    var lines: [String] = []
    var line = ""
    var lineWidth = 0
    for piece in Self.pieces(of: string, width: width) {
      let pieceWidth = DisplayWidth.of(piece)
      if lineWidth + pieceWidth > width, piece != " " {
        lines.append(line)
        (line, lineWidth) = ("", 0)
      }
      if line.isEmpty, piece == " " { continue }
      line += piece
      lineWidth += pieceWidth
    }
    lines.append(line)
    return lines.map { line in SafeText(line: line.hasSuffix(" ") ? String(line.dropLast()) : line) }
  }

  /// Returns the text in pieces that must not be broken: words, spaces, single wide characters.
  private static func pieces(of text: String, width: Int) -> [String] {
    var pieces: [String] = []
    var word = ""
    var wordWidth = 0
    for character in text {
      let characterWidth = DisplayWidth.of(String(character))
      let standsAlone = character == " " || characterWidth == 2
      if standsAlone || wordWidth + characterWidth > width {
        if !word.isEmpty { pieces.append(word) }
        (word, wordWidth) = ("", 0)
      }
      if standsAlone {
        pieces.append(String(character))
      } else {
        word.append(character)
        wordWidth += characterWidth
      }
    }
    return word.isEmpty ? pieces : pieces + [word]
  }
}
