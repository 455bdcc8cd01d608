/// What a label says of a food, in the order that it is printed.
package enum Nutrient: Int, CaseIterable, Hashable, Sendable {
  case energy, protein, fat, saturatedFat, carbohydrate, sugar, fiber, salt

  /// The name in output and in JSON.
  package var name: String {
    switch self {
    case .energy: "energy"
    case .protein: "protein"
    case .fat: "fat"
    case .saturatedFat: "saturated fat"
    case .carbohydrate: "carbohydrate"
    case .sugar: "sugar"
    case .fiber: "fiber"
    case .salt: "salt"
    }
  }

  /// `kcal` or `g`.
  package var unit: String { self == .energy ? "kcal" : "g" }
}

/// Amounts of all nutrients, in kilocalories and grams: of 100 g of a food, of a recipe, of a serving.
package struct Nutrients: Hashable, Sendable {
  private var amounts = [Double](repeating: 0, count: Nutrient.allCases.count)
  /// What was not measured for every food in it; there may be more of it than the amount says.
  package private(set) var incomplete: Set<Nutrient> = []

  package init() {}

  /// In kilocalories for energy, else in grams.
  package subscript(nutrient: Nutrient) -> Double { amounts[nutrient.rawValue] }

  /// Sets an amount; `nil` is "not measured".
  package mutating func set(_ nutrient: Nutrient, to amount: Double?) {
    amounts[nutrient.rawValue] = amount ?? 0
    if amount == nil { incomplete.insert(nutrient) } else { incomplete.remove(nutrient) }
  }

  package mutating func add(_ other: Nutrients) {
    for index in amounts.indices { amounts[index] += other.amounts[index] }
    incomplete.formUnion(other.incomplete)
  }

  package func multiplied(by factor: Double) -> Nutrients {
    var result = self
    for index in amounts.indices { result.amounts[index] *= factor }
    return result
  }

  /// The amount as a label shows it: whole kilocalories, grams to a tenth, salt to a hundredth; "at least" where a food in
  /// it was not measured.
  package func text(of nutrient: Nutrient) -> String {
    let number = Self.number(self[nutrient], decimals: nutrient == .energy ? 0 : nutrient == .salt ? 2 : 1)
    return (incomplete.contains(nutrient) ? "at least " : "") + number + " " + nutrient.unit
  }

  /// An amount of which there may be more, in two digits: `at least 320 kcal`.
  package func leastText(of nutrient: Nutrient) -> String {
    var (digits, step) = (self[nutrient], 1.0)
    while digits >= 100 { (digits, step) = (digits / 10, step * 10) }
    let smallest = nutrient == .energy ? 1 : nutrient == .salt ? 0.01 : 0.1
    while digits > 0, digits < 10, step > smallest { (digits, step) = (digits * 10, step / 10) }
    let number = (digits + 1e-9).rounded(.down) * step
    let decimals = nutrient == .energy || step >= 1 ? 0 : step >= 0.1 ? 1 : 2
    return "at least \(Self.number(number, decimals: decimals)) \(nutrient.unit)"
  }

  /// A number of at most 15 digits, with a decimal point.
  package static func number(_ value: Double, decimals: Int) -> String {
    let scale = Rational.powerOfTen(decimals)
    let scaled = Int(min(value, 1e12) * Double(scale) + 0.5)
    let whole = scaled / scale
    guard decimals > 0 else { return "\(whole)" }
    let part = String(String(scale + scaled % scale).dropFirst())
    return "\(whole).\(part)"
  }
}
