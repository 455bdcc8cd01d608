/// A part of a Markdown document: what it is, and its lines.
struct MarkdownBlock {
  enum Kind {
    /// The text as it stands, without the marks around it.
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

/// An item of a list, with all that stands indented below it.
struct MarkdownListItem {
  let lines: Range<Int>
  /// The column at which the item's text begins.
  let indent: Int
  /// The first line behind the item's mark.
  let firstLine: Substring
}
