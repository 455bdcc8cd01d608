/// Replacements of ranges of bytes in a text.
struct TextEdits {
  private var edits: [(range: Range<Int>, text: String)] = []

  var isEmpty: Bool { edits.isEmpty }

  mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append((range, text))
  }

  /// The text with all replacements; of two that overlap, the first one in the text counts.
  func applied(to text: String) -> String {
    guard !edits.isEmpty else { return text }
    var result = ""
    var position = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where edit.range.lowerBound >= position {
      result += text.bytes(position..<edit.range.lowerBound)
      result += edit.text
      position = edit.range.upperBound
    }
    return result + text.bytes(position..<text.utf8.count)
  }
}
