import RecipeModel

extension HelpPage {
  /// Returns the lines of the page.
  ///
  /// - Parameters:
  ///   - width: How wide they may be, in cells. Below 27 they are as long as they are.
  ///   - isShort: Whether the page ends after the names of the global options.
  ///   - isInShell: Whether commands are typed without the name of the program.
  func lines(fitting width: Int, isShort: Bool = false, isInShell: Bool = false) -> [StyledText] {
    var lines = Self.wrapped(sentence, to: width) + [""]
    for (index, line) in usage.enumerated() {
      lines += Self.usageLines(typed(line, isInShell), isFirst: index == 0, fitting: width)
    }
    if !usage.isEmpty { lines.append("") }
    for section in sections { lines += section.lines(fitting: width) }
    if !globalOptions.isEmpty {
      lines.append("\("GLOBAL OPTIONS:", .heading)")
      lines += Self.wrapped(globalOptions.joined(separator: ", "), to: width, indent: 2)
    }
    if isShort { return lines }
    if !text.isEmpty { lines.append("") }
    for paragraph in text {
      // What begins with spaces is to be read as it is typed.
      lines += paragraph.hasPrefix(" ") ? ["\(paragraph)"] : Self.wrapped(paragraph, to: width)
    }
    // Our shell has no pipes.
    let examples = examples.filter { !isInShell || !$0.contains(" | ") }.map { "  \(typed($0, isInShell))" }
    return examples.isEmpty ? lines : lines + ["", "\("EXAMPLES:", .heading)"] + examples.map { "\($0)" }
  }

  /// A command line as it is typed in a shell of the system, or in ours.
  private func typed(_ line: String, _ isInShell: Bool) -> String {
    isInShell && line.hasPrefix("recipes ") ? String(line.dropFirst("recipes ".count)) : line
  }

  /// Text is not wider than this, however wide the terminal is.
  private static let mostWidth = 90

  /// Below this, lines run over the edge rather than being broken at every word.
  private static let leastWidth = 27

  /// Below this, what a word means stands on the line below it.
  fileprivate static let leastWidthOfColumns = 60

  /// The column in which descriptions begin.
  fileprivate static let column = 26

  fileprivate static func wrapped(_ text: String, to width: Int, indent: Int = 0) -> [StyledText] {
    let margin = String(repeating: " ", count: indent)
    guard width >= leastWidth else { return ["\(margin)\(text)"] }
    return SafeText(line: text).wrapped(to: min(width, mostWidth) - indent).map { "\(margin)\($0)" }
  }

  /// A line of usage, broken between words that are in no brackets where that is possible.
  private static func usageLines(_ line: String, isFirst: Bool, fitting width: Int) -> [StyledText] {
    let label = "USAGE: "
    let room = min(width, mostWidth) - label.count
    let indent = "  "
    var rows: [String] = []
    let isWhole = width < leastWidth || SafeText(line: line).width <= room
    for word in isWhole ? [line] : words(of: line, fitting: room - indent.count) {
      if let last = rows.last, SafeText(line: "\(last) \(word)").width <= room {
        rows[rows.count - 1] += " \(word)"
      } else {
        rows.append(rows.isEmpty ? word : indent + word)
      }
    }
    let margin = String(repeating: " ", count: label.count)
    return rows.enumerated().map { index, row in
      index == 0 && isFirst ? "\(label, .heading)\(row)" : "\(margin)\(row)"
    }
  }

  private static func words(of line: String, fitting room: Int) -> [String] {
    var words: [String] = []
    var depth = 0
    for word in line.split(separator: " ") {
      if depth > 0 { words[words.count - 1] += " \(word)" } else { words.append(String(word)) }
      depth += word.count { "[(".contains($0) } - word.count { ")]".contains($0) }
    }
    return words.flatMap { $0.count > room ? $0.split(separator: " ").map(String.init) : [$0] }
  }
}

extension HelpPage.Section {
  fileprivate func lines(fitting width: Int) -> [StyledText] {
    ["\("\(heading):", .heading)"] + rows.flatMap { lines(of: $0.label, $0.text, fitting: width) }
  }

  private func lines(of label: String, _ text: String, fitting width: Int) -> [StyledText] {
    if width < HelpPage.leastWidthOfColumns {
      return ["  \(label.drop { $0 == " " }, .title)"] + HelpPage.wrapped(text, to: width, indent: 6)
    }
    let column = HelpPage.column
    var texts = HelpPage.wrapped(text, to: width, indent: column)
    let margin = String(repeating: " ", count: max(1, column - 2 - label.count))
    guard label.count + 4 <= column else { return ["  \(label, .title)"] + texts }
    let first = texts.removeFirst().plain.drop { $0 == " " }
    return ["  \(label, .title)\(margin)\(first)"] + texts
  }
}
