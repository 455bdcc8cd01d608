/// The food of a line as it is weighed: the juice of lemons rather than lemons.
struct WeighedFood {
  let food: KnownFood
  /// Its number in USDA's table, of what is cooked if the line says so.
  let number: String?

  /// - Returns: `nil` where the line names no food of the table.
  init?(_ line: IngredientLine, in language: FoodLanguage) {
    guard line.link == nil, let found = FoodMatch(line, in: language).first else { return nil }
    let part = found.forms.contains(.juice) ? "juice" : found.forms.contains(.zest) ? "zest" : nil
    food = part.flatMap { KnownFood(named: "\(found.food.key) \($0)") } ?? found.food
    number = found.forms.contains(.cooked) ? food.cookedNumber ?? food.number : food.number
  }
}

/// What the ingredients of recipes weigh in grams, as much of it as is eaten.
enum FoodWeights {
  /// What a line weighs.
  ///
  /// The writer's own weight counts: the 250 g of "1 cup (250 g)", the 400 g of "3 tomatoes (about 400 g)". Of a range the
  /// middle is taken. A volume is weighed by what a spoon or a cup of the food weighs, a count by one of its size.
  ///
  /// - Parameter food: `nil` for one that only a person's own words say what it is: it has weights, and no measures.
  /// - Returns: `nil` where one of the amounts cannot be weighed.
  static func grams(of line: IngredientLine, _ food: WeighedFood?) -> Double? {
    var sum = 0.0
    for index in line.countedAmounts {
      guard let grams = grams(ofAmount: index, in: line, food?.food) else { return nil }
      sum += grams
    }
    return sum
  }

  private static func grams(ofAmount index: Int, in line: IngredientLine, _ food: KnownFood?) -> Double? {
    let amount = line.amounts[index]
    let count = amount.quantity?.middle ?? 1
    for next in line.amounts[(index + 1)...] {
      switch next.role {
      case .each:
        if let grams = weight(of: next, line, food) { return count * grams * drained(amount, food) }
      case .same, .approximate:
        let isOwn = amount.unit?.unit.isWeight == true && next.unit?.unit.isMetric != true
        if next.unit?.unit.isWeight == true, !isOwn { return weight(of: next, line, food) }
      case .main, .plus, .extra, .alternative: return weight(of: amount, line, food)
      }
    }
    return weight(of: amount, line, food)
  }

  /// Beans and fish are six tenths of what their tin says.
  private static func drained(_ amount: Amount, _ food: KnownFood?) -> Double {
    guard let unit = amount.unit, unit.unit == .thing, ["tin", "can"].contains(UnitTable.shared[unit.form].name),
      let tin = food?.grams(of: "tin") ?? food?.grams(of: "can")
    else { return 1 }
    return tin < smallestFullTin ? 0.6 : 1
  }

  /// A tin of 400 g whose contents weigh less is drained.
  private static let smallestFullTin = 300.0

  private static func weight(of amount: Amount, _ line: IngredientLine, _ food: KnownFood?) -> Double? {
    guard let quantity = amount.quantity else { return nil }
    let number = quantity.middle * MeasureKind.size(of: amount).doubleValue
    switch MeasureKind(amount.unit, size: nil) {
    case .metricWeight: return number * edible(food, line)
    case .ounces: return number * BoughtQuantity.gramsPerOunce * edible(food, line)
    case .metricVolume: return food?.gramsOfCup.map { number / BoughtQuantity.millilitersPerCup * $0 }
    case .spoons:
      let name = amount.unit?.unit == .teaspoon ? "tsp" : amount.unit?.unit == .tablespoon ? "tbsp" : "cup"
      return food?.grams(ofTeaspoonBy: name).map { number * $0 }
    case .sticks: return food?.grams(of: "stick").map { number * $0 }
    case .count:
      return one(amount.unit.map(CountWord.tableName) ?? "", line, food).map { number * $0 * edible(food, line) }
    }
  }

  /// Grams of one thing: in the word that it is counted in, or by its size.
  private static func one(_ unit: String, _ line: IngredientLine, _ food: KnownFood?) -> Double? {
    guard let food else { return nil }
    if !unit.isEmpty {
      let isTin = unit == "tin" || unit == "can"
      return isTin ? food.grams(of: "can") ?? food.grams(of: "tin") : food.grams(of: unit)
    }
    let each = food.grams(of: "each") ?? food.grams(of: "medium")
    let size = line.size.lowercased()
    if size.hasPrefix("small") { return food.grams(of: "small") ?? each.map { $0 * 0.75 } }
    if size.hasPrefix("large") { return food.grams(of: "large") ?? each.map { $0 * 1.3 } }
    return (size.hasPrefix("medium") ? food.grams(of: "medium") : nil) ?? each
  }

  /// The part of it that is eaten, unless the line says that the rest is gone.
  private static func edible(_ food: KnownFood?, _ line: IngredientLine) -> Double {
    guard let part = food?.grams(of: "edible") else { return 1 }
    let text = line.text.lowercased()
    return ["boneless", "shelled", "meat"].contains(where: text.contains) ? 1 : part
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
