import RecipeModel

/// Recipes as Meal-Master exchanged them: text in fixed columns, any number of recipes a file.
///
/// - Source: The help of Meal-Master 8, "Meal-Master format"; what its exports and those of its successors hold.
package enum MealMaster {
  /// The most bytes of one recipe.
  static let longestRecipe = TextFile.largest

  /// How wide a bar and a line of text are.
  static let width = 77

  /// The bar that ends the directions, where notes follow.
  static let notesBar = "notes"
  /// The bar behind which the fields stand that the format has no place for.
  static let detailsBar = "details"
  /// Those fields.
  static let details: [NamedField] = [.prepTime, .cookTime, .source, .favorite, .addedOn, .images]

  /// Whether a file's beginning has the line that begins a recipe, whatever stands in front of it.
  static func isLikely(_ lines: [Substring]) -> Bool { lines.contains(where: isHeader) }

  /// Whether a line begins a recipe: `MMMMM----- Recipe via Meal-Master (tm) v8.06`.
  static func isHeader(_ line: some StringProtocol) -> Bool {
    guard line.hasPrefix("MMMMM") || line.hasPrefix("-----") else { return false }
    let mark = line.utf8.prefix(longestMark).map(\.asciiLowercased)
    let name = "meal-master".utf8
    return mark.indices.contains { mark[$0...].starts(with: name) }
  }

  /// How far into a line its mark may reach, so that a long line need not be looked through.
  static let longestMark = 200

  /// The words in a bar, `MMMMM---------SAUCE---------`; "" in a bar of nothing but dashes, `nil` for any other line.
  static func bar(_ line: some StringProtocol) -> String? {
    let isMarked = line.hasPrefix("MMMMM")
    let rest = isMarked ? line.dropFirst(5) : line[...]
    guard rest.hasPrefix("-----") || isMarked && rest.hasPrefix("-") else { return nil }
    let words = String(rest).trimmed().unicodeScalars.drop { $0 == "-" }.reversed().drop { $0 == "-" }.reversed()
    return String(String.UnicodeScalarView(words)).trimmed()
  }

  /// Whether a line ends a recipe: its mark, and behind it nothing but blanks.
  static func isFooter(_ line: some StringProtocol) -> Bool {
    (line.hasPrefix("MMMMM") || line.hasPrefix("-----")) && line.dropFirst(5).isBlank
  }

  /// What stands for units, two letters at most; "x" is an amount a person.
  static let units: Set<String> = [
    "x", "sm", "md", "lg", "cn", "pk", "pn", "dr", "ds", "ct", "bn", "sl", "ea", "t", "ts", "T", "tb", "fl", "c", "pt",
    "qt", "ga", "oz", "lb", "ml", "cb", "cl", "dl", "l", "mg", "cg", "dg", "g", "kg",
  ]
}
