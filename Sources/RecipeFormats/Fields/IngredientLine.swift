/// A line of a list of ingredients, split into quantity, unit and name: `1 1/2 cups flour`.
struct IngredientLine {
  /// One or two words of digits and fractions; "" if the line begins with none.
  private(set) var quantity = ""
  /// The word after the quantity if it is a unit.
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

  /// `true` if the word after the quantity is a unit with a period: "1/4 tsp. salt".
  var hasShortenedUnit: Bool {
    guard !quantity.isEmpty, let word = name.split(separator: " ").first, word.hasSuffix(".") else { return false }
    return Self.units.contains(word.dropLast().lowercased())
  }

  /// Returns whether a word is of digits, fractions and what is between them, beginning with a number.
  private static func isQuantity(_ word: Substring) -> Bool {
    word.unicodeScalars.allSatisfy { $0.properties.numericType != nil || "/.,-–".unicodeScalars.contains($0) }
      && word.unicodeScalars.first?.properties.numericType != nil && !word.contains("--")
  }

  private static let units: Set<String> = [
    "g", "kg", "mg", "ml", "cl", "dl", "l", "oz", "lb", "lbs", "tsp", "tbsp", "tbs", "cup", "cups", "pint", "pints",
    "quart",
    "quarts", "teaspoon", "teaspoons", "tablespoon", "tablespoons", "pinch", "pinches", "clove", "cloves", "can",
    "cans", "slice", "slices", "bunch", "sprig", "sprigs", "stick", "sticks", "handful", "el", "tl", "gram", "grams",
    "litre", "litres", "liter", "liters", "ounce", "ounces", "pound", "pounds", "batch", "batches",
  ]
}

/// Amounts that are numbers in the files of other programs, as text for a line.
enum AppAmount {
  /// Returns "1 1/2" for 1.5, "200" for 200.0, "0.3" for 0.3; "" for none, zero and nonsense.
  static func text(_ value: JSONValue?) -> String {
    guard let digits = value?.plainText, let number = Double(digits), number > 0, number < 1e9 else { return "" }
    let whole = Int(number)
    let rest = number - Double(whole)
    if rest < 0.001 { return "\(whole)" }
    if let fraction = fractions.first(where: { abs($0.value - rest) < 0.01 }) {
      return whole == 0 ? fraction.text : "\(whole) \(fraction.text)"
    }
    let hundredths = Int((number * 100).rounded())
    let decimals = hundredths % 100
    let end = decimals % 10 == 0 ? "\(decimals / 10)" : decimals < 10 ? "0\(decimals)" : "\(decimals)"
    return "\(hundredths / 100).\(end)"
  }

  /// Returns the text of a number, or the text itself if it is not a number.
  static func words(_ value: JSONValue) -> String {
    let words = PageText.line(value.plainText ?? "")
    return Double(words) == nil ? words : text(value)
  }

  private static let fractions: [(value: Double, text: String)] = [
    (1 / 2, "1/2"), (1 / 4, "1/4"), (3 / 4, "3/4"), (1 / 3, "1/3"), (2 / 3, "2/3"), (1 / 8, "1/8"), (3 / 8, "3/8"),
    (5 / 8, "5/8"), (7 / 8, "7/8"),
  ]
}
