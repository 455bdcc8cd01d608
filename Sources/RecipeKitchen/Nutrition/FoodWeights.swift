/// What the ingredients of recipes weigh in grams.
struct FoodWeights: Sendable {
  static let shared = FoodWeights()

  private static let gramsPerOunce = 28.349523125
  private static let millilitersPerCup = 236.5882365
  private static let teaspoonsPerCup = 48.0

  /// Grams of one by the key of the food and the unit it is counted in, which may be empty.
  private let each: [String: Double]
  /// Grams of a teaspoon by the number of the food.
  private let teaspoons: [String: Double]

  private init() {
    var each: [String: Double] = [:]
    for row in FactText(EachFacts.text).rows where row.count == 4 {
      for name in row[0].parts(by: .comma) { each[name.string + "\t" + row[1].string] = Double(row[2].string) }
    }
    self.each = each
    teaspoons = Dictionary(
      FactText(SpoonFacts.text).rows.filter { $0.count == 3 }.map { ($0[0].string, Double($0[1].string) ?? 0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// What a line weighs, whatever of it is thrown away.
  ///
  /// The writer's own weight counts: the 250 g of "1 cup (250 g)", the 400 g of "3 tomatoes (about 400 g)". Of a range the
  /// middle is taken. A volume is weighed by what a teaspoon or a cup of the food weighs, a count by a medium one.
  ///
  /// - Returns: `nil` where one of the amounts cannot be weighed.
  func grams(of line: IngredientLine, key: ItemKey, food: Food) -> Double? {
    var sum = 0.0
    for index in line.countedAmounts {
      guard let grams = grams(ofAmount: index, in: line, key, food) else { return nil }
      sum += grams
    }
    return sum
  }

  private func grams(ofAmount index: Int, in line: IngredientLine, _ key: ItemKey, _ food: Food) -> Double? {
    let amount = line.amounts[index]
    let count = amount.quantity?.middle ?? 1
    for next in line.amounts[(index + 1)...] {
      switch next.role {
      case .each: if let grams = weight(of: next, line, key, food) { return count * grams }
      case .same, .approximate: if next.unit?.unit.isWeight == true { return weight(of: next, line, key, food) }
      case .main, .plus, .extra, .alternative: return weight(of: amount, line, key, food)
      }
    }
    return weight(of: amount, line, key, food)
  }

  private func weight(of amount: Amount, _ line: IngredientLine, _ key: ItemKey, _ food: Food) -> Double? {
    guard let quantity = amount.quantity else { return nil }
    let number = quantity.middle * AmountModel(amount, in: line, size: nil).unitSize.doubleValue
    switch MeasureKind(amount.unit, size: nil) {
    case .metricWeight: return number
    case .ounces: return number * Self.gramsPerOunce
    case .metricVolume: return gramsPerCup(of: line, food).map { number / Self.millilitersPerCup * $0 }
    case .spoons: return gramsPerCup(of: line, food).map { number / Self.teaspoonsPerCup * $0 }
    case .sticks: return each[key.text + "\tstick"].map { number * $0 }
    case .count(let unit, _): return each[key.text + "\t" + unit].map { number * $0 }
    }
  }

  private func gramsPerCup(of line: IngredientLine, _ food: Food) -> Double? {
    teaspoons[food.number].map { $0 * Self.teaspoonsPerCup } ?? DensityTable.shared.row(for: line.name)?.gramsPerCup
  }
}

extension IngredientLine {
  /// The places of the amounts that are put into the dish: "1 cup plus 2 tbsp", and not "or 1 tsp dried".
  var countedAmounts: [Int] {
    amounts.indices.filter { index in
      switch amounts[index].role {
      case .main, .plus, .extra: amounts[index].quantity != nil || hasSize(after: index)
      case .each, .same, .alternative, .approximate: false
      }
    }
  }

  /// "400g tin" is one tin.
  private func hasSize(after index: Int) -> Bool {
    index + 1 < amounts.count && amounts[index + 1].role == .each
  }
}

extension Quantity {
  fileprivate var middle: Double { (low.doubleValue + high.doubleValue) / 2 }
}
