import RecipeModel

/// The subset of YAML used at the head of text files, between two lines of `---`.
///
/// Keys and values, lists, one level of nested maps, quotes and blocks of text; read leniently, since people write
/// it by hand. Not YAML's anchors, tags and nesting, which can make a small file endless.
struct FrontMatter {
  /// In the order of the file. A list is one value, as `CommaList` writes it; a nested key is `time.prep`.
  private(set) var entries: [(key: String, value: String)] = []
  /// The elements of the values that are lists, and the lines of those that are blocks of text.
  private(set) var lists: [String: [String]] = [:]
  /// Lines that belong to none of these.
  private(set) var strayLines: [String] = []

  private var lines: ArraySlice<String>

  init(_ lines: [String]) {
    self.lines = lines[...]
    while let line = self.lines.popFirst() {
      let text = line.trimmed()
      guard !text.isEmpty, !text.hasPrefix("#") else { continue }
      if let (key, value) = Self.pair(text) {
        takeValue(value, of: key)
      } else {
        strayLines.append(text)
      }
    }
  }

  private mutating func takeValue(_ value: String, of key: String) {
    let block = popBlock()
    if let mark = value.unicodeScalars.first, mark == "|" || mark == ">", value.unicodeScalars.count <= 2 {
      let text = Self.text(of: block, isFolded: mark == ">")
      entries.append((key, text))
      lists[key] = text.lines.map { Self.listItem(String($0)) ?? String($0) }
    } else if value.isEmpty, let first = block.first(where: { !$0.isBlank }) {
      takeBlock(block, of: key, isList: Self.listItem(first) != nil)
    } else if value.hasPrefix("["), value.hasSuffix("]") {
      let elements = value.dropFirst().dropLast().split(separator: ",")
      take(elements.map { Self.scalar(String($0).trimmed()) }, of: key)
    } else {
      entries.append((key, ([Self.scalar(value)] + block.map { $0.trimmed() }).joined(separator: " ").trimmed()))
    }
  }

  private mutating func takeBlock(_ block: [String], of key: String, isList: Bool) {
    if isList {
      take(Self.items(of: block).map(Self.scalar), of: key)
    } else {
      for line in block where !line.isBlank {
        if let (inner, value) = Self.pair(line.trimmed()) {
          entries.append(("\(key).\(inner)", Self.scalar(value)))
        } else {
          strayLines.append(line.trimmed())
        }
      }
    }
  }

  private mutating func take(_ elements: [String], of key: String) {
    entries.append((key, CommaList.text(elements)))
    lists[key] = elements
  }

  /// Returns the items of a list; a line without a mark goes on with the item above.
  private static func items(of block: [String]) -> [String] {
    var items: [[String]] = []
    for line in block where !line.isBlank {
      if let item = listItem(line) { items.append([item]) } else { items[items.count - 1].append(line.trimmed()) }
    }
    return items.map { $0.joined(separator: " ").trimmed() }
  }

  /// Takes the lines that belong to the key above: indented ones, list items, and blank ones between them.
  private mutating func popBlock() -> [String] {
    let block = lines.prefix { $0.isBlank || $0.first == " " || $0.first == "\t" || Self.listItem($0) != nil }
    lines = lines.dropFirst(block.count)
    return Array(block)
  }

  private static func pair(_ line: String) -> (key: String, value: String)? {
    guard let colon = line.unicodeScalars.firstIndex(of: ":") else { return nil }
    let key = scalar(String(line[..<colon]).trimmed())
    return key.isEmpty ? nil : (key, String(line.unicodeScalars[colon...].dropFirst()).trimmed())
  }

  private static func listItem(_ line: String) -> String? {
    let line = line.trimmed()
    return line == "-" ? "" : line.hasPrefix("- ") ? String(line.dropFirst(2)).trimmed() : nil
  }

  /// Returns what a value means: without quotes, or without the comment after it.
  private static func scalar(_ value: String) -> String {
    switch value.unicodeScalars.first {
    case "\"":
      var parser = JSONParser<StrictJSON>(Array(value.utf8))
      return (try? parser.string()) ?? value
    case "'" where value.utf8.count >= 2 && value.hasSuffix("'"):
      return String(value.dropFirst().dropLast()).replacing("''", with: "'")
    default:
      guard let comment = value.firstRange(of: " #") else { return value }
      return String(value[..<comment.lowerBound]).trimmed()
    }
  }

  private static func text(of block: [String], isFolded: Bool) -> String {
    let indent = block.filter { !$0.isBlank }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    let lines = block.map { String($0.dropFirst(indent)) }
    return lines.joined(separator: isFolded ? " " : "\n").trimmed()
  }
}

extension FrontMatter {
  /// Returns where the lines are between a first line `---` and the next one; `nil` if a text has no front matter.
  static func range<Lines: RandomAccessCollection>(in lines: Lines) -> Range<Int>?
  where Lines.Element: StringProtocol, Lines.Index == Int {
    guard let first = lines.firstIndex(where: { !$0.isBlank }), isFence(String(lines[first])),
      let last = lines[(first + 1)...].firstIndex(where: { isFence(String($0)) })
    else { return nil }
    return first + 1..<last
  }

  private static func isFence(_ line: String) -> Bool { line.trimmed() == "---" }

  /// Returns a value as it is written: plain where that is safe, else in double quotes.
  static func text(_ value: String) -> String {
    let isPlain =
      value.utf8.allSatisfy {
        $0 == 0x20 || $0.isDigit || (0x61...0x7A).contains($0 | 0x20) || ",.-/".utf8.contains($0)
      }
      && value.utf8.first.map { $0 > 0x2F } == true && value.utf8.last != 0x20
    return isPlain ? value : JSONValue.string(value).onOneLine()
  }
}
