/// Another recipe that a line names: `[[Pizza dough]]`, or `[[12]]` by its number.
///
/// The brackets are the first `]]` and the last `[[` before it. What stands between them is one name, whatever numbers,
/// commas, and words are in it.
///
/// - Source: Documentation/Cooking.md.
package struct RecipeLink: Hashable, Sendable {
  /// The title or number, without the spaces around it.
  package let target: String
  /// Where `target` stands, in UTF-8 bytes of the line.
  package let targetSpan: Range<Int>
  /// Where the link stands with its brackets, in UTF-8 bytes of the line.
  package let span: Range<Int>

  /// Returns whether a text may hold a link: it has two brackets that open one.
  package static func mayStand(in text: String) -> Bool {
    let bytes = text.utf8
    guard var index = bytes.firstIndex(of: UInt8(ascii: "[")) else { return false }
    while true {
      let next = bytes.index(after: index)
      if next == bytes.endIndex { return false }
      if bytes[index] == UInt8(ascii: "["), bytes[next] == UInt8(ascii: "[") { return true }
      index = next
    }
  }

  /// The links of a line, in the order of the text; empty brackets are no link.
  package static func links(in line: String) -> [RecipeLink] { mayStand(in: line) ? links(in: Array(line.utf8)) : [] }

  /// A line as it is read by people, without brackets.
  ///
  /// - Parameter text: What stands for a link.
  package static func shown(_ line: String, as text: (RecipeLink) -> String) -> String {
    var edits = TextEdits()
    for link in links(in: line) { edits.replace(link.span, with: text(link)) }
    return edits.applied(to: line)
  }

  /// A line whose links name other recipes.
  ///
  /// - Parameter target: The title or number that a link is to have; nil where it stays.
  package static func replaced(in line: String, with target: (RecipeLink) -> String?) -> String {
    var edits = TextEdits()
    for link in links(in: line) {
      if let target = target(link) { edits.replace(link.targetSpan, with: target) }
    }
    return edits.applied(to: line)
  }

  /// Returns whether a title can stand between brackets and be read as it is.
  package static func canHold(_ title: String) -> Bool {
    let links = links(in: Array("[[\(title)]]".utf8))
    return links.count == 1 && links[0].target == title
  }

  /// The links of a line, in the order of the text; empty brackets are no link.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  static func links(in bytes: [UInt8]) -> [RecipeLink] {
    var links: [RecipeLink] = []
    var start: Int?
    var index = 0
    while index + 1 < bytes.count {
      if isPair(UInt8(ascii: "["), in: bytes, at: index) {
        start = index
        index += 2
      } else if isPair(UInt8(ascii: "]"), in: bytes, at: index) {
        if let link = start.flatMap({ RecipeLink(bytes, $0..<index + 2) }) { links.append(link) }
        start = nil
        index += 2
      } else {
        index += 1
      }
    }
    return links
  }

  private static func isPair(_ byte: UInt8, in bytes: [UInt8], at index: Int) -> Bool {
    bytes[index] == byte && bytes[index + 1] == byte
  }

  private init?(_ bytes: [UInt8], _ span: Range<Int>) {
    let inside = (span.lowerBound + 2)..<(span.upperBound - 2)
    let isSpace = { (index: Int) in bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t") }
    guard let first = inside.first(where: { !isSpace($0) }), let last = inside.last(where: { !isSpace($0) }) else {
      return nil
    }
    self.span = span
    targetSpan = first..<(last + 1)
    target = String(decoding: bytes[targetSpan], as: UTF8.self)
  }
}
