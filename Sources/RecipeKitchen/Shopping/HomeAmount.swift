/// How much of a food is at home, or is taken from there.
package struct HomeAmount: Hashable, Sendable {
  /// As it was written, or as a cook would write it: `200 ml`, `6`.
  package let text: String
  let measure: ShoppingMeasure

  /// Reads `200 ml`, `6`, `2 x 400 g cans`.
  ///
  /// - Returns: `nil` for a text without a number, and for amounts that are not one.
  package init?(_ text: String) {
    let amounts = Self.amounts(in: text)
    guard amounts.count == 1 else { return nil }
    self.init(text: text, measure: amounts[0].measure)
  }

  init(_ measure: ShoppingMeasure) { self.init(text: measure.homeText, measure: measure) }

  private init(text: String, measure: ShoppingMeasure) { (self.text, self.measure) = (text, measure) }

  /// The amounts of a text, those that can be added in one: "6 + 1 kg" is two.
  package static func amounts(in text: String) -> [HomeAmount] {
    let measures = BoughtAmount.measures(in: text).filter { $0.quantity > .zero }
    if measures.count == 1 { return [HomeAmount(text: text, measure: measures[0])] }
    return measures.reduce(into: []) { amounts, measure in
      let new = HomeAmount(measure)
      let place = amounts.firstIndex { $0.adding(new) != nil }
      if let place, let sum = amounts[place].adding(new) { amounts[place] = sum } else { amounts.append(new) }
    }
  }

  /// Both together; `nil` for amounts of different kinds.
  package func adding(_ other: HomeAmount) -> HomeAmount? {
    guard measure.kind == other.measure.kind, let sum = measure.quantity.adding(other.measure.quantity) else {
      return nil
    }
    return HomeAmount(measure.with(sum))
  }

  /// The unit as it is written, for a sentence: `ml`; empty for pieces.
  package var unit: String {
    IngredientLine.parse("\(text) x").amounts.first?.unitSpan.map { text.bytes($0) } ?? ""
  }

  /// Takes an amount of a food, at most all.
  ///
  /// - Returns: What is taken and what is left here, and how much more is wanted; `nil` for amounts that cannot be compared.
  package func taking(
    _ wanted: HomeAmount, of food: ItemKey
  ) -> (taken: HomeAmount, left: HomeAmount?, missing: HomeAmount?)? {
    let known = food.known
    guard let asked = wanted.measure.quantity(in: measure.kind, of: known) else { return nil }
    if asked < measure.quantity {
      return (HomeAmount(measure.with(asked)), left(after: asked), nil)
    }
    let missing = measure.quantity(in: wanted.measure.kind, of: known).flatMap(wanted.left)
    return (self, nil, asked == measure.quantity ? nil : missing)
  }

  /// What is gone where some of it is left.
  func without(_ left: HomeAmount?) -> HomeAmount { left.flatMap { self.left(after: $0.measure.quantity) } ?? self }

  private func left(after quantity: Rational) -> HomeAmount? {
    guard let rest = measure.quantity.subtracting(quantity), rest > .zero else { return nil }
    return HomeAmount(measure.with(rest))
  }
}

extension ShoppingMeasure {
  func with(_ quantity: Rational) -> ShoppingMeasure {
    ShoppingMeasure(kind: kind, quantity: quantity, spoon: spoon)
  }

  /// The same amount of a food in the unit of a kind, to what a scale or a jug tells where it is not exact.
  ///
  /// - Returns: `nil` for amounts that cannot be compared.
  func quantity(in kind: MeasureKind, of food: KnownFood?) -> Rational? {
    if kind == self.kind { return quantity }
    if case .count(let unit, let size) = self.kind, case .count(let other, let otherSize) = kind {
      if unit == other { return size.isEmpty || otherSize.isEmpty ? quantity : nil }
      guard size.isEmpty, otherSize.isEmpty, let parts = food?.parts(in: unit), let others = food?.parts(in: other)
      else { return nil }
      return quantity.multiplied(by: parts)?.divided(by: others)
    }
    guard let one = self.kind.size(of: food, by: spoon), let other = kind.size(of: food, by: spoon) else { return nil }
    let isSame = one.isWeight == other.isWeight
    guard let cup = isSame ? 1 : food?.gramsOfCup else { return nil }
    let density = cup / BoughtQuantity.millilitersPerCup
    let factor = isSame ? 1 : one.isWeight ? 1 / density : density
    return Rational(nearestTo: quantity.doubleValue * one.number * factor / other.number)?.measurable(in: kind)
  }

  /// As a cook would write it.
  fileprivate var homeText: String {
    switch kind {
    case .metricWeight: Self.metric(quantity, "g", "kg")
    case .metricVolume: Self.metric(quantity, "ml", "l")
    case .ounces: Self.text(quantity, [(16, "lb", "lb"), (1, "oz", "oz")])
    case .spoons: Self.text(quantity, [(48, "cup", "cups"), (3, "tbsp", "tbsp"), (1, "tsp", "tsp")])
    case .sticks: CountWord.text(quantity, "stick")
    case .count(let unit, let size):
      size.isEmpty
        ? CountWord.text(quantity, unit)
        : "\(CountWord.text(quantity, "")) x \(size)\(unit.isEmpty ? "" : " \(unit)")"
    }
  }

  /// From 1,000 in the larger unit.
  private static func metric(_ number: Rational, _ small: String, _ large: String) -> String {
    let writer = KitchenNumber(notation: .decimalPoint, isSpaced: false)
    guard number >= Rational(1000), let many = number.divided(by: Rational(1000)) else {
      return "\(writer.text(number)) \(small)"
    }
    return "\(writer.text(many)) \(large)"
  }

  /// In the largest unit of which there is a fraction that kitchens know.
  private static func text(_ number: Rational, _ units: [(size: Int, one: String, many: String)]) -> String {
    let writer = KitchenNumber(notation: .vulgar, isSpaced: false)
    for unit in units {
      guard let count = number.divided(by: Rational(unit.size)), count >= Rational(1, over: 4),
        KitchenNumber.denominators.contains(count.denominator)
      else { continue }
      return "\(writer.text(count)) \(count > .one ? unit.many : unit.one)"
    }
    return "\(writer.text(number)) \(units[units.count - 1].one)"
  }
}

extension MeasureKind {
  /// Grams or milliliters of one; `nil` for things.
  fileprivate func size(of food: KnownFood?, by spoon: String?) -> (number: Double, isWeight: Bool)? {
    switch self {
    case .metricWeight: (1, true)
    case .ounces: (BoughtQuantity.gramsPerOunce, true)
    case .metricVolume: (1, false)
    case .spoons:
      if let spoon, let grams = food?.grams(ofTeaspoonBy: spoon), food?.traits.contains(.liquid) == false {
        (grams, true)
      } else {
        (BoughtQuantity.millilitersPerTeaspoon, false)
      }
    case .sticks: food?.grams(of: "stick").map { ($0, true) }
    case .count: nil
    }
  }
}

extension KnownFood {
  /// Of the parts of which a whole is sold, as cloves of a head: how many are what is counted in a word.
  fileprivate func parts(in word: String) -> Rational? {
    guard case .parts(let whole, let count, let part) = sale else { return nil }
    if word == part { return .one }
    let isWhole = word == whole || word.isEmpty && gramsOfPiece == nil
    return isWhole ? Rational(count) : nil
  }
}

extension Rational {
  /// The nearest number that is told apart at home: a gram, a milliliter, a quarter of a spoon.
  fileprivate func measurable(in kind: MeasureKind) -> Rational {
    switch kind {
    case .metricWeight, .metricVolume: rounded(toDecimals: self < Rational(10) ? 1 : 0)
    case .ounces, .spoons, .sticks:
      multiplied(by: Rational(4))?.rounded(toDecimals: 0).divided(by: Rational(4)) ?? self
    case .count: self
    }
  }
}

/// A food with an amount, as a person types it: `200 ml cream`.
package struct FoodLine: Hashable, Sendable {
  /// Empty for a line that names no food.
  package let name: String
  /// As it was typed; empty where none was.
  package let amount: String

  package init(name: String, amount: String) { (self.name, self.amount) = (name, amount) }

  /// `200 ml cream`
  package var text: String { amount.isEmpty ? name : "\(amount) \(name)" }

  package init(_ text: String) {
    let line = IngredientLine.parse(text)
    if line.amounts.isEmpty || HomeAmount.amounts(in: line.amountText).isEmpty {
      (name, amount) = (text, "")
    } else {
      (name, amount) = (line.textWithoutAmount == text ? line.name : line.textWithoutAmount, line.amountText)
    }
  }
}
