/// A system of units that a cook measures in. Spoons belong to all of them.
package enum MeasurementSystem: String, CaseIterable, Sendable {
  case metric, us, imperial
}

/// What is measured.
enum Dimension { case volume, weight, length }

extension KitchenUnit {
  var dimension: Dimension? {
    switch self {
    case .teaspoon, .dessertspoon, .tablespoon, .cup, .fluidOunce, .pint, .quart, .gallon: .volume
    case .milliliter, .centiliter, .deciliter, .liter: .volume
    case .ounce, .pound, .milligram, .gram, .kilogram, .stick: .weight
    case .inch, .centimeter, .millimeter: .length
    case .pinch, .thing: nil
    }
  }

  func isIn(_ system: MeasurementSystem) -> Bool {
    switch self {
    case .teaspoon, .dessertspoon, .tablespoon: true
    case .cup, .quart, .gallon: system == .us
    case .stick: system == .us
    case .fluidOunce, .pint, .ounce, .pound, .inch: system != .metric
    default: system == .metric
    }
  }

  /// Milliliters, grams or millimeters.
  ///
  /// Cups and fluid ounces are those of US nutrition labels (21 CFR 101.9), larger measures parts of the exact gallon;
  /// the imperial gallon is 4.54609 liters.
  func size(isImperial: Bool) -> Double {
    switch self {
    case .teaspoon: 5
    case .dessertspoon: 10
    case .tablespoon: 15
    case .cup: 240
    case .fluidOunce: isImperial ? 28.4131 : 30
    case .pint: isImperial ? 568.261 : 473.176
    case .quart: isImperial ? 1136.52 : 946.353
    case .gallon: isImperial ? 4546.09 : 3785.41
    case .milliliter, .gram, .millimeter: 1
    case .centiliter, .centimeter: 10
    case .deciliter: 100
    case .liter, .kilogram: 1000
    case .milligram: 0.001
    case .ounce: 28.3495
    case .pound: 453.592
    case .stick: 113
    case .inch: 25.4
    case .pinch, .thing: 0
    }
  }
}

extension Double {
  /// The nearest multiple of a step; halves go up.
  func nearest(_ step: Double) -> Double {
    let count = self / step + 0.5
    guard count > -9e15, count < 9e15 else { return self }
    return Double(Int(count)) * step
  }

  /// Returns whether two values differ by no more than a part of this one.
  func isWithin(_ part: Double, of other: Double) -> Bool { Swift.abs(self - other) <= part * Swift.abs(self) }
}

extension Rational {
  /// A number of up to three decimals.
  init(thousandthsOf value: Double) {
    self.init(Int((value * 1000).nearest(1)), over: 1000)
  }
}
