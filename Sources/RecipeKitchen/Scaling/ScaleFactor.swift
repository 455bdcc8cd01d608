extension Rational {
  /// The largest factor that a recipe is scaled by.
  package static let largestFactor = 1000

  /// Reads `2`, `1/2`, `1.5`, `1 1/2`, `½`: above zero, at most `largestFactor`.
  ///
  /// - Returns: `nil` for anything else.
  package static func factor(_ text: String) -> Rational? {
    guard let value = number(text), value > .zero, value <= Rational(largestFactor) else { return nil }
    return value
  }

  /// Reads a number above zero that is all of a text.
  private static func number(_ text: String) -> Rational? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count == 2, parts.allSatisfy({ (1...6) ~= $0.utf8.count }), let top = Int(parts[0]),
      let bottom = Int(parts[1])
    {
      return Rational(top, bottom)
    }
    let reader = LineReader(text)
    guard let read = reader.number(at: 0), read.next == reader.count, read.notation != .word else { return nil }
    return read.value
  }
}

/// How many a recipe serves, as its words say.
package struct ServingsCount: Hashable, Sendable {
  /// The first number of the text; of a range its middle.
  package let count: Rational
  package let isRange: Bool

  private let text: String
  private let amount: Amount

  /// Reads "4", "4-6 people", "about 24 cookies"; `nil` for a text without a number.
  package init?(_ text: String) {
    let reader = LineReader(text)
    guard let (amount, _) = reader.tokens.indices.lazy.compactMap({ reader.quantity(at: $0) }).first,
      let quantity = amount.quantity, let sum = quantity.low.adding(quantity.high),
      let middle = sum.multiplied(by: Rational(1, over: 2))
    else { return nil }
    self.text = text
    self.amount = amount
    count = middle
    isRange = quantity.isRange
  }

  /// The text with its number multiplied: "8-12 people" for "4-6 people".
  package func scaled(by factor: Rational) -> String {
    var scaler = AmountScaler(text: text, amounts: [amount], factor: factor)
    scaler.run()
    return scaler.edits.applied(to: text)
  }

  /// The text with another number: "8 people" for "4-6 people".
  package func replaced(by count: String) -> String {
    var edits = TextEdits()
    guard let low = amount.lowSpan else { return text }
    edits.replace(low.lowerBound..<(amount.highSpan ?? low).upperBound, with: count)
    return edits.applied(to: text)
  }

  /// The factor that makes so many of it; `nil` above the largest factor.
  package func factor(for count: Rational) -> Rational? {
    guard let factor = count.divided(by: self.count), factor <= Rational(Rational.largestFactor) else { return nil }
    return factor
  }
}
