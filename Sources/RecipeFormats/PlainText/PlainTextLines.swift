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
    unmarkedIngredients(headings(withoutSpacing(lines)), touchesGroups: true)
  }

  /// Returns lines of ingredients without the marks in front, where most of them have one; the others among them are names of
  /// groups.
  ///
  /// - Parameter touchesGroups: `true` if the blank lines around the names of groups are removed, as documents have them.
  static func unmarkedIngredients(_ lines: [String], touchesGroups: Bool = false) -> String {
    let named = namedGroups(lines)
    let lines = touchesGroups ? touchingGroups(named) : named
    return text((areMarked(lines) ? lines.map { isMarked($0) ? unmarked($0) : $0 } : lines).map { $0[...] })
  }

  /// Returns whether marks are those of a list: two lines have them, and no fewer than have none.
  private static func areMarked(_ lines: [String]) -> Bool {
    let items = lines.filter { !$0.isBlank && !$0.hasSuffix(":") }
    let marked = items.count { isMarked($0) }
    return marked == items.count ? marked > 0 : marked > 1 && marked * 2 >= items.count
  }

  /// Returns the lines with "Dough:" for "Dough" above an item of a marked list, as documents have names of groups.
  private static func namedGroups(_ lines: [String]) -> [String] {
    guard areMarked(lines) else { return lines }
    let longestName = 60
    var named = lines
    var isAboveItem = false
    for (index, line) in lines.enumerated().reversed() where !line.isBlank {
      let isItem = isMarked(line)
      let isName = !isItem && isAboveItem && line.utf8.count <= longestName && line.first?.isLetter == true
      if isName, let last = line.last, last.isLetter || last == ")" { named[index] = line + ":" }
      isAboveItem = isItem
    }
    return named
  }

  /// Returns the lines without the blank ones next to the names of groups, where these are spaced as in documents: in a marked
  /// list, or with a blank line below a name. Elsewhere a blank line above a name is the author's.
  private static func touchingGroups(_ lines: [String]) -> [String] {
    let isSpaced = zip(lines, lines.dropFirst()).contains { PlainTextShape.isHeading($0) && $1.isBlank }
    guard isSpaced || areMarked(lines) else { return lines }
    var isByName = false
    var kept: [String] = []
    for line in lines {
      if !line.isBlank {
        isByName = PlainTextShape.isHeading(line)
        while isByName, let last = kept.last, last.isBlank { kept.removeLast() }
      }
      if !line.isBlank || !isByName { kept.append(line) }
    }
    return kept
  }

  static func directions(_ lines: [Substring]) -> String {
    unmarkedSteps(touchingGroups(headings(withoutSpacing(unwrapped(lines).map { $0[...] }))))
  }

  /// Returns steps without the marks or the numbers in front, where most of them have one.
  static func unmarkedSteps(_ whole: [String]) -> String {
    let items = whole.filter { !$0.isBlank && !$0.hasSuffix(":") }
    // Numbers that only count are removed, since steps are numbered when shown; any others are the author's.
    let isCounted = areCounted(items)
    let areMarked = areMarked(whole)
    let plain = whole.map { line in
      if line.isBlank || line.hasSuffix(":") { return line }
      if isCounted { return PlainTextShape.numbered(line)?.text ?? line }
      return areMarked && isMarked(line) ? unmarked(line) : line
    }
    return text(plain.map { $0[...] })
  }

  /// Returns whether numbers only count the steps: no fewer lines have one than have none, and each goes on from the one above
  /// or begins again, as in a group of its own.
  private static func areCounted(_ items: [String]) -> Bool {
    let numbers = items.compactMap { PlainTextShape.numbered($0) }
    guard let first = numbers.first, first.number == 1, numbers.allSatisfy({ !$0.text.isEmpty }) else { return false }
    let goOn = zip(numbers, numbers.dropFirst()).allSatisfy { $1.number == $0.number + 1 || $1.number == 1 }
    return goOn && (numbers.count == items.count || numbers.count > 1 && numbers.count * 2 >= items.count)
  }

  private static func isMarked(_ line: String) -> Bool { unmarked(line) != line.trimmed() }

  private static func unmarked(_ line: String) -> String { PlainTextShape.withoutBullet(line.trimmed()) }

  /// Returns the lines with "Dough:" for "### Dough" and "**Dough**".
  private static func headings(_ lines: [Substring]) -> [String] {
    lines.map { line in
      (MarkdownLine(line).heading?.text ?? boldName(line)).map(MarkdownSteps.heading) ?? String(line)
    }
  }

  /// Returns the name of a group that is all of a line and bold in Markdown; `nil` for any other line.
  private static func boldName(_ line: Substring) -> String? {
    let text = String(line).trimmed()
    guard let mark = ["**", "__"].first(where: { text.hasPrefix($0) && text.hasSuffix($0) }) else { return nil }
    let longestName = 60
    let name = String(text.dropFirst(mark.count).dropLast(mark.count)).trimmed()
    guard let first = name.first, first.isLetter, name.utf8.count <= longestName, name.firstRange(of: mark) == nil,
      let last = name.last, last == ":" || last.isLetter || last == ")"
    else { return nil }
    return name
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
