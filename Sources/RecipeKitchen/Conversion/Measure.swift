/// A measure in a text: an amount with a unit, a temperature, or the sides of a tin.
struct Measure {
  enum Kind {
    case amount(Amount, plus: Amount?)
    /// Degrees, with the letter of the scale as written, if there is one.
    case temperature(numbers: [Range<Int>], values: [Int], isFahrenheit: Bool, letter: Range<Int>?)
    /// `9x13` before a unit of length.
    case sides(numbers: [Range<Int>], values: [Rational], unit: WrittenUnit, unitSpan: Range<Int>)
    /// `gas 7`
    case gasMark
  }

  let kind: Kind
  let span: Range<Int>
  /// The token after it.
  let next: Int

  func isIn(_ system: MeasurementSystem) -> Bool {
    switch kind {
    case .amount(let amount, _): amount.unit?.unit.isIn(system) ?? false
    case .temperature(_, _, let isFahrenheit, _): isFahrenheit == (system == .us)
    case .sides(_, _, let unit, _): unit.unit.isIn(system)
    case .gasMark: false
    }
  }

  var unit: KitchenUnit? {
    if case .amount(let amount, _) = kind { return amount.unit?.unit }
    return nil
  }
}
