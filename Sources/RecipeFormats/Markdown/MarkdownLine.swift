/// One line of Markdown: what could begin on it.
///
/// - Source: CommonMark 0.31, "Leaf blocks" and "Container blocks".
struct MarkdownLine {
  /// The line after its indent.
  let text: Substring
  /// Columns of white space in front; a tab goes on to the next fourth column.
  let indent: Int

  init(_ line: Substring) {
    var indent = 0
    var index = line.utf8.startIndex
    while index < line.utf8.endIndex {
      switch line.utf8[index] {
      case UInt8(ascii: " "): indent += 1
      case UInt8(ascii: "\t"): indent += 4 - indent % 4
      default:
        self.indent = indent
        text = line[index...]
        return
      }
      index = line.utf8.index(after: index)
    }
    self.indent = indent
    text = line[index...]
  }

  var isBlank: Bool { text.isEmpty }
  var isIndentedCode: Bool { indent >= 4 }

  private func startsBlock(_ first: Unicode.Scalar) -> Bool { indent < 4 && text.utf8.first == UInt8(ascii: first) }

  /// Three or more of the same mark, with nothing but blanks between.
  var isThematicBreak: Bool {
    guard indent < 4, let mark = text.utf8.first, "*-_".utf8.contains(mark) else { return false }
    var count = 0
    for byte in text.utf8 {
      if byte == mark { count += 1 } else if byte != 0x20, byte != 0x09 { return false }
    }
    return count >= 3
  }

  /// The level of a heading that the line makes of the paragraph above it: 1 for `===`, 2 for `---`.
  var underlineLevel: Int? {
    guard indent < 4, let mark = text.utf8.first, "=-".utf8.contains(mark) else { return nil }
    let isUnderline = text.utf8.drop { $0 == mark }.allSatisfy { $0 == 0x20 || $0 == 0x09 }
    return isUnderline ? (mark == UInt8(ascii: "=") ? 1 : 2) : nil
  }

  /// The level and text of a heading: `## Dough ##`.
  var heading: (level: Int, text: String)? {
    guard startsBlock("#") else { return nil }
    let level = text.utf8.prefix { $0 == UInt8(ascii: "#") }.count
    let rest = text.dropFirst(level)
    guard level <= 6, rest.isEmpty || rest.utf8.first == 0x20 || rest.utf8.first == 0x09 else { return nil }
    let words = rest.withoutBlanks
    let closed = words[
      ..<(words.utf8.lastIndex { $0 != UInt8(ascii: "#") }.map(words.utf8.index(after:)) ?? words.startIndex)]
    let isClosed = closed.isEmpty || closed.utf8.last == 0x20 || closed.utf8.last == 0x09
    return (level, String(isClosed ? closed.withoutBlanks : words))
  }

  /// The mark of a fence, three or more of which begin or end code.
  var fence: (mark: UInt8, count: Int)? {
    guard indent < 4, let mark = text.utf8.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else {
      return nil
    }
    let count = text.utf8.prefix { $0 == mark }.count
    let info = text.utf8.dropFirst(count)
    return count >= 3 && !(mark == UInt8(ascii: "`") && info.contains(mark)) ? (mark, count) : nil
  }

  func closes(_ fence: (mark: UInt8, count: Int)) -> Bool {
    guard let own = self.fence, own.mark == fence.mark, own.count >= fence.count else { return false }
    return text.utf8.dropFirst(own.count).allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  var isQuotation: Bool { startsBlock(">") }

  /// The text that ends the HTML that begins on the line; "" is a blank line.
  var endOfHTML: String? {
    guard startsBlock("<") else { return nil }
    let rest = text.dropFirst().prefix(12).lowercased()
    for (start, end) in [
      ("script", "</script>"), ("pre", "</pre>"), ("style", "</style>"), ("!--", "-->"), ("?", "?>"),
    ]
    where rest.hasPrefix(start) {
      return end
    }
    guard let first = rest.utf8.first, first.isASCIILetter || first == UInt8(ascii: "/") else { return nil }
    return ""
  }

  /// The mark of a list item: what kind of list it is, and where its text begins.
  var listMark: (kind: UInt8, indent: Int, text: Substring, isFirst: Bool)? {
    guard indent < 4, let first = text.utf8.first else { return nil }
    var width = 1
    var kind = first
    var isFirst = true
    if first.isDigit {
      let digits = text.utf8.prefix(10).prefix(while: \.isDigit)
      width = digits.count + 1
      guard digits.count < 10, let end = text.utf8.dropFirst(digits.count).first, ".)".utf8.contains(end) else {
        return nil
      }
      kind = end
      isFirst = Int(String(Substring(digits))) == 1
    } else {
      guard "-+*".utf8.contains(first) else { return nil }
    }
    let following = Substring(text.utf8.dropFirst(width))
    let rest = MarkdownLine(following)
    guard rest.indent > 0 || rest.isBlank else { return nil }
    // From the fifth blank on it is code within the item.
    let blanks = rest.isBlank || rest.indent > 4 ? 1 : rest.indent
    return (kind, indent + width + blanks, rest.isBlank ? rest.text : following.dropFirst(blanks), isFirst)
  }

  /// `true` if the line ends a paragraph above it by beginning something else.
  var interruptsParagraph: Bool {
    if isThematicBreak || heading != nil || fence != nil || isQuotation { return true }
    if let endOfHTML, !endOfHTML.isEmpty { return true }
    guard let mark = listMark else { return false }
    return !mark.text.isEmpty && mark.isFirst
  }
}

extension Substring {
  /// The text without blanks, tabs and line ends at its ends; other white space is text in Markdown.
  var withoutBlanks: Substring {
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == 0x0A }
    guard let first = utf8.firstIndex(where: { !isBlank($0) }), let last = utf8.lastIndex(where: { !isBlank($0) })
    else {
      return self[endIndex...]
    }
    return self[first...last]
  }
}
