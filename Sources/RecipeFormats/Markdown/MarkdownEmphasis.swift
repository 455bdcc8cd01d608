/// Text between marks of emphasis: `*tag*`, `**4 servings**`.
///
/// - Source: CommonMark 0.31, "Emphasis and strong emphasis", as far as one pair of marks goes.
enum MarkdownEmphasis {
  /// Returns what stands between the marks if nothing stands around them.
  ///
  /// - Parameter marks: 1 for emphasis, 2 for strong emphasis.
  static func content(of text: String, marks: Int) -> String? {
    let text = text[...].withoutBlanks
    guard let (content, end) = leading(in: text, marks: marks), text[end...].isEmpty else { return nil }
    return String(content)
  }

  /// Returns the emphasised text at the beginning, and the place behind its mark.
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
      let isBehindSpace = bytes[bytes.index(before: index)].isHTMLSpace
      if run.count == marks, !isBehindSpace, mark == UInt8(ascii: "*") || !isLetter(bytes[run.endIndex...].first) {
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
