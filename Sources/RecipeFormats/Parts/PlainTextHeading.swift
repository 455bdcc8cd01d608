import RecipeModel

/// A line that announces a part of a recipe: `Ingredients`, `## Zutaten (4 Personen):`, `Method: Mix and bake.`
struct PlainTextHeading {
  enum Part { case ingredients, directions, notes }

  let part: Part
  /// For how many the line says the ingredients are.
  private(set) var servings = ""
  /// The text on the line after the heading.
  private(set) var content: Substring = ""

  /// Recognizes a heading; `nil` for any other line.
  init?(_ line: Substring) {
    guard Self.couldBeHeading(line) else { return nil }
    if let (part, content) = Self.inline(line) {
      self.part = part
      self.content = content
    } else if let (part, servings) = Self.alone(line) {
      self.part = part
      self.servings = servings
    } else {
      return nil
    }
  }

  /// Returns whether a line begins with a letter, marks aside: a quick look, since most lines begin no heading.
  private static func couldBeHeading(_ line: Substring) -> Bool {
    let first = line.utf8.first { !"#*_=-:() \t".utf8.contains($0) }
    return first.map { $0.isASCIILetter || $0 >= 0x80 } ?? false
  }

  private static func alone(_ line: Substring) -> (part: Part, servings: String)? {
    let longestHeading = 60
    guard line.utf8.count <= longestHeading else { return nil }
    let plain = plain(line)
    if let part = PlainTextWords.parts[TextFold.fold(plain)] { return (part, "") }
    // "Ingredients for 4 people", "Ingredients (serves 4)", "材料（4人分）".
    guard plain.unicodeScalars.contains(where: { $0 == " " || $0 == "(" || $0 == "（" }) else { return nil }
    let pieces = plain.split { $0 == "(" || $0 == "（" }
    let words = (pieces.count == 2 ? pieces[1][...] : plain[...]).split(separator: " ")
    let name = pieces.count == 2 ? String(pieces[0]).trimmed() : String(words.first ?? "")
    let following = Array(pieces.count == 2 ? words[...] : words.dropFirst())
    guard PlainTextWords.parts[TextFold.fold(name)] == .ingredients, let first = following.first, following.count <= 4
    else { return nil }
    let isAmount = first.first?.isNumber == true
    guard pieces.count == 2 || isAmount || PlainTextWords.prepositions.contains(TextFold.fold(String(first))) else {
      return nil
    }
    return (.ingredients, (isAmount ? following : Array(following.dropFirst())).joined(separator: " ").trimmed())
  }

  /// Returns what is after the colon of a heading, unless it is a time: "Preparation: 10 min".
  private static func inline(_ line: Substring) -> (part: Part, content: Substring)? {
    let longestName = 40
    let scalars = line.unicodeScalars
    guard let colon = scalars.prefix(longestName).firstIndex(where: { $0 == ":" || $0 == "：" }) else { return nil }
    let content = Substring(scalars[colon...].dropFirst().drop { $0 == "*" || $0 == "_" || $0.isWhitespace })
    guard !content.isEmpty, let part = PlainTextWords.parts[TextFold.fold(plain(line[..<colon]))], part != .notes,
      PageDuration.seconds(String(content)) == nil
    else { return nil }
    return (part, content)
  }

  /// Returns a line without the marks of a heading around it: `## Ingredients:`, `**Ingredients**`, `= Zutaten =`.
  static func plain(_ line: Substring) -> String {
    let scalars = line.unicodeScalars.drop(while: isMark)
    let end = scalars.lastIndex { !isMark($0) }
    return end.map { String(scalars[...$0]) } ?? ""
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "#", "*", "_", "=", "-", "–", "—", ":", "：", "(", ")", "（", "）", "[", "]", "［", "］": true
    case "【", "】", "〈", "〉", "《", "》", "「", "」", "■", "□", "◆", "◇", "●", "○", "▼", "▽", "★", "☆": true
    default: scalar.isWhitespace
    }
  }
}

extension PlainTextHeading {
  /// Returns the part that a heading of more words is about: "Ingredients for the tart", "How to make leek tart".
  static func loosePart(_ heading: String) -> Part? {
    let mostWords = 10
    let longestHeading = 100
    guard heading.utf8.count <= longestHeading else { return nil }
    let words = TextFold.fold(heading).split { !$0.isLetter && $0 != "'" && $0 != "’" }.map(String.init)
    guard (2...mostWords).contains(words.count), !words.contains(where: otherTopics.contains) else { return nil }
    for count in stride(from: min(4, words.count - 1), through: 1, by: -1) {
      if let part = PlainTextWords.parts[words.prefix(count).joined(separator: " ")] { return part }
    }
    let last = PlainTextWords.parts[words[words.count - 1]]
    return last == .notes ? nil : last
  }

  /// Words of headings that are about a part without being it: "Preparation time", "Ingredient notes".
  private static let otherTopics: Set<String> = [
    "time", "times", "zeit", "tijd", "tempo", "temps", "tiempo", "substitutions", "substitutes", "swaps", "notes",
    "variations", "equipment", "why", "tips", "questions", "faq", "nutrition", "store", "about", "storage", "ahead",
  ]
}
