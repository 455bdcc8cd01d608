/// How much of a food is bought, in one unit.
package struct BoughtQuantity: Hashable, Sendable {
  package enum Unit: Hashable, Sendable {
    case grams, ounces, milliliters, teaspoons
    /// Milliliters, shown as imperial fluid ounces.
    case fluidOunces
    /// Things in the word that they are counted in; none for pieces.
    case things(String)
  }

  static let gramsPerOunce = 28.349523125
  static let millilitersPerCup = 236.5882365
  static let millilitersPerTeaspoon = millilitersPerCup / 48

  package let number: Double
  package let unit: Unit

  init(_ number: Double, _ unit: Unit) {
    self.number = number
    self.unit = unit
  }

  /// The name of the unit: `g`, `tsp`, `clove`; empty for pieces.
  package var unitName: String {
    switch unit {
    case .grams: "g"
    case .ounces: "oz"
    case .milliliters, .fluidOunces: "ml"
    case .teaspoons: "tsp"
    case .things(let word): word
    }
  }

  /// The number to three decimals: `1.4`
  package var numberText: String {
    KitchenNumber(notation: .decimalPoint, isSpaced: false).text(Rational(thousandthsOf: min(number, Self.most)))
  }

  /// Both in one unit, if they are of one kind: 1 oz and 50 g in grams.
  func pair(with other: BoughtQuantity) -> (Double, Double)? {
    let (left, right) = (base, other.base)
    return left.unit == right.unit ? (left.number, right.number) : nil
  }

  /// In grams, milliliters, or things.
  package var base: BoughtQuantity {
    switch unit {
    case .grams, .milliliters, .things: self
    case .ounces: BoughtQuantity(number * Self.gramsPerOunce, .grams)
    case .teaspoons: BoughtQuantity(number * Self.millilitersPerTeaspoon, .milliliters)
    case .fluidOunces: BoughtQuantity(number, .milliliters)
    }
  }

  /// The same amount as another one, in this unit.
  func inUnit(_ number: Double) -> BoughtQuantity {
    let one = BoughtQuantity(1, unit).base.number
    return BoughtQuantity(number / one, unit)
  }
}

/// Quantities as cooks read them, rounded so that there is enough.
///
/// - Source: Documentation/Cooking.md.
extension BoughtQuantity {
  /// As it is shown, and as much as that is.
  var shown: (text: String, quantity: BoughtQuantity) {
    switch unit {
    case .grams: metric("g", "kg")
    case .milliliters: metric("ml", "l")
    case .ounces: pounds
    case .teaspoons: spoons
    case .fluidOunces:
      (Conversion.fluidOunces([number])?.first.map(Self.text) ?? metric("ml", "l").0, self)
    case .things(let word): (CountWord.text(Self.simple(number), word), self)
    }
  }

  var text: String { shown.text }

  /// Grams as they are; from 1,000 in kilograms, up to 10 g.
  private func metric(_ small: String, _ large: String) -> (String, BoughtQuantity) {
    let step = number >= 9.95 ? 1.0 : number >= 0.995 ? 0.1 : number >= 0.1 ? 0.01 : 0.001
    let rounded = max((number / step).rounded() * step, step)
    if rounded < 1000 { return ("\(Self.decimal(rounded)) \(small)", BoughtQuantity(rounded, unit)) }
    let tens = (number / 10 - Self.tolerance).rounded(.up)
    return ("\(Self.decimal(tens / 100)) \(large)", BoughtQuantity(tens * 10, unit))
  }

  /// Ounces in quarters, from 16 in pounds, up.
  private var pounds: (String, BoughtQuantity) {
    let ounces = (number * 4 - Self.tolerance).rounded(.up) / 4
    if ounces < 16 { return ("\(Self.fraction(max(ounces, 0.25))) oz", BoughtQuantity(max(ounces, 0.25), unit)) }
    let pounds = (number / 4 - Self.tolerance).rounded(.up) / 4
    return ("\(Self.fraction(pounds)) lb", BoughtQuantity(pounds * 16, unit))
  }

  /// Below 3 teaspoons in teaspoons, up to 4 tablespoons in halves, above in cups.
  private var spoons: (String, BoughtQuantity) {
    if number < 3 - Self.tolerance {
      let spoons = Self.step(number, [0.125, 0.25, 0.5, 0.75])
      if spoons < 3 { return ("\(Self.fraction(spoons)) tsp", BoughtQuantity(spoons, unit)) }
      return ("1 tbsp", BoughtQuantity(3, unit))
    }
    if number <= 12 + Self.tolerance {
      let spoons = Self.step(number / 3, [0.5])
      return ("\(Self.fraction(spoons)) tbsp", BoughtQuantity(spoons * 3, unit))
    }
    let cups = Self.step(number / 48, [0.25, 1.0 / 3, 0.5, 2.0 / 3, 0.75])
    return ("\(Self.fraction(cups)) \(cups > 1 ? "cups" : "cup")", BoughtQuantity(cups * 48, unit))
  }

  /// The next step up, unless the one below lacks less than 5 %.
  private static func step(_ value: Double, _ parts: [Double]) -> Double {
    let whole = value.rounded(.down)
    let steps = [0] + parts + [1]
    let above = whole + (steps.first { whole + $0 >= value - tolerance } ?? 1)
    let below = whole + (steps.last { whole + $0 <= value + tolerance } ?? 0)
    return below > 0 && value - below < 0.05 * value ? below : above
  }

  private static let tolerance = 1e-6

  /// Larger sums are shown as this one, which is more than a shop has.
  private static let most = 1e12

  private static func decimal(_ value: Double) -> String {
    KitchenNumber(notation: .decimalPoint, isSpaced: false).text(simple(value))
  }

  private static func fraction(_ value: Double) -> String {
    KitchenNumber(notation: .vulgar, isSpaced: false).text(simple(value))
  }

  /// The value as a fraction that kitchens know, else to two decimals, to more where that would be nothing.
  private static func simple(_ value: Double) -> Rational {
    let value = min(value, most)
    for denominator in KitchenNumber.denominators {
      let scaled = value * Double(denominator)
      if abs(scaled - scaled.rounded()) < tolerance { return Rational(Int(scaled.rounded()), over: denominator) }
    }
    let scale = value < 0.1 ? 1_000_000.0 : 100
    return Rational(Int((value * scale).rounded()), over: Int(scale))
  }

  private static func text(_ part: Conversion.Part) -> String {
    let number = KitchenNumber(notation: .vulgar, isSpaced: false).text(part.value)
    let table = UnitTable.shared
    guard let form = table.englishForm(of: part.unit) else { return number }
    return "\(number) \(part.value <= .one ? table[form].singular : table[form].plural)"
  }
}
