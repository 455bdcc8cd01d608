/// A line that is on the shopping list: of a recipe, for a multiple of it, or one of the user's own.
package struct ShoppingLine: Hashable, Sendable {
  package let line: IngredientLine
  package let factor: Rational
  /// What the caller knows the origin by: the place of the recipe on the list, or -1 for a line of the user's own.
  package let source: Int

  package init(_ text: String, factor: Rational = .one, source: Int = -1) {
    line = IngredientLine.parse(text)
    self.factor = factor
    self.source = source
  }

  /// `true` for a line of the user's own.
  var isOwn: Bool { source < 0 }

  /// What the line adds to a food. What a person typed with its amount at the end, or in the middle, is shown so, and adds nothing.
  func measures(of food: ShoppingFood) -> [ShoppingMeasure] {
    food.formerKey == nil || line.beginsWithItsAmount ? measures() : []
  }

  /// What the line adds to its food: all amounts but those that repeat the first one or are of something else.
  func measures() -> [ShoppingMeasure] {
    var measures: [ShoppingMeasure] = []
    for (index, amount) in line.amounts.enumerated() {
      switch amount.role {
      case .main, .plus, .extra: break
      case .each, .same, .alternative, .approximate: continue
      }
      let size = index + 1 < line.amounts.count && line.amounts[index + 1].role == .each ? line.amounts[index + 1] : nil
      if let measure = measure(amount, size: size) { measures.append(measure) }
    }
    return measures
  }

  private func measure(_ amount: Amount, size: Amount?) -> ShoppingMeasure? {
    // "400g tin" is one tin.
    guard let written = amount.quantity?.high ?? (size == nil ? nil : .one),
      let quantity = written.multiplied(by: factor), let inKind = quantity.multiplied(by: MeasureKind.size(of: amount))
    else { return nil }
    let sized = amount.unit?.unit == .thing ? size.flatMap { ContainerSize($0) } : nil
    return ShoppingMeasure(
      kind: MeasureKind(amount.unit, size: sized), quantity: inKind, spoon: amount.unit.flatMap(\.unit.spoonMeasure))
  }
}

/// What one container holds: "400 g" of "2 x 400g tins".
struct ContainerSize: Hashable, Sendable {
  let text: String

  init?(_ amount: Amount) {
    guard let quantity = amount.quantity else { return nil }
    let isMetric = amount.unit?.unit.isMetric == true
    let number = KitchenNumber(notation: isMetric ? .decimalPoint : .vulgar, isSpaced: false)
    let numbers = quantity.isRange ? [quantity.low, quantity.high] : [quantity.high]
    let unit = amount.unit.map { " " + UnitTable.shared.name(of: $0) } ?? ""
    text = numbers.map(number.text).joined(separator: "-") + unit
  }
}

/// An amount of one line.
struct ShoppingMeasure: Hashable, Sendable {
  let kind: MeasureKind
  /// In the unit of the kind; of a range the upper end.
  let quantity: Rational
  /// The spoon or cup that it is measured with, as the table of foods names it.
  let spoon: String?

  /// The same of pieces that another word of the line counts.
  func counted(in word: String?) -> ShoppingMeasure {
    guard let word, kind == .count(unit: "", size: "") else { return self }
    return ShoppingMeasure(kind: .count(unit: word, size: ""), quantity: quantity, spoon: spoon)
  }
}

extension KitchenUnit {
  fileprivate var spoonMeasure: String? {
    switch self {
    case .teaspoon: "tsp"
    case .tablespoon: "tbsp"
    case .dessertspoon, .cup, .fluidOunce, .pint, .quart, .gallon: "cup"
    default: nil
    }
  }
}
