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
      // Spaces at the end of a line are as good as none.
      if piece == " ", line.isEmpty || lineWidth == width { continue }
      line += piece
      lineWidth += pieceWidth
    }
    lines.append(line)
    return lines.map { line in SafeText(line: line.hasSuffix(" ") ? String(line.dropLast()) : line) }
  }

  /// Returns a character, or its scalars where a chain of them would not fit into one line.
  private static func units(of character: Character, width: Int) -> [Character] {
    DisplayWidth.of(String(character)) <= width ? [character] : character.unicodeScalars.map(Character.init)
  }

  /// Returns the text in pieces that must not be broken: words, spaces, single wide characters.
  private static func pieces(of text: String, width: Int) -> [String] {
    var pieces: [String] = []
    var word = ""
    var wordWidth = 0
    for character in text.flatMap({ units(of: $0, width: width) }) {
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
