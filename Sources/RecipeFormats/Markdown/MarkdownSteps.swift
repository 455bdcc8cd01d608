import RecipeModel

/// The lines of a recipe's directions in Markdown, and the Markdown for them.
///
/// Each paragraph and each item is a line, each heading a line that ends in a colon. Of several empty lines between two
/// paragraphs all but one are lines of the author's.
enum MarkdownSteps {
  /// The depth to which lists in lists are taken apart; beyond that they are text.
  private static let deepestList = 8

  static func lines(of text: [Substring], depth: Int = 0) -> [String] {
    var result: [String] = []
    var end: Int?
    for block in MarkdownParser.blocks(of: text) {
      if let end { result += Array(repeating: "", count: max(0, block.lines.lowerBound - end - 1)) }
      end = block.lines.upperBound
      switch block.kind {
      case .heading(_, let title): result.append(heading(MarkdownText.plain(title)))
      case .thematicBreak: break
      case .paragraph: result += MarkdownText.joined(text[block.lines])
      case .list(let items) where depth < deepestList:
        for item in items { result += lines(of: item.content(in: text), depth: depth + 1) }
      case .code(let lines): result += text[lines].map(String.init)
      case .list, .other: result += text[block.lines].map(MarkdownText.plain)
      }
    }
    return result
  }

  static func heading(_ title: String) -> String { title.isEmpty || title.hasSuffix(":") ? title : title + ":" }

  /// Returns a text that reads as the same lines.
  static func text(_ lines: [Substring]) -> String {
    let first = lines.firstIndex { !$0.isEmpty } ?? lines.endIndex
    let last = lines.lastIndex { !$0.isEmpty } ?? lines.endIndex
    var text = ""
    for (number, line) in lines.enumerated() {
      if line.isEmpty, number > first, number < last {
        text += "\n"
      } else {
        // An empty line at the ends would not be seen: a backslash stands for it.
        text += (line.isEmpty ? "\\" : MarkdownText.line(line)) + "\n\n"
      }
    }
    return String(text.dropLast(2))
  }
}

extension MarkdownListItem {
  /// The item's lines without its mark and indent.
  func content(in text: [Substring]) -> [Substring] {
    [firstLine] + text[lines].dropFirst().map { $0.droppingIndent(indent) }
  }
}

extension Substring {
  /// Returns the line without as many blanks in front, at most.
  func droppingIndent(_ count: Int) -> Substring {
    Substring(utf8.dropFirst(utf8.prefix(count).prefix { $0 == 0x20 }.count))
  }
}
