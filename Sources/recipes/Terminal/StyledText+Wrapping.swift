import RecipeModel

extension StyledText {
  /// Returns the text in lines no wider than `width`, broken at spaces; a word that is wider runs over the edge, so that
  /// it can be copied.
  ///
  /// - Parameter indent: How far lines after the first begin from the edge.
  func wrapped(to width: Int, indent: Int) -> [StyledText] {
    guard self.width > width else { return [self] }
    var lines: [StyledText] = []
    var line: StyledText = ""
    var lineWidth = 0
    for word in words {
      let wordWidth = word.width
      let hasRoom = lineWidth + 1 + wordWidth <= width
      if lines.isEmpty, lineWidth == 0 {
        line = word
        lineWidth = wordWidth
      } else if hasRoom {
        line += " \(word)"
        lineWidth += 1 + wordWidth
      } else {
        lines.append(line)
        line = "\(String(repeating: " ", count: indent))\(word)"
        lineWidth = indent + wordWidth
      }
    }
    return lines + [line]
  }

  /// What stands between spaces, each with its styles.
  private var words: [StyledText] {
    var words: [StyledText] = [""]
    for span in spans {
      let parts = span.text.string.split(separator: " ", omittingEmptySubsequences: false)
      for (index, part) in parts.enumerated() {
        if index > 0 { words.append("") }
        let word = StyledText(SafeText(line: part), span.style)
        if words[words.count - 1].width == 0 { words[words.count - 1] = word } else { words[words.count - 1] += word }
      }
    }
    return words
  }
}
