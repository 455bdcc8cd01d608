import RecipeModel

/// Recipes as Meal-Master exchanged them: text in fixed columns, any number of recipes per file.
///
/// - Source: The help of Meal-Master 8, "Meal-Master format"; what its exports and those of its successors hold.
package enum MealMaster {
  /// The most bytes of one recipe.
  static let longestRecipe = TextFile.largest

  /// The width of a bar and of a line of text.
  static let width = 77

  /// The bar that ends the directions, where notes follow.
  static let notesBar = "notes"
  /// The bar after which the fields are written that the format cannot hold.
  static let detailsBar = "details"
  /// Those fields.
  static let details = NamedField.all(but: [.title, .servings, .tags])

  /// Returns whether a file's beginning has the line that begins a recipe, whatever precedes it.
  static func isLikely(_ lines: [Substring]) -> Bool { lines.contains(where: isHeader) }

  /// Returns whether a line begins a recipe: `MMMMM----- Recipe via Meal-Master (tm) v8.06`.
  static func isHeader(_ line: some StringProtocol) -> Bool {
    guard line.hasPrefix("MMMMM") || line.hasPrefix("-----") else { return false }
    let mark = line.utf8.prefix(longestMark).map(\.asciiLowercased)
    let name = "meal-master".utf8
    return mark.indices.contains { mark[$0...].starts(with: name) }
  }

  /// The most bytes of a line in which its mark may stand, so that a long line need not be looked through.
  static let longestMark = 200

  /// The words in a bar, `MMMMM---------SAUCE---------`; "" in a bar of nothing but dashes, `nil` for any other line.
  static func bar(_ line: some StringProtocol) -> String? {
    let isMarked = line.hasPrefix("MMMMM")
    let rest = isMarked ? line.dropFirst(5) : line[...]
    guard rest.hasPrefix("-----") || isMarked && rest.hasPrefix("-") else { return nil }
    let words = String(rest).trimmed().unicodeScalars.drop { $0 == "-" }.reversed().drop { $0 == "-" }.reversed()
    return String(String.UnicodeScalarView(words)).trimmed()
  }

  /// Returns whether a line ends a recipe: its mark, followed by nothing but blanks.
  static func isFooter(_ line: some StringProtocol) -> Bool {
    (line.hasPrefix("MMMMM") || line.hasPrefix("-----")) && line.dropFirst(5).isBlank
  }

  /// The signs of units, two letters at most; "x" is an amount per person.
  static let units: Set<String> = [
    "x", "sm", "md", "lg", "cn", "pk", "pn", "dr", "ds", "ct", "bn", "sl", "ea", "t", "ts", "T", "tb", "fl", "c", "pt",
    "qt", "ga", "oz", "lb", "ml", "cb", "cl", "dl", "l", "mg", "cg", "dg", "g", "kg",
  ]
}

extension MealMaster {
  /// Returns a recipe with the lines that begin and end it, in one list of ingredients, as UTF-8.
  ///
  /// It reads as the same recipe, UUID apart: what the format cannot hold is written after the directions.
  static func write(_ draft: RecipeDraft) -> String {
    let words = FieldLine.words(details, of: draft)
    var text = body(of: draft, details: words)
    let exact = FieldLine.exact(draft, readBack: MealMasterRecipe(text.lines).draft)
    if !exact.isEmpty { text = body(of: draft, details: words + exact) }
    return bar("Meal-Master recipe exported by recipes") + "\n" + text + "MMMMM\n"
  }

  private static func body(of draft: RecipeDraft, details: [String]) -> String {
    var lines = [
      "     Title: \(draft.title)", "Categories: \(CommaList.text(draft.collections))", "     Yield: \(draft.servings)",
      "",
    ]
    lines += split(draft.ingredients).flatMap(ingredient) + [""]
    lines += split(draft.directions).flatMap(paragraph)
    if !draft.notes.isEmpty { lines += [bar(notesBar.uppercased()), ""] + split(draft.notes).flatMap(paragraph) }
    if !details.isEmpty { lines += [bar(detailsBar.uppercased()), ""] + details.map { "  \($0)" } + [""] }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func split(_ text: String) -> [Substring] { text.isEmpty ? [] : text.lines }

  /// Returns a bar with words in its middle.
  private static func bar(_ words: String) -> String {
    let dashes = max(10, width - 5 - words.unicodeScalars.count)
    let left = String(repeating: "-", count: dashes / 2)
    return "MMMMM\(left)\(words)\(String(repeating: "-", count: dashes - dashes / 2))"
  }

  private static func paragraph(_ line: Substring) -> [String] {
    line.isEmpty ? [] : WrappedText.lines(line, width: width - 4).map { "  \($0)" } + [""]
  }

  private static func ingredient(_ line: Substring) -> [String] {
    if line.isEmpty { return [] }
    if line.hasSuffix(":"), let bar = heading(String(line.dropLast())) { return [bar] }
    let parts = IngredientLine(String(line), units: units)
    let amount = parts.quantity
    let fits = amount.unicodeScalars.count <= MealMasterColumns.amountWidth && !parts.name.isEmpty
    let rest = fits ? parts.name : String(line)
    let pieces = WrappedText.lines(rest, width: MealMasterColumns.nameWidth)
    return pieces.enumerated().map { number, piece in
      number == 0
        ? "\(padded(fits ? amount : "", MealMasterColumns.amountWidth)) \(fits ? unit(parts.unit) : "  ") \(piece)"
        : String(repeating: " ", count: MealMasterColumns.nameColumn) + "-\(piece)"
    }
  }

  /// Returns the bar for a section, if it is not taken for something else.
  private static func heading(_ name: String) -> String? {
    let bar = bar(name)
    return [notesBar, detailsBar].contains(name.lowercased()) || isHeader(bar) ? nil : bar
  }

  /// Returns the amount at the right of its columns.
  private static func padded(_ amount: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - amount.unicodeScalars.count)) + amount
  }

  private static func unit(_ unit: String) -> String {
    unit + String(repeating: " ", count: max(0, 2 - unit.unicodeScalars.count))
  }
}

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

  /// Returns whether a line begins with a number and a point or parenthesis, or with a mark of a list.
  static func beginsItem(_ line: String) -> Bool {
    let mark = line.unicodeScalars.prefix { $0 != " " }
    guard mark.endIndex < line.unicodeScalars.endIndex, let end = mark.last else { return false }
    if mark.count == 1, "-*•".unicodeScalars.contains(end) { return true }
    return mark.count > 1 && ".)".unicodeScalars.contains(end)
      && mark.dropLast().allSatisfy { ("0"..."9").contains($0) }
  }
}
