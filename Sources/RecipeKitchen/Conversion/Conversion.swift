/// Values in another system, rounded as cooks write them.
///
/// - Source: Documentation/Cooking.md.
struct Conversion {
  let system: MeasurementSystem

  /// One unit with a number, or two of them: "1 lb 2 oz".
  struct Part {
    let value: Rational
    let unit: KitchenUnit
  }

  // MARK: Metric

  /// Below 2 to 0.1, below 10 to 0.5, below 100 to 1, below 1000 to 5, above to 10.
  static func rounded(_ value: Double) -> Double {
    value.nearest(value < 2 ? 0.1 : value < 10 ? 0.5 : value < 100 ? 1 : value < 1000 ? 5 : 10)
  }

  /// Grams or milliliters; kilograms and liters if all values are that large.
  static func metric(_ values: [Double], isWeight: Bool) -> [Part] {
    let rounded = values.map(Self.rounded)
    guard rounded.allSatisfy({ $0 >= 1000 }) else {
      return rounded.map { Part(value: Rational(thousandthsOf: $0), unit: isWeight ? .gram : .milliliter) }
    }
    return rounded.map { Part(value: Rational(thousandthsOf: $0 / 1000), unit: isWeight ? .kilogram : .liter) }
  }

  /// Below an inch to millimeters, below 4 inches to half centimeters, else to centimeters.
  static func metricLengths(_ inches: [Double]) -> [Part] {
    let largest = inches.max() ?? 0
    return inches.map { inch in
      if largest < 1 { return Part(value: Rational(thousandthsOf: (inch * 25.4).nearest(1)), unit: .millimeter) }
      return Part(value: Rational(thousandthsOf: (inch * 2.54).nearest(inch < 4 ? 0.5 : 1)), unit: .centimeter)
    }
  }

  // MARK: Inches, ounces and cups

  /// Quarter inches below 4, whole inches above; eighths where a quarter would be far off.
  static func inches(_ millimeters: [Double]) -> [Part] {
    millimeters.map { value in
      let inch = value / 25.4
      let step = inch >= 4 ? 1 : inch < 0.75 && !inch.isWithin(0.1, of: inch.nearest(0.25)) ? 0.125 : 0.25
      return Part(value: Rational(thousandthsOf: max(inch.nearest(step), 0.125)), unit: .inch)
    }
  }

  /// Ounces in quarters below 4, in halves below 16; from there quarter pounds, or pounds and ounces.
  ///
  /// - Returns: `nil` below a quarter of an ounce, and where no eighth is within 6 %.
  static func pounds(_ grams: Double) -> [Part]? {
    let ounces = grams / 28.3495
    guard ounces >= 0.25 else { return nil }
    if ounces < 15.75 {
      for step in [ounces < 4 ? 0.25 : 0.5, 0.125] {
        let found = ounces.nearest(step)
        if ounces.isWithin(0.06, of: found) { return [Part(value: Rational(thousandthsOf: found), unit: .ounce)] }
      }
      return nil
    }
    let pounds = ounces / 16
    if pounds.isWithin(0.03, of: pounds.nearest(0.25)) {
      return [Part(value: Rational(thousandthsOf: pounds.nearest(0.25)), unit: .pound)]
    }
    let whole = Int(ounces.nearest(1))
    return [Part(value: Rational(whole / 16), unit: .pound), Part(value: Rational(whole % 16), unit: .ounce)]
  }

  /// Both ends of a range in pounds, if quarters are within 5.5 %, else in ounces.
  static func pounds(from low: Double, to high: Double) -> [Part]? {
    let ounces = [low / 28.3495, high / 28.3495]
    let quarters = ounces.map { ($0 / 16).nearest(0.25) }
    if zip(ounces, quarters).allSatisfy({ $0 >= 15.75 && $0.isWithin(0.055, of: $1 * 16) }) {
      return quarters.map { Part(value: Rational(thousandthsOf: $0), unit: .pound) }
    }
    let found = ounces.map { $0.nearest($0 < 4 ? 0.25 : $0 < 16 ? 0.5 : 1) }
    guard zip(ounces, found).allSatisfy({ $0 >= 0.25 && $0.isWithin(0.06, of: $1) }) else { return nil }
    return found.map { Part(value: Rational(thousandthsOf: $0), unit: .ounce) }
  }

  /// Cups, tablespoons or teaspoons: the first unit with a simple fraction within 5.5 % of the value, or 6.5 % of both ends
  /// of a range.
  ///
  /// Quarters and thirds are equally simple: the nearer one counts.
  static func cups(_ cups: [Double]) -> [Part]? {
    let spoons = cups.count > 1 ? [[1], [2], [4, 3]] : [[1], [2]]
    let units: [(KitchenUnit, Double, [[Int]], least: Double)] = [
      (.cup, 1, [[1], [2], [4, 3], [8]], 0.25), (.tablespoon, 16, spoons, 1),
      (.teaspoon, 48, [[1], [2], [4], [8]], 0.125),
    ]
    for (unit, count, denominators, least) in units {
      let found = cups.compactMap {
        simplest($0 * count, denominators, least: least, within: cups.count > 1 ? 0.065 : 0.055)
      }
      if found.count == cups.count { return found.map { Part(value: $0, unit: unit) } }
    }
    return nil
  }

  private static func simplest(_ value: Double, _ denominators: [[Int]], least: Double, within part: Double)
    -> Rational?
  {
    for group in denominators {
      let found = group.map { Rational(Int((value * Double($0)).nearest(1)), over: $0) }
        .filter { $0.doubleValue >= least - 0.001 && value.isWithin(part, of: $0.doubleValue) }
      if let nearest = found.min(by: { abs($0.doubleValue - value) < abs($1.doubleValue - value) }) { return nearest }
    }
    return nil
  }

  /// Imperial fluid ounces in quarters up to 10, in halves up to 20, and pints in quarters.
  static func fluidOunces(_ milliliters: [Double]) -> [Part]? {
    let ounces = milliliters.map { $0 / 28.4131 }
    guard ounces.allSatisfy({ $0 >= 0.25 }) else { return nil }
    if ounces.allSatisfy({ $0 > 19.5 && ($0 / 20).isWithin(0.06, of: ($0 / 20).nearest(0.25)) }) {
      return ounces.map { Part(value: Rational(thousandthsOf: ($0 / 20).nearest(0.25)), unit: .pint) }
    }
    return ounces.map { Part(value: Rational(thousandthsOf: $0.nearest($0 <= 10 ? 0.25 : 0.5)), unit: .fluidOunce) }
  }
}
