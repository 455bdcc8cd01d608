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

  /// The number as a cook writes it: `3½`.
  package var countText: String { KitchenNumber(notation: .vulgar, isSpaced: false).text(count) }

  private let text: String
  private let amount: Amount
  /// The words after the number.
  private let words: [Range<Int>]

  /// Reads "4", "4-6 people", "about 24 cookies"; `nil` for a text without a number.
  package init?(_ text: String) {
    let reader = LineReader(text)
    guard let (amount, next) = reader.tokens.indices.lazy.compactMap({ reader.quantity(at: $0) }).first,
      let quantity = amount.quantity, let sum = quantity.low.adding(quantity.high),
      let middle = sum.multiplied(by: Rational(1, over: 2))
    else { return nil }
    self.text = text
    self.amount = amount
    words = reader.tokens[next...].prefix { $0.isWord }.prefix(3).map(\.span)
    count = middle
    isRange = quantity.isRange
  }

  /// The text with its number multiplied: "8-12 people" for "4-6 people".
  package func scaled(by factor: Rational) -> String {
    var scaler = AmountScaler(text: text, amounts: [amount], factor: factor)
    scaler.run()
    var edits = scaler.edits
    if let high = amount.quantity?.high.multiplied(by: factor) { inflect(for: high, &edits) }
    return edits.applied(to: text)
  }

  /// The text with another number: "8 people" for "4-6 people".
  package func replaced(by count: String) -> String {
    var edits = TextEdits()
    guard let low = amount.lowSpan else { return text }
    edits.replace(low.lowerBound..<(amount.highSpan ?? low).upperBound, with: count)
    if let value = Rational.factor(count) { inflect(for: value, &edits) }
    return edits.applied(to: text)
  }

  /// Makes "2 loaves" of "1 loaf", and "1 serving" of "4 servings".
  private func inflect(for value: Rational, _ edits: inout TextEdits) {
    for line in FactText(ServingFacts.text).parts(by: .newline) {
      for word in line.words {
        let forms = word.parts(by: .slash).map(\.string)
        guard let (one, several) = forms.first.flatMap({ one in forms.last.map { (one, $0) } }),
          let span = words.first(where: { text.bytes($0) == one || text.bytes($0) == several })
        else { continue }
        return edits.replace(span, with: value <= .one ? one : several)
      }
    }
  }

  /// The factor that makes so many of it; `nil` above the largest factor.
  package func factor(for count: Rational) -> Rational? {
    guard let factor = count.divided(by: self.count), factor <= Rational(Rational.largestFactor) else { return nil }
    return factor
  }
}
