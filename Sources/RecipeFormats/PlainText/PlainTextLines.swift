import RecipeModel

/// The lines of one part of a recipe in a text, without list marks and with wrapped lines joined.
enum PlainTextLines {
  /// Returns the lines without blank ones around them.
  static func text(_ lines: [Substring]) -> String {
    guard let first = lines.firstIndex(where: { !$0.isBlank }), let last = lines.lastIndex(where: { !$0.isBlank })
    else {
      return ""
    }
    return lines[first...last].joined(separator: "\n")
  }

  static func ingredients(_ lines: [Substring]) -> String {
    unmarkedIngredients(headings(withoutSpacing(lines)))
  }

  /// Returns lines of ingredients without the marks in front, where all of them have one.
  static func unmarkedIngredients(_ lines: [String]) -> String {
    let items = lines.filter { !$0.isBlank && !$0.hasSuffix(":") }
    let areMarked = !items.isEmpty && items.allSatisfy { isMarked($0) }
    return text((areMarked ? lines.map { isMarked($0) ? unmarked($0) : $0 } : lines).map { $0[...] })
  }

  static func directions(_ lines: [Substring]) -> String {
    unmarkedSteps(headings(withoutSpacing(unwrapped(lines).map { $0[...] })))
  }

  /// Returns steps without the marks or the numbers in front, where all of them have one.
  static func unmarkedSteps(_ whole: [String]) -> String {
    let items = whole.filter { !$0.isBlank && !$0.hasSuffix(":") }
    // Numbers that only count are removed, since steps are numbered when shown; any others are the author's.
    let numbers = items.map { PlainTextShape.numbered($0) }
    let isCounted =
      !items.isEmpty && numbers.enumerated().allSatisfy { $1?.number == $0 + 1 && $1?.text.isEmpty == false }
    let areMarked = !items.isEmpty && items.allSatisfy { isMarked($0) }
    let plain = whole.map { line in
      if line.isBlank || line.hasSuffix(":") { return line }
      if isCounted { return PlainTextShape.numbered(line)?.text ?? line }
      return areMarked ? unmarked(line) : line
    }
    return text(plain.map { $0[...] })
  }

  private static func isMarked(_ line: String) -> Bool { unmarked(line) != line.trimmed() }

  private static func unmarked(_ line: String) -> String { PlainTextShape.withoutBullet(line.trimmed()) }

  /// Returns the lines with "Dough:" for "### Dough".
  private static func headings(_ lines: [Substring]) -> [String] {
    lines.map { line in
      MarkdownLine(line).heading.map { MarkdownSteps.heading($0.text) } ?? String(line)
    }
  }

  /// Returns the lines without the blank ones between them where every two have one between them.
  private static func withoutSpacing(_ lines: [Substring]) -> [Substring] {
    let touches = zip(lines, lines.dropFirst()).contains { !$0.isBlank && !$1.isBlank }
    return touches ? lines : lines.filter { !$0.isBlank }
  }

  /// Returns the lines with those joined that an editor or a mail program broke at its margin.
  private static func unwrapped(_ lines: [Substring]) -> [String] {
    let width = lines.map(\.unicodeScalars.count).max() ?? 0
    guard (50...100).contains(width) else { return lines.map(String.init) }
    var result: [String] = []
    var previous: Substring = ""
    for line in lines {
      if let last = result.last, goesOn(previous, with: line, width: width) {
        result[result.count - 1] = last + " " + String(line).trimmed()
      } else {
        result.append(String(line))
      }
      previous = line
    }
    return result
  }

  /// Returns whether a line ends only because the next word did not fit.
  private static func goesOn(_ line: Substring, with next: Substring, width: Int) -> Bool {
    let nextLine = String(next).trimmed()
    let word = nextLine.unicodeScalars.prefix { !$0.isWhitespace }
    guard let last = String(line).trimmed().unicodeScalars.last, let first = word.first,
      line.unicodeScalars.count + 1 + word.count > width, PlainTextShape.numbered(nextLine) == nil,
      !isMarked(nextLine), MarkdownLine(next).heading == nil
    else { return false }
    return !".!?:;".unicodeScalars.contains(last) || first.properties.isLowercase
  }
}
