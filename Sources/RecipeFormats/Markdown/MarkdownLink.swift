import RecipeModel

/// An inline link: `[dough](./dough.md "title")`.
///
/// - Source: CommonMark 0.31, "Links".
struct MarkdownLink {
  let text: String
  /// Where it leads, its blanks as `%20`.
  let destination: String

  /// Reads a text that is nothing but a link; `nil` for any other.
  init?(_ source: String) {
    guard source.hasPrefix("["), source.hasSuffix(")"), let close = Self.closingBracket(of: source) else { return nil }
    let behind = source[close...].dropFirst()
    guard behind.first == "(" else { return nil }
    let inside = behind.dropFirst().dropLast().withoutBlanks
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
