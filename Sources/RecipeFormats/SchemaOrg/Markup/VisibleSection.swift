import RecipeModel

/// A part of the recipe that a page shows: what is below a heading, or in elements whose class names the part.
struct VisibleSection {
  let part: PlainTextHeading.Part
  /// Of its heading, 1 to 6, `boldLevel` for a line in bold; 0 for elements that are named.
  let level: Int
  var servings = ""
  private(set) var lines: [String] = []
  /// Prose among the ingredients, which is not taken for ingredients.
  private(set) var prose: [String] = []

  /// `true` if a list has said what is one line and what is another.
  private var hasItems = false
  /// The certainty of the part: a heading with more words, the usual heading, a named element.
  let rank: Int
  /// A heading that has more words than the usual one.
  private var heading = ""
  /// The lines with units that only attributes state, by their places.
  private var withUnits: [Int: String] = [:]
  /// `true` until an amount whose unit is stated has it in its text as well, or is in doubt.
  private var showsNoUnits = true
  /// `true` if others have been joined to it.
  private var isJoined = false

  static let boldLevel = 7
  var isNamed: Bool { level == 0 }

  init(_ part: PlainTextHeading.Part, level: Int, servings: String = "") {
    self.part = part
    self.level = level
    self.servings = servings
    rank = level == 0 ? 2 : 1
  }

  /// Creates a section below a heading that has more words than the usual one.
  init(_ part: PlainTextHeading.Part, level: Int, heading: String) {
    self.part = part
    self.level = level
    self.heading = heading
    rank = 0
  }

  /// Returns whether a line in bold names a group of lines, rather than being an ingredient or a step.
  static func couldBeGroup(_ text: String) -> Bool {
    let longestName = 60
    guard text.unicodeScalars.count <= longestName, let first = text.unicodeScalars.first,
      let last = text.unicodeScalars.last
    else { return false }
    return first.properties.numericType == nil && !".!?,;".unicodeScalars.contains(last)
  }

  /// Returns the sections with those of one part as one that follow each other under headings of the same rank, each with
  /// words of its own: "Ingredients for the cake", "Ingredients for the icing".
  static func joined(_ sections: [VisibleSection]) -> [VisibleSection] {
    var joined: [VisibleSection] = []
    for var section in sections {
      let last = joined.count - 1
      guard last >= 0, joined[last].isFollowed(by: section) else {
        joined.append(section)
        continue
      }
      if !joined[last].isJoined { joined[last].lines.insert(joined[last].heading + ":", at: 0) }
      joined[last].isJoined = true
      section.lines.insert(section.heading + ":", at: 0)
      joined[last].lines += section.lines
    }
    return joined
  }

  private func isFollowed(by other: VisibleSection) -> Bool {
    !heading.isEmpty && !other.heading.isEmpty && part == other.part && level == other.level
  }

  /// Returns whether this is another list of ingredients, rather than the same one or part of it again.
  func isOtherList(than list: [String]) -> Bool {
    part == .ingredients && rank > 0 && lines.count > 1 && !Set(lines).isSubset(of: list)
  }

  /// `true` if it has three ingredients, two of them measured.
  var isMeasured: Bool {
    let fewest = 3
    return part == .ingredients && lines.count >= fewest && measured == Self.fewestMeasured
  }

  private static let fewestMeasured = 2
  /// The number of measured ingredients, counted as they are added, up to as many as matter.
  private var measured = 0

  mutating func addHeading(_ line: String) {
    // "Cooking instructions" above all lines says what "Method" has said already; "Method for the filling" names a group.
    if lines.isEmpty, PlainTextHeading.loosePart(line) == part, !PlainTextWords.hasPreposition(line) { return }
    let heading = line.hasSuffix(":") || line.hasSuffix("：") ? line : line + ":"
    // The name of the next group comes after one that has no lines.
    if lines.last != heading { lines.append(heading) }
  }

  /// Adds an item of a list, or a line on its own: among ingredients what is not a sentence, nor says how many they are for.
  ///
  /// - Parameter stated: The amounts in it whose elements state a unit.
  mutating func add(_ line: String, isListItem: Bool = false, stated: [StatedAmount] = []) {
    if isListItem { hasItems = true }
    if part == .ingredients, !isListItem, lines.isEmpty {
      if PlainTextWords.isOfServings(line) { return }
      if let amount = PlainTextWords.servings(line) {
        servings = servings.isEmpty ? amount : servings
        return
      }
    }
    if part == .ingredients, !isListItem, PlainTextShape.isProse(line) {
      prose.append(line)
    } else {
      note(stated)
      lines.append(line)
      if measured < Self.fewestMeasured, PlainTextShape.isMeasured(line) { measured += 1 }
    }
  }

  /// Notes the unit that is stated for the line that comes next, unless the list shows its units itself.
  private mutating func note(_ stated: [StatedAmount]) {
    let amounts = stated.filter { !$0.amount.isEmpty }
    guard showsNoUnits, !amounts.isEmpty else { return }
    if amounts.count == 1, amounts[0].isNumber, !amounts[0].hasUnit {
      withUnits[lines.count] = amounts[0].line
    } else {
      showsNoUnits = false
    }
  }

  /// Settles the lines when all have been added.
  mutating func finish() {
    if showsNoUnits { for (index, line) in withUnits { lines[index] = line } }
    takeFirstSystem()
    while let last = lines.last, PlainTextShape.isHeading(last) { lines.removeLast() }
    removeCommonEnding()
    if part == .ingredients {
      joinAmounts()
    } else {
      takeServings()
      removeCounts()
    }
    lines.removeAll(where: isNumber)
    // Pages for two sizes of screens show the list twice, sometimes with its heading.
    let half = lines.count / 2
    let second = lines.count.isMultiple(of: 2) ? half : half + 1
    guard half > 1, lines[..<half] == lines[second...] else { return }
    if second == half || PlainTextHeading(lines[half][...])?.part == part { lines.removeSubrange(half...) }
  }

  /// Removes the second of two lists that headings name after systems of units, "US" and "Metric", if it has as many lines.
  /// Such names with no list below each are buttons.
  private mutating func takeFirstSystem() {
    let headings = lines.indices.filter { index in
      UnitSystem(heading: lines[index]) != nil && index + 1 < lines.count && !PlainTextShape.isHeading(lines[index + 1])
    }
    guard headings.count == 2, UnitSystem(heading: lines[headings[0]]) != UnitSystem(heading: lines[headings[1]]) else {
      return lines.removeAll { UnitSystem(heading: $0) != nil }
    }
    guard headings[1] - headings[0] == lines.count - headings[1] else { return }
    lines.removeSubrange(headings[1]...)
    lines.remove(at: headings[0])
  }

  /// Removes the words that all lines end in: a button next to each ingredient, "add to list".
  private mutating func removeCommonEnding() {
    let fewestLines = 3
    let fewestWords = 2
    let items = lines.filter { !PlainTextShape.isHeading($0) }.map { $0.split(separator: " ") }
    guard items.count >= fewestLines, var ending = items.first?[...] else { return }
    for words in items {
      let count = zip(ending.reversed(), words.reversed()).prefix { $0 == $1 }.count
      ending = ending.suffix(min(count, words.count - 1))
    }
    guard ending.count >= fewestWords else { return }
    lines = lines.map { line in
      if PlainTextShape.isHeading(line) { return line }
      return line.split(separator: " ").dropLast(ending.count).joined(separator: " ")
    }
  }

  /// Removes the numbers that count the steps and are written against them: "1Mix", "2Bake".
  private mutating func removeCounts() {
    var counted: [Int: String] = [:]
    for (index, line) in lines.enumerated() {
      let digits = line.prefix { ("0"..."9").contains($0) }
      guard Int(digits) == counted.count + 1, line[digits.endIndex...].first?.isUppercase == true else { continue }
      counted[index] = String(line[digits.endIndex...])
    }
    guard counted.count > 1 else { return }
    for (index, step) in counted { lines[index] = step }
  }

  /// Takes "Serves 4" from the end of the last step.
  private mutating func takeServings() {
    guard let last = lines.last, let end = last.dropLast().lastIndex(where: { ".!".contains($0) }) else { return }
    let (step, rest) = (last[...end], String(last[end...].dropFirst()).trimmed())
    guard let amount = PlainTextWords.servings(rest) else { return }
    servings = servings.isEmpty ? amount : servings
    lines[lines.count - 1] = String(step)
  }

  /// Puts amounts that have a line of their own in front of their ingredients, or after them, where the last line is one.
  private mutating func joinAmounts() {
    takeCommonUnit()
    let isAmount = isInPairs ? lines.indices.map { $0 % 2 == 1 } : lines.map(Self.isAmount)
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

  /// Puts the unit that heads a column of bare numbers after each of them.
  private mutating func takeCommonUnit() {
    guard !hasItems, let unit = lines.first, Self.isUnit(unit), lines.count.isMultiple(of: 2) == false else { return }
    let numbers = lines.indices.dropFirst(2).filter { $0.isMultiple(of: 2) }
    guard numbers.count > 1, numbers.allSatisfy({ Double(lines[$0]) != nil }) else { return }
    for index in numbers { lines[index] += " \(unit)" }
    lines.removeFirst()
  }

  /// `true` if each second line, and no other, begins with a number and is short: names and their amounts, whatever the
  /// units are called.
  private var isInPairs: Bool {
    let fewestLines = 6
    let mostWords = 3
    return lines.count >= fewestLines && lines.count.isMultiple(of: 2)
      && lines.indices.allSatisfy { index in
        let startsWithNumber = lines[index].unicodeScalars.first?.properties.numericType != nil
        let words = lines[index].split(separator: " ").count
        return index.isMultiple(of: 2) ? !startsWithNumber : startsWithNumber && words <= mostWords
      }
  }

  /// Returns whether a line is a quantity, perhaps with its unit, and nothing else: "200 g", "200g", "½", "2-3".
  private static func isAmount(_ line: String) -> Bool {
    let longestAmount = 20
    guard line.utf8.count <= longestAmount, line.unicodeScalars.first?.properties.numericType != nil else {
      return false
    }
    let rest = IngredientLine(line).name.split(separator: " ")
    guard let word = rest.first else { return true }
    // A unit that the number is written against, or one of a language that ingredients are not taken apart in.
    return rest.count == 1 && isUnit(word.drop { !$0.isLetter })
  }

  private static func isUnit(_ word: some StringProtocol) -> Bool {
    let unit = word.lowercased()
    return otherUnits.contains(unit) || IngredientLine("1 \(unit)").name.isEmpty
  }

  private static let otherUnits: Set<String> = [
    "msk", "tsk", "krm", "st", "stk", "stk.", "ss", "ts", "spsk", "stuks", "eetlepel", "eetlepels", "theelepel",
    "theelepels", "teen", "tenen", "stück", "prise", "bund", "dose", "zehe", "zehen", "cda", "cdas", "cucharada",
    "cucharadas", "taza", "tazas", "colher", "colheres", "xícara", "xícaras", "szt", "szt.", "łyżka", "łyżki",
    "łyżeczka", "szklanka", "szklanki", "g.", "г", "кг", "мл", "л", "шт", "шт.", "ст.л.", "ч.л.", "克", "毫升", "个", "個",
    "本", "枚",
  ]

  /// Returns whether a line only counts: "1", "Step 2:", "Schritt 3 von 5"; among ingredients without a word.
  private func isNumber(_ line: String) -> Bool {
    let longestNumber = 24
    guard line.utf8.count <= longestNumber else { return false }
    let words = line.split { !$0.isLetter && !$0.isNumber }
    guard words.contains(where: { $0.allSatisfy(\.isNumber) }) else { return false }
    return words.allSatisfy { $0.allSatisfy(\.isNumber) || part != .ingredients && PlainTextShape.isStepWord($0) }
  }
}
