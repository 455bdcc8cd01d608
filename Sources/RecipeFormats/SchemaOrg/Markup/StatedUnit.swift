import RecipeModel

/// The unit that an attribute of an element states, `data-unit="g"`, where the page's own script shows it next to the number
/// in the element.
struct StatedUnit: Equatable {
  private let singular: String
  private let plural: String

  /// - Parameter tag: Of any element; `nil` if none of its attributes states a unit.
  init?(of tag: HTMLTag) {
    guard let (name, unit) = tag.attribute(where: Self.isName), Self.isUnit(unit.trimmed()) else { return nil }
    singular = unit.trimmed()
    let plural = tag["\(name)-plural"]?.trimmed() ?? ""
    self.plural = Self.isUnit(plural) ? plural : singular
  }

  /// Returns the unit as it is written after an amount.
  func text(for amount: String) -> String {
    let isPart = !amount.contains(" ") && (amount.contains("/") || amount.hasPrefix("0") || Self.fraction(amount))
    return amount == "1" || isPart ? singular : plural
  }

  /// Returns whether a text names the unit, in the singular or the plural or joined to another word.
  func isNamed(in text: String) -> Bool {
    let longestShort = 2
    let unit = TextFold.fold(singular)
    return TextFold.fold(text).split { !$0.isLetter }.contains { word in
      unit.count > longestShort ? word.hasPrefix(unit) : word == unit
    }
  }

  private static func fraction(_ amount: String) -> Bool {
    amount.unicodeScalars.count == 1 && amount.unicodeScalars.first?.properties.numericType == .numeric
  }

  private static func isName(_ name: String) -> Bool { name.hasPrefix("data-") && name.hasSuffix("unit") }

  /// Returns whether a value is a unit, and not a switch or the name of a system of units.
  private static func isUnit(_ value: String) -> Bool {
    let longestUnit = 24
    return (1...longestUnit).contains(value.utf8.count) && value.allSatisfy { $0.isLetter || ". ".contains($0) }
      && !others.contains(value.lowercased())
  }

  private static let others: Set<String> = ["true", "false", "none", "metric", "imperial", "us", "usc", "null"]
}

/// An amount of a line whose element states its unit.
struct StatedAmount {
  let before: String
  let amount: String
  let unit: StatedUnit
  let after: String

  /// `true` if there is a number and nothing else in the element.
  var isNumber: Bool {
    !amount.isEmpty && !IngredientLine(amount).quantity.isEmpty && IngredientLine(amount).name.isEmpty
      && IngredientLine(amount).unit.isEmpty
  }

  /// `true` if the line has a unit after the amount already.
  var hasUnit: Bool {
    !IngredientLine("1 \(after)").unit.isEmpty || IngredientLine("1 \(after)").hasShortenedUnit
      || unit.isNamed(in: after)
  }

  /// The line with the unit.
  var line: String { [before, amount, unit.text(for: amount), after].filter { !$0.isEmpty }.joined(separator: " ") }
}
