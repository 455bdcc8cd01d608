/// How a number is written so that a cook can measure it.
struct KitchenNumber {
  /// The denominators that spoons, cups and scales have.
  static let denominators = [1, 2, 3, 4, 8]

  let notation: NumberNotation
  let isSpaced: Bool

  /// The number as text: `1½`, `1 1/2`, `1.5`, as the notation says.
  ///
  /// Fractions that no kitchen knows become decimals of two digits, more if it would be zero otherwise.
  func text(_ value: Rational) -> String {
    if value.isWhole { return "\(value.numerator)" }
    let isDecimal = notation == .decimalPoint || notation == .decimalComma
    guard !isDecimal, Self.denominators.contains(value.denominator) else { return decimal(value) }
    let whole = value.floor
    let part = value.numerator - whole * value.denominator
    if notation == .ascii { return (whole > 0 ? "\(whole) " : "") + "\(part)/\(value.denominator)" }
    guard let character = VulgarFraction.character(part, value.denominator) else { return decimal(value) }
    return (whole > 0 ? "\(whole)" + (isSpaced ? " " : "") : "") + String(character)
  }

  /// Returns whether the text says exactly this value.
  func isExact(_ value: Rational) -> Bool {
    let isDecimal = notation == .decimalPoint || notation == .decimalComma
    if !isDecimal, Self.denominators.contains(value.denominator) { return true }
    return value.rounded(toDecimals: 3) == value
  }

  /// Two decimals, three where they say it exactly.
  private func decimal(_ value: Rational) -> String {
    var digits = value.rounded(toDecimals: 3) == value ? 3 : 2
    var rounded = value.rounded(toDecimals: digits)
    while rounded == .zero, value > .zero, digits < 9 {
      digits += 1
      rounded = value.rounded(toDecimals: digits)
    }
    let scale = Rational.powerOfTen(digits)
    let whole = rounded.floor
    guard let part = rounded.subtracting(Rational(whole))?.multiplied(by: Rational(scale)) else { return "\(whole)" }
    var text = String(String(scale + part.floor).dropFirst())
    while text.last == "0" { text.removeLast() }
    return text.isEmpty ? "\(whole)" : "\(whole)\(notation == .decimalComma ? "," : ".")\(text)"
  }

  /// The nearest fraction of the given denominators, if it is within 4 %.
  static func nearest(to value: Rational, denominators: [Int]) -> Rational? {
    var best: Rational?
    for denominator in denominators {
      guard let scaled = value.multiplied(by: Rational(denominator))?.rounded(toDecimals: 0),
        let candidate = scaled.divided(by: Rational(denominator)), candidate > .zero
      else { continue }
      if best.map({ candidate.distance(to: value) < $0.distance(to: value) }) ?? true { best = candidate }
    }
    guard let best, best.distance(to: value) <= 0.04 * value.doubleValue else { return nil }
    return best
  }
}

extension Rational {
  /// Ten to a power of up to nine.
  static func powerOfTen(_ digits: Int) -> Int {
    (0..<digits).reduce(1) { power, _ in power * 10 }
  }

  /// The nearest number with so many decimal digits, halves upward; itself if that does not fit.
  func rounded(toDecimals digits: Int) -> Rational {
    let scale = Rational(Self.powerOfTen(digits))
    guard let scaled = multiplied(by: scale)?.adding(Rational(1, over: 2)) else { return self }
    return Rational(scaled.floor).divided(by: scale) ?? self
  }

  func distance(to other: Rational) -> Double { Swift.abs(doubleValue - other.doubleValue) }
}
