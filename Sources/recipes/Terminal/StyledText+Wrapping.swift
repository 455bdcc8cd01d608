extension StyledText {
  /// Returns the line in lines no wider than `width`, broken as `SafeText.wrapped(to:hanging:)` does, each part in its style.
  ///
  /// - Precondition: `width - hanging` is at least 2.
  func wrapped(to width: Int, hanging: Int = 0) -> [StyledText] {
    guard self.width > width else { return [self] }
    var rest = spans.flatMap { span in span.text.string.unicodeScalars.map { (scalar: $0, span: span) } }[...]
    return SafeText(line: plain).wrapped(to: width, hanging: hanging).map { line in
      var taken: StyledText = ""
      var piece = String.UnicodeScalarView()
      for scalar in line.string.unicodeScalars {
        // The space at which the line was broken is in none of its parts.
        rest = rest.drop { $0.scalar != scalar }
        guard let span = rest.popFirst()?.span else { break }
        piece.append(scalar)
        if let next = rest.first?.span, next == span { continue }
        taken += span.with(String(piece))
        piece.removeAll()
      }
      if let span = rest.first?.span { taken += span.with(String(piece)) }
      return taken
    }
  }

  /// Returns parts with ` | ` between them, in lines that break there before they break at a word.
  ///
  /// - Parameter width: In cells, at least 2; nil for one line.
  static func joined(_ parts: [StyledText], fitting width: Int?) -> [StyledText] {
    let separator: StyledText = " | "
    var lines: [StyledText] = []
    for part in parts {
      if let line = lines.last, width.map({ line.width + separator.width + part.width <= $0 }) ?? true {
        lines[lines.count - 1] = line + separator + part
      } else {
        lines.append(part)
      }
    }
    return width.map { width in lines.flatMap { $0.wrapped(to: width) } } ?? lines
  }

  /// Returns text with styles in some ranges of its bytes, in order; of two that overlap the first one counts.
  static func marking(_ text: SafeText, _ marks: [(bytes: Range<Int>, style: Style)]) -> StyledText {
    var line: StyledText = ""
    var position = 0
    func add(to end: Int, _ style: Style) {
      let bytes = text.string.utf8.dropFirst(position).prefix(end - position)
      if end > position { line += StyledText(SafeText(line: String(decoding: bytes, as: UTF8.self)), style) }
      position = end
    }
    for mark in marks where mark.bytes.lowerBound >= position {
      add(to: mark.bytes.lowerBound, .plain)
      add(to: mark.bytes.upperBound, mark.style)
    }
    add(to: text.string.utf8.count, .plain)
    return line
  }
}

extension StyledText {
  /// Returns the text in lines no wider than `width`, broken at spaces; a word that is wider runs over the edge, so that
  /// it can be copied.
  ///
  /// - Parameter indent: How far lines after the first begin from the edge.
  func wrappedAtSpaces(to width: Int, indent: Int) -> [StyledText] {
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

extension StyledText.Span {
  /// Returns text that looks like this.
  fileprivate func with(_ text: String) -> StyledText {
    if text.isEmpty { return "" }
    return isOurs ? "\(sign: text, style)" : StyledText(SafeText(line: text), style)
  }
}
