@testable import RecipeKitchen

/// The amounts of a line added up without any of the program's arithmetic, to compare scaling and conversion with.
///
/// Everything is `Double`, and the sizes are written here once more.
struct NaiveAmounts {
  /// What is added up: a family of units, or the name of a thing that is counted.
  private(set) var totals: [String: Double] = [:]

  /// The amounts that scaling multiplies.
  ///
  /// Pinches are left out, because less than a pinch is a pinch. The tin of "400g tin" is one tin.
  init(scalable line: IngredientLine) {
    for (index, amount) in line.amounts.enumerated() where !amount.isFixed {
      let isSized = line.amounts.dropFirst(index + 1).first?.role == .each
      guard let quantity = amount.quantity ?? (isSized ? Quantity(.one) : nil) else { continue }
      let (family, size) = Self.family(of: amount)
      guard family != "pinch", family != "dash" else { continue }
      totals[family, default: 0] += (quantity.low.doubleValue + quantity.high.doubleValue) / 2 * size
    }
  }

  /// Returns whether these are the other amounts multiplied, up to a part of them and a half of the last digit shown.
  func isClose(to other: NaiveAmounts, times factor: Double, within part: Double) -> Bool {
    totals.keys == other.totals.keys
      && totals.allSatisfy { family, total in
        let expected = (other.totals[family] ?? 0) * factor
        return abs(total - expected) <= part * expected + 0.0051
      }
  }

  private static func family(of amount: Amount) -> (String, Double) {
    switch amount.unit?.unit {
    case nil: ("count", 1)
    case .teaspoon: ("spoons", 1)
    case .tablespoon: ("spoons", 3)
    case .cup: ("spoons", 48)
    case .ounce: ("ounces", 1)
    case .pound: ("ounces", 16)
    case .gram: ("grams", 1)
    case .kilogram: ("grams", 1000)
    case .milliliter: ("milliliters", 1)
    case .centiliter: ("milliliters", 10)
    case .deciliter: ("milliliters", 100)
    case .liter: ("milliliters", 1000)
    default: (amount.unit.map { UnitTable.shared[$0.form].name } ?? "", 1)
    }
  }
}

extension NaiveAmounts {
  /// The first amount in milliliters, grams or millimeters, and which of them it is; nil for what has no such size.
  static func size(of line: IngredientLine) -> (value: Double, dimension: Dimension)? {
    guard let amount = line.amounts.first, let quantity = amount.quantity, let unit = amount.unit?.unit,
      let (size, dimension) = measure(unit)
    else { return nil }
    var value = (quantity.low.doubleValue + quantity.high.doubleValue) / 2 * size
    for next in line.amounts.dropFirst().prefix(while: { $0.role == .plus }) {
      guard let more = next.quantity, let unit = next.unit?.unit, let (size, other) = measure(unit), other == dimension
      else { return nil }
      value += more.low.doubleValue * size
    }
    return (value, dimension)
  }

  private static func measure(_ unit: KitchenUnit) -> (Double, Dimension)? {
    switch unit {
    case .teaspoon: (5, .volume)
    case .tablespoon: (15, .volume)
    case .cup: (240, .volume)
    case .fluidOunce: (30, .volume)
    case .pint: (473.176, .volume)
    case .quart: (946.353, .volume)
    case .gallon: (3785.41, .volume)
    case .milliliter: (1, .volume)
    case .centiliter: (10, .volume)
    case .deciliter: (100, .volume)
    case .liter: (1000, .volume)
    case .gram: (1, .weight)
    case .kilogram: (1000, .weight)
    case .ounce: (28.3495, .weight)
    case .pound: (453.592, .weight)
    default: nil
    }
  }
}
