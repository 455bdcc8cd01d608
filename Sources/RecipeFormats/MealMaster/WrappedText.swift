import RecipeModel

/// Paragraphs in lines of a width.
enum WrappedText {
  /// Returns the text cut at single blanks into lines of at most `width` scalars, longer words on lines of their own.
  ///
  /// No line but the first begins as an item of a list, so that the paragraph stays one.
  static func lines(_ text: some StringProtocol, width: Int) -> [String] {
    var lines: [String] = []
    var count = 0
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let length = word.unicodeScalars.count
      if let last = lines.last, count + 1 + length <= width || beginsItem("\(word) ") || word.isEmpty {
        lines[lines.count - 1] = last + " " + word
        count += 1 + length
      } else {
        lines.append(String(word))
        count = length
      }
    }
    return lines
  }

  /// Whether a line begins with a number and a point or parenthesis, or with a mark of a list.
  static func beginsItem(_ line: String) -> Bool {
    let mark = line.unicodeScalars.prefix { $0 != " " }
    guard mark.endIndex < line.unicodeScalars.endIndex, let end = mark.last else { return false }
    if mark.count == 1, "-*•".unicodeScalars.contains(end) { return true }
    return mark.count > 1 && ".)".unicodeScalars.contains(end)
      && mark.dropLast().allSatisfy { ("0"..."9").contains($0) }
  }
}
