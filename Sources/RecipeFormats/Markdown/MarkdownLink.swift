import RecipeModel

/// An inline link: `[dough](./dough.md "title")`.
///
/// - Source: CommonMark 0.31, "Links".
struct MarkdownLink {
  let text: String
  /// The address that it leads to, its blanks as `%20`.
  let destination: String

  /// Reads a text that is nothing but a link; `nil` for any other.
  init?(_ source: String) {
    guard source.hasPrefix("["), source.hasSuffix(")"), let close = Self.closingBracket(of: source) else { return nil }
    let following = source[close...].dropFirst()
    guard following.first == "(" else { return nil }
    let inside = following.dropFirst().dropLast().withoutBlanks
    let destination: Substring
    let title: Substring
    if inside.first == "<" {
      guard let end = inside.firstIndex(of: ">") else { return nil }
      destination = inside[..<end].dropFirst()
      title = inside[end...].dropFirst()
    } else {
      destination = inside.prefix { !$0.isWhitespace }
      title = inside[destination.endIndex...]
    }
    guard Self.isTitle(title.withoutBlanks), !destination.contains(where: { $0 == "(" || $0 == ")" || $0.isNewline })
    else {
      return nil
    }
    text = String(source[..<close].dropFirst())
    self.destination = String(destination).replacing(" ", with: "%20")
  }

  private static func isTitle(_ text: Substring) -> Bool {
    guard let first = text.first, let last = text.last else { return true }
    return text.count > 1
      && (first == "\"" && last == "\"" || first == "'" && last == "'" || first == "(" && last == ")")
  }

  private static func closingBracket(of source: String) -> String.Index? {
    var depth = 0
    var isEscaped = false
    for index in source.indices {
      let character = source[index]
      if isEscaped {
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "[" {
        depth += 1
      } else if character == "]" {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }
}

/// Text between marks of emphasis: `*tag*`, `**4 servings**`.
///
/// - Source: CommonMark 0.31, "Emphasis and strong emphasis", as far as one pair of marks goes.
enum MarkdownEmphasis {
  /// Returns what is between the marks if nothing is around them.
  ///
  /// - Parameter marks: 1 for emphasis, 2 for strong emphasis.
  static func content(of text: String, marks: Int) -> String? {
    let text = text[...].withoutBlanks
    guard let (content, end) = leading(in: text, marks: marks), text[end...].isEmpty else { return nil }
    return String(content)
  }

  /// Returns the emphasized text at the beginning, and the place after its mark.
  static func leading(in text: Substring, marks: Int = 1) -> (content: Substring, end: Substring.Index)? {
    let bytes = text.utf8
    guard let mark = bytes.first, mark == UInt8(ascii: "*") || mark == UInt8(ascii: "_"),
      bytes.prefix(while: { $0 == mark }).count == marks
    else { return nil }
    let start = bytes.index(bytes.startIndex, offsetBy: marks)
    guard start < bytes.endIndex, !bytes[start].isHTMLSpace else { return nil }
    var index = start
    while index < bytes.endIndex {
      if bytes[index] == UInt8(ascii: "\\") {
        index = bytes.index(index, offsetBy: 2, limitedBy: bytes.endIndex) ?? bytes.endIndex
        continue
      }
      guard bytes[index] == mark else {
        index = bytes.index(after: index)
        continue
      }
      let run = bytes[index...].prefix { $0 == mark }
      let isAfterSpace = bytes[bytes.index(before: index)].isHTMLSpace
      if run.count == marks, !isAfterSpace, mark == UInt8(ascii: "*") || !isLetter(bytes[run.endIndex...].first) {
        return (text[start..<index], run.endIndex)
      }
      index = run.endIndex
    }
    return nil
  }

  private static func isLetter(_ byte: UInt8?) -> Bool {
    byte.map { $0.isASCIILetter || $0.isDigit || $0 >= 0x80 } ?? false
  }
}
