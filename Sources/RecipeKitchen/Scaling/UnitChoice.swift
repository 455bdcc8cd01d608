/// A quantity in the unit that it is best measured in.
struct MeasuredQuantity {
  var quantity: Quantity
  var unit: KitchenUnit?
  /// `true` if the quantity is what was asked for, not the nearest that can be measured.
  var isExact = true
}

/// The unit that a scaled quantity is shown in.
///
/// - Source: Documentation/Cooking.md.
struct UnitChoice {
  /// `true` if the larger units of the family may be used; words such as "heaped" forbid it.
  let mayChange: Bool
  private let style: ScalingStyle

  init(mayChange: Bool, _ style: ScalingStyle) {
    self.mayChange = mayChange
    self.style = style
  }

  /// A family of units, the largest first, with how many of the smallest each holds.
  private static let spoons: [(unit: KitchenUnit, size: Int)] = [(.cup, 48), (.tablespoon, 3), (.teaspoon, 1)]
  private static let weights: [(unit: KitchenUnit, size: Int)] = [(.pound, 16), (.ounce, 1)]

  func choose(_ quantity: Quantity, unit: KitchenUnit?, written: Quantity) -> MeasuredQuantity {
    if style.countsThings, unit == nil || unit == .thing { return counted(quantity, unit) }
    guard let unit else { return nearest(quantity, among: [(nil, 1)], of: 1) }
    if unit.isMetric { return metric(quantity, unit: unit, written: written) }
    let measured = nonmetric(quantity, unit: unit)
    return manySpoons(measured, of: quantity, unit) ?? measured
  }

  private func nonmetric(_ quantity: Quantity, unit: KitchenUnit) -> MeasuredQuantity {
    let family = Self.spoons.contains { $0.unit == unit } ? Self.spoons : Self.weights
    guard let own = family.first(where: { $0.unit == unit }), mayChange else {
      return nearest(quantity, among: [(unit, 1)], of: 1)
    }
    for larger in family where larger.size > own.size && (larger.unit != .cup || style.hasCups) {
      if let found = convert(quantity, from: own.size, to: larger.size), isEven(found, larger.unit) {
        return MeasuredQuantity(quantity: found, unit: larger.unit)
      }
    }
    let chain = family.filter { $0.size <= own.size }
    for smaller in chain {
      if let found = convert(quantity, from: own.size, to: smaller.size), isReadable(found.low, smaller.unit),
        isReadable(found.high, smaller.unit)
      {
        return MeasuredQuantity(quantity: found, unit: smaller.unit)
      }
    }
    return nearest(quantity, among: chain.map { ($0.unit, $0.size) }, of: own.size)
  }

  private func convert(_ quantity: Quantity, from size: Int, to other: Int) -> Quantity? {
    Rational(size, other).flatMap { quantity.multiplied(by: $0) }
  }

  /// Returns whether a larger unit comes out even, so that a cook would use it.
  private func isEven(_ quantity: Quantity, _ unit: KitchenUnit) -> Bool {
    [quantity.low, quantity.high].allSatisfy { value in
      switch unit {
      case .cup: value >= Rational(1, over: 4) && [1, 2, 3, 4].contains(value.denominator)
      case .tablespoon: value >= .one && value.denominator <= 2
      case .pound: value >= .one && [1, 2, 4].contains(value.denominator)
      default: false
      }
    }
  }

  /// Returns whether there is a measure for it.
  func isReadable(_ value: Rational, _ unit: KitchenUnit?) -> Bool {
    guard value > .zero, KitchenNumber.denominators.contains(value.denominator) else { return false }
    return switch unit {
    case .cup, .pound: value >= Rational(1, over: 4)
    case .tablespoon: value == Rational(1, over: 2) || value >= .one && value.denominator <= 4
    default: true
    }
  }

  /// The nearest quantity that can be measured in the first unit where it is within 4 %, a decimal otherwise.
  private func nearest(_ quantity: Quantity, among units: [(KitchenUnit?, Int)], of size: Int) -> MeasuredQuantity {
    for (unit, other) in units {
      guard let found = convert(quantity, from: size, to: other) else { continue }
      let denominators = unit == .tablespoon ? [1, 2, 3, 4] : KitchenNumber.denominators
      guard let low = KitchenNumber.nearest(to: found.low, denominators: denominators),
        let high = KitchenNumber.nearest(to: found.high, denominators: denominators), isReadable(low, unit),
        isReadable(high, unit)
      else { continue }
      return MeasuredQuantity(
        quantity: Quantity(low, to: high), unit: unit, isExact: low == found.low && high == found.high)
    }
    let unit = units.first?.0
    let low = quantity.low.rounded(toDecimals: 2)
    let high = quantity.high.rounded(toDecimals: 2)
    guard low > .zero else { return MeasuredQuantity(quantity: quantity, unit: unit, isExact: false) }
    return MeasuredQuantity(
      quantity: Quantity(low, to: high), unit: unit, isExact: low == quantity.low && high == quantity.high)
  }

  // MARK: Things

  /// What comes out as a whole, half, third, or quarter stays; else the nearest quarter below one, half up to ten, and whole
  /// above, and never zero.
  private func counted(_ quantity: Quantity, _ unit: KitchenUnit?) -> MeasuredQuantity {
    let (low, high) = (Self.counted(quantity.low), Self.counted(quantity.high))
    return MeasuredQuantity(
      quantity: Quantity(low, to: high), unit: unit, isExact: low == quantity.low && high == quantity.high)
  }

  private static func counted(_ value: Rational) -> Rational {
    if value.denominator <= 4 { return value }
    let steps = Rational(value < .one ? 4 : value < Rational(10) ? 2 : 1)
    guard let scaled = value.multiplied(by: steps) else { return value }
    let nearest = max(scaled.rounded(toDecimals: 0), .one)
    return nearest.divided(by: steps) ?? value
  }

  // MARK: Metric

  /// More than eight spoons in a recipe without cups that has metric units, as milliliters; nil for anything else.
  private func manySpoons(
    _ measured: MeasuredQuantity, of quantity: Quantity, _ unit: KitchenUnit
  ) -> MeasuredQuantity? {
    guard mayChange, style.isMetric, !style.hasCups, let spoon = measured.unit, Self.milliliters[spoon] != nil,
      measured.quantity.high > Rational(8), let own = Self.milliliters[unit],
      let found = convert(quantity, from: own, to: 1)
    else { return nil }
    let (low, high) = (Self.inFives(found.low), Self.inFives(found.high))
    return MeasuredQuantity(
      quantity: Quantity(low, to: high), unit: .milliliter, isExact: low == found.low && high == found.high)
  }

  private static let milliliters: [KitchenUnit: Int] = [.teaspoon: 5, .tablespoon: 15]

  private static func inFives(_ value: Rational) -> Rational {
    value.divided(by: Rational(5))?.rounded(toDecimals: 0).multiplied(by: Rational(5)) ?? value
  }

  private func metric(_ quantity: Quantity, unit: KitchenUnit, written: Quantity) -> MeasuredQuantity {
    var quantity = quantity
    var unit = unit
    if mayChange, let (large, size) = Self.larger(unit), quantity.low >= Rational(size),
      let found = convert(quantity, from: 1, to: size), isShort(found.low), isShort(found.high)
    {
      (quantity, unit) = (found, large)
    } else if mayChange, unit == .kilogram || unit == .liter, quantity.high < .one, written.high >= .one,
      let found = convert(quantity, from: 1000, to: 1)
    {
      (quantity, unit) = (found, unit == .kilogram ? .gram : .milliliter)
    }
    let low = rounded(quantity.low, unit)
    let high = rounded(quantity.high, unit)
    guard low > .zero else { return MeasuredQuantity(quantity: quantity, unit: unit, isExact: false) }
    return MeasuredQuantity(
      quantity: Quantity(low, to: high), unit: unit, isExact: low == quantity.low && high == quantity.high)
  }

  private static func larger(_ unit: KitchenUnit) -> (KitchenUnit, Int)? {
    switch unit {
    case .gram: (.kilogram, 1000)
    case .milliliter: (.liter, 1000)
    case .centiliter: (.liter, 100)
    case .deciliter: (.liter, 10)
    default: nil
    }
  }

  /// Returns whether two decimals say it.
  private func isShort(_ value: Rational) -> Bool { value.rounded(toDecimals: 2) == value }

  private func rounded(_ value: Rational, _ unit: KitchenUnit) -> Rational {
    if isShort(value) || value.denominator == 3 && value < .one || value.denominator == 8 { return value }
    let digits = unit == .kilogram || unit == .liter || value < .one ? 2 : value < Rational(10) ? 1 : 0
    return value.rounded(toDecimals: digits)
  }
}
