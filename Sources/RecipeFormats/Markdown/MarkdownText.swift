/// Text within Markdown: written so that no reader takes it for markup, and read back.
///
/// A backslash in front of punctuation makes it text, and one at the end of a line breaks it; character references count.
enum MarkdownText {
  /// Returns a line as the text of a paragraph, an item or a heading.
  static func line(_ text: some StringProtocol) -> String {
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    let markEnd = orderedMarkEnd(scalars)
    for (index, scalar) in scalars.enumerated() {
      let isEdge = index == 0 || index == scalars.count - 1
      if isEdge, scalar == " " || scalar == "\t" {
        for scalar in "&#\(scalar.value);".unicodeScalars { result.append(scalar) }
        continue
      }
      if isMarkup(scalars, at: index) || index == markEnd { result.append("\\") }
      result.append(scalar)
    }
    return String(result)
  }

  /// Returns the place of the point or parenthesis after digits that begin the line.
  private static func orderedMarkEnd(_ scalars: [Unicode.Scalar]) -> Int? {
    let digits = scalars.prefix { ("0"..."9").contains($0) }.count
    guard digits > 0, digits < scalars.count, ".)".unicodeScalars.contains(scalars[digits]) else { return nil }
    return digits
  }

  private static func isMarkup(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    let next = index + 1 < scalars.count ? scalars[index + 1] : nil
    switch scalars[index] {
    case "*", "`", "<", "[": return true
    // A blank may become a reference, which begins with punctuation.
    case "\\": return next.map { isPunctuation($0) || $0 == " " || $0 == "\t" } ?? true
    case "_":
      let isInWord = index > 0 && isLetter(scalars[index - 1]) && next.map(isLetter) ?? false
      return !isInWord
    case "&": return reference(in: scalars, at: index) != nil
    case "#": return index == 0 || index == scalars.count - 1
    case ">", "-", "+", "=", "~", "|": return index == 0
    default: return false
    }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }

  /// Returns whether a scalar is punctuation in the sense of CommonMark: a backslash in front of it goes.
  static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "!"..."/", ":"..."@", "["..."`", "{"..."~": true
    default: false
    }
  }
}

// MARK: - Reading

extension MarkdownText {
  /// Returns what a line says: without the backslashes in front of punctuation, its character references decoded.
  static func plain(_ text: some StringProtocol) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "\\") || $0 == .ampersand }) else { return String(text) }
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    var index = 0
    while index < scalars.count {
      if scalars[index] == "\\", index + 1 < scalars.count, isPunctuation(scalars[index + 1]) {
        result.append(scalars[index + 1])
        index += 2
      } else if scalars[index] == "&", let reference = reference(in: scalars, at: index) {
        // One by one: a view appends a sequence by copying itself.
        for scalar in reference.text.unicodeScalars { result.append(scalar) }
        index = reference.end
      } else {
        result.append(scalars[index])
        index += 1
      }
    }
    return String(result)
  }

  /// Returns what the reference at an ampersand means, and the place after its semicolon.
  private static func reference(in scalars: [Unicode.Scalar], at ampersand: Int) -> (text: String, end: Int)? {
    let longestReference = 12
    let name = scalars[(ampersand + 1)...].prefix(longestReference).prefix { $0 == "#" || $0.isASCII && isLetter($0) }
    guard !name.isEmpty, name.endIndex < scalars.count, scalars[name.endIndex] == ";" else { return nil }
    let text = String(String.UnicodeScalarView(scalars[ampersand...name.endIndex]))
    let decoded = HTMLEntities.decoded(text)
    return decoded == text ? nil : (decoded, name.endIndex + 1)
  }

  /// Returns the lines that the lines of a paragraph make: one, unless there are breaks.
  static func joined(_ lines: some Sequence<Substring>) -> [String] {
    var result: [String] = []
    var text = ""
    var isBroken = true
    for line in lines {
      let content = line.withoutBlanks
      let endsInBackslash = !content.utf8.reversed().prefix { $0 == UInt8(ascii: "\\") }.count.isMultiple(of: 2)
      text += (isBroken || text.isEmpty ? "" : " ") + (endsInBackslash ? Substring(content.utf8.dropLast()) : content)
      isBroken = endsInBackslash || line.utf8.suffix(2).elementsEqual([0x20, 0x20])
      if isBroken {
        result.append(plain(text))
        text = ""
      }
    }
    if !isBroken { result.append(plain(text)) }
    return result
  }
}
