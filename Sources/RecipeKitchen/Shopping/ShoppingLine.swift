/// A line that is on the shopping list: of a recipe, for a multiple of it, or one of the user's own.
package struct ShoppingLine: Hashable, Sendable {
  package let line: IngredientLine
  package let factor: Rational
  /// What the caller knows the origin by: the place of the recipe on the list, or -1.
  package let source: Int

  package init(_ text: String, factor: Rational = .one, source: Int = -1) {
    line = IngredientLine.parse(text)
    self.factor = factor
    self.source = source
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
    guard let written = amount.quantity ?? (size == nil ? nil : Quantity(.one)),
      let quantity = written.multiplied(by: factor)
    else { return nil }
    let sized = amount.unit?.unit == .thing ? size.flatMap { ContainerSize($0, in: line.text) } : nil
    return ShoppingMeasure(
      kind: MeasureKind(amount.unit, size: sized), quantity: quantity, model: AmountModel(amount, in: line, size: sized)
    )
  }
}

/// What one container holds: "400g" of "2 x 400g tins".
struct ContainerSize: Hashable, Sendable {
  /// The same for "400 g" and "400g".
  let identity: String
  let text: String

  init?(_ amount: Amount, in text: String) {
    guard let quantity = amount.quantity else { return nil }
    identity = "\(quantity.low) \(quantity.high) \(amount.unit.map(UnitTable.shared.name) ?? "")"
    self.text = text.bytes(amount.span)
  }
}

/// Amounts of one kind can be added.
enum MeasureKind: Hashable, Sendable {
  /// In grams.
  case metricWeight
  /// In ounces.
  case ounces
  /// In milliliters.
  case metricVolume
  /// In teaspoons: spoons, cups, and what is larger.
  case spoons
  case sticks
  /// Counted in a word, or in nothing; containers by what one holds.
  case count(unit: String, size: String)

  init(_ unit: WrittenUnit?, size: ContainerSize?) {
    switch unit?.unit.dimension {
    case .weight where unit?.unit == .stick: self = .sticks
    case .weight: self = unit?.unit.isMetric == true ? .metricWeight : .ounces
    case .volume: self = unit?.unit.isMetric == true ? .metricVolume : .spoons
    case .length, nil:
      let name = unit.map { $0.unit == .thing ? UnitTable.shared[$0.form].name : $0.unit.symbol } ?? ""
      self = .count(unit: name, size: size?.identity ?? "")
    }
  }

  var isWeight: Bool { self == .metricWeight || self == .ounces }
  var isVolume: Bool { self == .metricVolume || self == .spoons }

  /// `true` if it counts pieces of what is bought: cloves of a head of garlic.
  var isPiece: Bool {
    guard case .count(let unit, _) = self else { return false }
    return ["clove", "slice", "stalk", "sprig", "leaf", "stick", "rib"].contains(unit)
  }
}

/// An amount of one line.
struct ShoppingMeasure: Hashable, Sendable {
  let kind: MeasureKind
  let quantity: Quantity
  let model: AmountModel

  /// The quantity in the unit of its kind.
  var inUnitOfKind: Quantity? { quantity.multiplied(by: model.unitSize) }
}

/// How an amount is written, for sums to be written so.
struct AmountModel: Hashable, Sendable {
  let unit: WrittenUnit?
  let unitText: String
  let notation: NumberNotation
  /// `true` if a larger unit may be used; words such as "heaped" forbid it.
  let mayChangeUnit: Bool
  /// Between the number and the unit; none in scripts without spaces.
  let gap: String
  let size: ContainerSize?
  let written: Quantity

  init(_ amount: Amount, in line: IngredientLine, size: ContainerSize?) {
    let form = amount.unit.map { UnitTable.shared[$0.form] }
    unit = amount.unit
    unitText = amount.unitSpan.map(line.text.bytes) ?? ""
    mayChangeUnit = !amount.isModified && form?.isLatin ?? false
    gap = line.name.unicodeScalars.contains { $0.value >= 0x3040 } ? "" : " "
    self.size = size
    written = amount.quantity ?? Quantity(.one)
    if amount.unit?.unit.isMetric == true, amount.notation == .integer || amount.notation == .word {
      notation = line.amounts.contains { $0.notation == .decimalComma } ? .decimalComma : .decimalPoint
    } else if amount.notation == .integer || amount.notation == .word {
      notation = line.amounts.contains { $0.notation == .ascii } ? .ascii : .vulgar
    } else {
      notation = amount.notation
    }
  }

  /// Grams, ounces, milliliters or teaspoons of the unit.
  var unitSize: Rational {
    switch unit?.unit {
    case .tablespoon: Rational(3)
    case .dessertspoon: Rational(2)
    case .cup: Rational(48)
    case .fluidOunce: Rational(6)
    case .pint: Rational(96)
    case .quart: Rational(192)
    case .gallon: Rational(768)
    case .pound: Rational(16)
    case .milligram: Rational(1, over: 1000)
    case .kilogram, .liter: Rational(1000)
    case .centiliter: Rational(10)
    case .deciliter: Rational(100)
    default: .one
    }
  }

  /// A sum in the unit of its kind, in this notation.
  func text(of sum: Quantity) -> String {
    guard
      let quantity = Rational(1, unitSize.numerator).flatMap({ $0.multiplied(by: Rational(unitSize.denominator)) })
        .flatMap(sum.multiplied)
    else { return "" }
    let form = unit.map { UnitTable.shared[$0.form] }
    let choice = UnitChoice(mayChange: mayChangeUnit, hasCups: form?.isEnglish ?? false)
    let measured = choice.choose(quantity, unit: unit?.unit, written: written)
    let number = KitchenNumber(notation: notation, isSpaced: false)
    var text = number.text(measured.quantity.low)
    if measured.quantity.isRange { text += "-" + number.text(measured.quantity.high) }
    guard let unit else { return text }
    if let size {
      return "\(text) x \(size.text) " + UnitTable.shared.text(of: unit, as: unit.unit, for: .one, written: unitText)
    }
    let shown = measured.unit ?? unit.unit
    return text + gap
      + UnitTable.shared.text(of: unit, as: shown, for: measured.quantity.high, written: unitText)
  }
}
