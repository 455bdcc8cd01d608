/// A part of the recipe that a page shows: what stands below a heading, or in elements whose class names the part.
struct VisibleSection {
  let part: PlainTextHeading.Part
  /// Of its heading, 1 to 6, `boldLevel` for a line in bold; 0 for elements that are named.
  let level: Int
  var servings = ""
  private(set) var lines: [String] = []
  /// Prose among the ingredients, which is not taken for ingredients.
  private(set) var prose: [String] = []

  /// Whether a list has said what is one line and what is another.
  private var hasItems = false
  /// How surely the part is what it seems: a heading with more words, the usual heading, a named element.
  let rank: Int

  static let boldLevel = 7
  var isNamed: Bool { level == 0 }

  init(_ part: PlainTextHeading.Part, level: Int, servings: String = "", isLoose: Bool = false) {
    self.part = part
    self.level = level
    self.servings = servings
    rank = isLoose ? 0 : level == 0 ? 2 : 1
  }

  /// Whether a line in bold names a group of lines, rather than being an ingredient or a step.
  static func couldBeGroup(_ text: String) -> Bool {
    let longestName = 60
    guard text.unicodeScalars.count <= longestName, let first = text.unicodeScalars.first,
      let last = text.unicodeScalars.last
    else { return false }
    return first.properties.numericType == nil && !".!?,;".unicodeScalars.contains(last)
  }

  mutating func add(_ line: String) { lines.append(line) }

  mutating func addHeading(_ line: String) {
    let heading = line.hasSuffix(":") || line.hasSuffix("：") ? line : line + ":"
    // The name of the next group comes after one that has no lines.
    if lines.last != heading { lines.append(heading) }
  }

  /// Adds an item of a list, or a line on its own: among ingredients what is no sentence.
  mutating func add(_ line: String, isListItem: Bool) {
    if isListItem { hasItems = true }
    if part == .ingredients, !isListItem, PlainTextShape.isProse(line) {
      prose.append(line)
    } else {
      lines.append(line)
    }
  }

  /// Settles the lines when all have been added.
  mutating func finish() {
    while let last = lines.last, PlainTextShape.isHeading(last) { lines.removeLast() }
    if part == .ingredients { joinAmounts() } else { dropNumbers() }
    // Pages for two sizes of screens show the list twice.
    let half = lines.count / 2
    if half > 1, lines.count % 2 == 0, lines[..<half] == lines[half...] { lines.removeLast(half) }
  }

  /// Puts amounts that have a line of their own in front of their ingredients, or after them, where the last line is one.
  private mutating func joinAmounts() {
    let isAmount = lines.map(Self.isAmount)
    let count = isAmount.count { $0 }
    guard !hasItems, count > 1, count * 3 >= lines.count, count < lines.count else { return }
    let isInFront = isAmount.last == false
    var joined: [String] = []
    for (line, index) in zip(lines, lines.indices) {
      let isSecond = isInFront ? index > 0 && isAmount[index - 1] && !isAmount[index] : isAmount[index]
      if isSecond, let last = joined.popLast() {
        joined.append("\(last) \(line)")
      } else {
        joined.append(line)
      }
    }
    lines = joined
  }

  /// Whether a line is a quantity, perhaps with its unit, and nothing else: "200 g", "200g", "½", "2-3".
  private static func isAmount(_ line: String) -> Bool {
    let longestAmount = 20
    guard line.utf8.count <= longestAmount, line.unicodeScalars.first?.properties.numericType != nil else {
      return false
    }
    let rest = IngredientLine(line).name.split(separator: " ")
    guard let word = rest.first else { return true }
    // A unit that the number is written against, or one of a language that ingredients are not taken apart in.
    let unit = word.drop { !$0.isLetter }.lowercased()
    return rest.count == 1 && (otherUnits.contains(unit) || IngredientLine("1 \(unit)").name.isEmpty)
  }

  private static let otherUnits: Set<String> = [
    "msk", "tsk", "krm", "st", "stk", "stk.", "ss", "ts", "spsk", "stuks", "eetlepel", "eetlepels", "theelepel",
    "theelepels", "teen", "tenen", "stück", "prise", "bund", "dose", "zehe", "zehen", "cda", "cdas", "cucharada",
    "cucharadas", "taza", "tazas", "colher", "colheres", "xícara", "xícaras", "szt", "szt.", "łyżka", "łyżki",
    "łyżeczka", "szklanka", "szklanki", "g.", "г", "кг", "мл", "л", "шт", "шт.", "ст.л.", "ч.л.", "克", "毫升", "个", "個",
    "本", "枚",
  ]

  /// Drops the numbers of steps that have a line of their own: "1", "Step 2:".
  private mutating func dropNumbers() {
    lines.removeAll { line in
      guard line.utf8.count <= 20 else { return false }
      return !line.contains(where: \.isLetter)
        || PlainTextShape.numbered(line + (line.hasSuffix(":") ? "" : ":"))?.text == ""
    }
  }
}
