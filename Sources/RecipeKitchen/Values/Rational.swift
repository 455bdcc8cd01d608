/// An exact fraction in lowest terms, with a positive denominator.
///
/// Arithmetic returns `nil` when a result does not fit, so that no number a person typed can stop the program.
package struct Rational: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let numerator: Int
  package let denominator: Int

  package static let zero = Rational(0)
  package static let one = Rational(1)

  package init(_ value: Int) {
    numerator = value
    denominator = 1
  }

  /// Creates the fraction in lowest terms, or returns `nil` if the denominator is not positive.
  package init?(_ numerator: Int, _ denominator: Int) {
    guard denominator > 0, numerator > Int.min else { return nil }
    let divisor = Self.greatestCommonDivisor(numerator.magnitude, denominator.magnitude)
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  /// A fraction written in code.
  ///
  /// - Precondition: The denominator is positive.
  init(_ numerator: Int, over denominator: Int) {
    let divisor = Self.greatestCommonDivisor(numerator.magnitude, denominator.magnitude)
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  package func adding(_ other: Rational) -> Rational? {
    if denominator == 1, other.denominator == 1 {
      let (sum, overflow) = numerator.addingReportingOverflow(other.numerator)
      return overflow ? nil : Rational(sum)
    }
    let (left, overflow1) = numerator.multipliedReportingOverflow(by: other.denominator)
    let (right, overflow2) = other.numerator.multipliedReportingOverflow(by: denominator)
    let (sum, overflow3) = left.addingReportingOverflow(right)
    let (product, overflow4) = denominator.multipliedReportingOverflow(by: other.denominator)
    return overflow1 || overflow2 || overflow3 || overflow4 ? nil : Rational(sum, product)
  }

  package func subtracting(_ other: Rational) -> Rational? {
    guard other.numerator > Int.min else { return nil }
    return adding(Rational(-other.numerator, over: other.denominator))
  }

  package func multiplied(by other: Rational) -> Rational? {
    guard let left = Rational(numerator, other.denominator), let right = Rational(other.numerator, denominator) else {
      return nil
    }
    let (top, overflow1) = left.numerator.multipliedReportingOverflow(by: right.numerator)
    let (bottom, overflow2) = left.denominator.multipliedReportingOverflow(by: right.denominator)
    return overflow1 || overflow2 ? nil : Rational(top, bottom)
  }

  /// Returns `nil` as well if the divisor is not positive.
  package func divided(by other: Rational) -> Rational? {
    guard let inverse = Rational(other.denominator, other.numerator) else { return nil }
    return multiplied(by: inverse)
  }

  package var isWhole: Bool { denominator == 1 }

  /// The largest whole number that is not above the fraction.
  package var floor: Int {
    let quotient = numerator / denominator
    return numerator % denominator < 0 ? quotient - 1 : quotient
  }

  package var doubleValue: Double { Double(numerator) / Double(denominator) }

  /// The value as a fraction, such as `3/2`, or as a whole number.
  package var description: String { denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)" }

  package static func < (left: Rational, right: Rational) -> Bool {
    if left.denominator == right.denominator { return left.numerator < right.numerator }
    let products = (
      left.numerator.multipliedFullWidth(by: right.denominator),
      right.numerator.multipliedFullWidth(by: left.denominator)
    )
    return products.0.high == products.1.high
      ? products.0.low < products.1.low : products.0.high < products.1.high
  }

  private static func greatestCommonDivisor(_ first: UInt, _ second: UInt) -> Int {
    var (a, b) = (first, second)
    while b != 0 { (a, b) = (b, a % b) }
    return Int(max(a, 1))
  }
}
