import RecipeModel

extension MealMaster {
  /// Returns a recipe with the lines that begin and end it, in one list of ingredients, as UTF-8.
  ///
  /// It reads as the same recipe, UUID apart: what the format has no place for stands behind the directions.
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
