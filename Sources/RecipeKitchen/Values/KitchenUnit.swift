/// What an amount is measured in.
package enum KitchenUnit: UInt8, CaseIterable, Hashable, Sendable {
  case teaspoon, dessertspoon, tablespoon, cup, fluidOunce, pint, quart, gallon
  case ounce, pound, stick
  case milligram, gram, kilogram
  case milliliter, centiliter, deciliter, liter
  case inch, centimeter, millimeter
  case pinch
  /// Anything that is counted: a clove, a bunch, a can.
  case thing

  /// The name in the unit table; things have names of their own.
  package var symbol: String {
    switch self {
    case .teaspoon: "tsp"
    case .dessertspoon: "dsp"
    case .tablespoon: "tbsp"
    case .cup: "cup"
    case .fluidOunce: "fl oz"
    case .pint: "pint"
    case .quart: "quart"
    case .gallon: "gallon"
    case .ounce: "oz"
    case .pound: "lb"
    case .stick: "stick"
    case .milligram: "mg"
    case .gram: "g"
    case .kilogram: "kg"
    case .milliliter: "ml"
    case .centiliter: "cl"
    case .deciliter: "dl"
    case .liter: "l"
    case .inch: "inch"
    case .centimeter: "cm"
    case .millimeter: "mm"
    case .pinch: "pinch"
    case .thing: ""
    }
  }

  package var isLength: Bool { self == .inch || self == .centimeter || self == .millimeter }

  /// `true` if it says how much without a food, as "3 tablespoons" does and "3 cloves" does not.
  package var isMeasure: Bool { self != .thing && self != .pinch && self != .stick }

  package var isMetric: Bool {
    switch self {
    case .milligram, .gram, .kilogram, .milliliter, .centiliter, .deciliter, .liter, .centimeter, .millimeter: true
    default: false
    }
  }

  package var isSpoon: Bool { self == .teaspoon || self == .dessertspoon || self == .tablespoon }

  package var isWeight: Bool {
    switch self {
    case .ounce, .pound, .milligram, .gram, .kilogram: true
    default: false
    }
  }
}
