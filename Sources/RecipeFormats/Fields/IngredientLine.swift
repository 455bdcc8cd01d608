/// A line of a list of ingredients, taken apart as far as its words say: `1 1/2 cups flour`.
struct IngredientLine {
  /// One or two words of digits and fractions; "" if the line begins with none.
  private(set) var quantity = ""
  /// The word behind the quantity if it is a unit.
  private(set) var unit = ""
  let name: String

  /// - Parameter units: The words that count as units, as they are written; without them common ones, in any case.
  init(_ line: String, units: Set<String>? = nil) {
    var words = line.split(separator: " ", omittingEmptySubsequences: false)[...]
    if let word = words.first, Self.isQuantity(word) { quantity = String(words.removeFirst()) }
    if !quantity.isEmpty, let word = words.first, Self.isQuantity(word) { quantity += " \(words.removeFirst())" }
    if !quantity.isEmpty, let word = words.first,
      units?.contains(String(word)) ?? Self.units.contains(word.lowercased())
    {
      unit = String(words.removeFirst())
    }
    name = words.joined(separator: " ")
  }

  /// Whether a word is of digits, fractions and what stands between them, beginning with a number.
  private static func isQuantity(_ word: Substring) -> Bool {
    word.unicodeScalars.allSatisfy { $0.properties.numericType != nil || "/.,-–".unicodeScalars.contains($0) }
      && word.unicodeScalars.first?.properties.numericType != nil && !word.contains("--")
  }

  private static let units: Set<String> = [
    "g", "kg", "mg", "ml", "cl", "dl", "l", "oz", "lb", "lbs", "tsp", "tbsp", "cup", "cups", "pint", "pints", "quart",
    "quarts", "teaspoon", "teaspoons", "tablespoon", "tablespoons", "pinch", "pinches", "clove", "cloves", "can",
    "cans", "slice", "slices", "bunch", "sprig", "sprigs", "stick", "sticks", "handful", "el", "tl", "gram", "grams",
    "litre", "litres", "liter", "liters", "ounce", "ounces", "pound", "pounds",
  ]
}
