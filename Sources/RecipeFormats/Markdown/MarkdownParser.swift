/// Cuts a Markdown document into its blocks, those within lists and quotations aside.
///
/// What is needed to find a recipe's parts: headings, breaks, lists, paragraphs, code. Each line is looked at a bounded
/// number of times.
///
/// - Source: CommonMark 0.31; in HTML only its first and its last line count.
struct MarkdownParser {
  private let lines: [Substring]
  private var index = 0
  private var blocks: [MarkdownBlock] = []

  static func blocks(of lines: [Substring]) -> [MarkdownBlock] {
    var parser = MarkdownParser(lines: lines)
    while parser.index < lines.count { parser.takeBlock() }
    return parser.blocks
  }

  private init(lines: [Substring]) { self.lines = lines }

  private mutating func takeBlock() {
    let line = MarkdownLine(lines[index])
    let start = index
    index += 1
    if line.isBlank { return }
    if line.isIndentedCode {
      takeLines { $0.isIndentedCode || $0.isBlank }
      dropBlankLines()
      append(.code(start..<index), from: start)
    } else if let heading = line.heading {
      append(.heading(level: heading.level, text: heading.text), from: start)
    } else if line.isThematicBreak {
      append(.thematicBreak, from: start)
    } else if let fence = line.fence {
      takeCode(closedBy: fence, from: start)
    } else if let end = line.endOfHTML {
      takeHTML(to: end, from: start)
    } else if line.isQuotation {
      takeLines { $0.isQuotation || !$0.isBlank && !$0.interruptsParagraph }
      append(.other, from: start)
    } else if line.listMark != nil {
      takeList(from: start)
    } else {
      takeParagraph(from: start)
    }
  }

  private mutating func append(_ kind: MarkdownBlock.Kind, from start: Int) {
    blocks.append(MarkdownBlock(kind: kind, lines: start..<index))
  }

  private mutating func takeLines(while belongs: (MarkdownLine) -> Bool) {
    while index < lines.count, belongs(MarkdownLine(lines[index])) { index += 1 }
  }

  private mutating func dropBlankLines() {
    while MarkdownLine(lines[index - 1]).isBlank { index -= 1 }
  }

  private mutating func takeCode(closedBy fence: (mark: UInt8, count: Int), from start: Int) {
    takeLines { !$0.closes(fence) }
    let code = start + 1..<index
    index = min(index + 1, lines.count)
    append(.code(code), from: start)
  }

  private mutating func takeHTML(to end: String, from start: Int) {
    if end.isEmpty {
      takeLines { !$0.isBlank }
    } else {
      index = start
      while index < lines.count, !lines[index].lowercased().contains(end) { index += 1 }
      index = min(index + 1, lines.count)
    }
    append(.other, from: start)
  }

  private mutating func takeParagraph(from start: Int) {
    while index < lines.count {
      let line = MarkdownLine(lines[index])
      if let level = line.underlineLevel {
        let text = lines[start..<index].map { $0.withoutBlanks }.joined(separator: " ")
        index += 1
        return append(.heading(level: level, text: text), from: start)
      }
      if line.isBlank || line.interruptsParagraph { break }
      index += 1
    }
    append(.paragraph, from: start)
  }
}

// MARK: - Lists

extension MarkdownParser {
  private mutating func takeList(from start: Int) {
    var items: [MarkdownListItem] = []
    index = start
    var end = start
    var kind: UInt8?
    while index < lines.count {
      let line = MarkdownLine(lines[index])
      guard !line.isThematicBreak, let mark = line.listMark, kind == nil || mark.kind == kind else { break }
      kind = mark.kind
      let first = index
      takeItem(mark.indent, isEmpty: mark.text.isEmpty)
      end = index
      items.append(MarkdownListItem(lines: first..<end, indent: mark.indent, firstLine: mark.text))
      takeLines(while: \.isBlank)
    }
    index = end
    append(.list(items), from: start)
  }

  /// Moves past the last line of an item.
  private mutating func takeItem(_ indent: Int, isEmpty: Bool) {
    index += 1
    var end = index
    // What begins with two empty lines has ended.
    if isEmpty, index < lines.count, MarkdownLine(lines[index]).isBlank { return }
    while index < lines.count {
      let line = MarkdownLine(lines[index])
      let isLazy = end == index && !line.interruptsParagraph && line.listMark == nil
      guard line.isBlank || line.indent >= indent || isLazy else { break }
      index += 1
      if !line.isBlank { end = index }
    }
    index = end
  }
}

/// A part of a Markdown document: what it is, and its lines.
struct MarkdownBlock {
  enum Kind {
    /// The text as it is, without the marks around it.
    case heading(level: Int, text: String)
    case thematicBreak
    case paragraph
    case list([MarkdownListItem])
    /// Lines that are not markup, by their numbers.
    case code(Range<Int>)
    /// A quotation or HTML.
    case other
  }

  let kind: Kind
  /// The block's lines, by their numbers in the document.
  let lines: Range<Int>
}

/// An item of a list, with all that is indented below it.
struct MarkdownListItem {
  let lines: Range<Int>
  /// The column at which the item's text begins.
  let indent: Int
  /// The first line after the item's mark.
  let firstLine: Substring
}
