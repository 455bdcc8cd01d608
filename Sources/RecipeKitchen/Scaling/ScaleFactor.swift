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

extension LineReader {
  /// A number, or the "a" of "a dozen".
  fileprivate func servings(at index: Int) -> (amount: Amount, next: Int)? {
    if let found = quantity(at: index) { return found }
    guard has(index, .article), has(index + 1, .dozen) else { return nil }
    var amount = Amount()
    amount.quantity = Quantity(.one)
    amount.notation = .word
    amount.lowSpan = tokens[index].span
    return (amount, index + 1)
  }
}

/// How many a recipe serves, as its words say.
package struct ServingsCount: Hashable, Sendable {
  /// The first number of the text, times twelve before "dozen"; of a range its middle.
  package let count: Rational
  package let isRange: Bool

  /// The number as a cook writes it: `3½`.
  package var countText: String { KitchenNumber(notation: .vulgar, isSpaced: false).text(count) }

  private let text: String
  private let amount: Amount
  /// `true` if the text itself says "about".
  private let isAbout: Bool
  /// The bytes of the number, with "dozen" after it.
  private let span: Range<Int>
  /// The words after the number.
  private let words: [Range<Int>]

  /// Reads "4", "4-6 people", "about 24 cookies", "2 dozen rolls"; `nil` for a text without a number.
  package init?(_ text: String) {
    let reader = LineReader(text)
    guard let (amount, next) = reader.tokens.indices.lazy.compactMap({ reader.servings(at: $0) }).first,
      let low = amount.lowSpan, let quantity = amount.quantity, let sum = quantity.low.adding(quantity.high)
    else { return nil }
    let isDozens = reader.has(next, .dozen)
    guard let middle = sum.multiplied(by: Rational(isDozens ? 12 : 1, over: 2)) else { return nil }
    self.text = text
    self.amount = amount
    isAbout = reader.tokens.indices.contains { reader.has($0, .about) }
    let words = reader.tokens[next...].prefix { $0.isWord }.map(\.span)
    span = low.lowerBound..<(isDozens ? reader.tokens[next].span : amount.highSpan ?? low).upperBound
    self.words = Array(words.dropFirst(isDozens ? 1 : 0).prefix(3))
    count = middle
    isRange = quantity.isRange
  }

  /// The text with its number multiplied: "8-12 people" for "4-6 people".
  ///
  /// - Parameter countsThings: `true` if "about 5" is said for 4⅘.
  package func scaled(by factor: Rational, countsThings: Bool = true) -> String {
    var scaler = AmountScaler(
      text: text, amounts: [amount], factor: factor, ScalingStyle(countsThings: countsThings))
    scaler.run()
    var edits = scaler.edits
    if let high = amount.quantity?.high.multiplied(by: factor) { inflect(for: high, &edits) }
    let scaled = edits.applied(to: text)
    if !countsThings || scaler.isExact || isAbout { return scaled }
    // Nothing before the number has changed.
    let number = span.lowerBound
    return scaled.bytes(0..<number) + "about " + scaled.bytes(number..<scaled.utf8.count)
  }

  /// The text with another number: "8 people" for "4-6 people".
  package func replaced(by count: String) -> String {
    var edits = TextEdits()
    edits.replace(span, with: count)
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
