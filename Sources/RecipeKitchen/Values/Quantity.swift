/// A number as written, or a range such as "2-3".
package struct Quantity: Hashable, Sendable {
  package let low: Rational
  /// Equal to `low` when no range is written.
  package let high: Rational

  package init(_ low: Rational, to high: Rational? = nil) {
    self.low = low
    self.high = high ?? low
  }

  package var isRange: Bool { low != high }

  package func multiplied(by factor: Rational) -> Quantity? {
    guard let low = low.multiplied(by: factor), let high = high.multiplied(by: factor) else { return nil }
    return Quantity(low, to: high)
  }
}

/// How the writer of a line wrote a number; what the program writes follows it.
package enum NumberNotation: UInt8, Hashable, Sendable {
  /// `2`
  case integer
  /// `½`, `1½`
  case vulgar
  /// `1/2`, `1 1/2`
  case ascii
  /// `0.5`
  case decimalPoint
  /// `0,5`
  case decimalComma
  /// `two`, `half a`
  case word
}
