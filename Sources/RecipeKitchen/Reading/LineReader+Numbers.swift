/// A number, and where it stands.
struct ReadNumber {
  var value: Rational
  var notation: NumberNotation
  /// `true` if a space stands inside a mixed number.
  var isSpaced = false
  /// The token after it.
  var next: Int
  var span: Range<Int>
}

extension LineReader {
  /// Reads `2`, `2.5`, `1/2`, `1 1/2`, `1½`, `1-1/2`, `1 and ½`, `half a`, `two`, or returns `nil`.
  ///
  /// A percentage and a temperature are not numbers here.
  func number(at index: Int) -> ReadNumber? {
    guard index < count, !tokens[index].isBarred else { return nil }
    let token = tokens[index]
    guard var read = wholeNumber(token, at: index) else { return nil }
    if token.kind == .number, token.notation == .integer { addFraction(to: &read) }
    if isShare(read.next) || isDegree(read.next) { return nil }
    guard read.value > .zero else { return nil }
    return read
  }

  /// "%", "percent", "per cent".
  func isShare(_ index: Int) -> Bool {
    isMark(index, "%") || has(index, .percent)
      || index + 1 < count && has(index, .each) && Self.cents.contains(tokens[index + 1].hash)
  }

  func isDegree(_ index: Int) -> Bool {
    isMark(index, "°") || isMark(index, "℉") || isMark(index, "℃") || has(index, .degrees)
  }

  private static let cents = ["cent", "cento", "ciento"].map { WordHash.folded($0.utf8) }

  private func wholeNumber(_ token: Token, at index: Int) -> ReadNumber? {
    switch token.kind {
    case .number:
      if let number = fraction(at: index) ?? groupedNumber(at: index) { return number }
      return ReadNumber(value: token.value, notation: token.notation, next: index + 1, span: token.span)
    case .fraction: return ReadNumber(value: token.value, notation: .vulgar, next: index + 1, span: token.span)
    case .word, .ideograph:
      if let fraction = fractionInWords(at: index) { return fraction }
      guard token.has(.number) else { return nil }
      var read = ReadNumber(
        value: Rational(Int(token.entry.twentyFourths), over: 24), notation: .word, next: index + 1, span: token.span)
      addWords(to: &read, isHalf: isHalf(index))
      return read
    case .mark: return nil
    }
  }

  /// Reads digits whose mark is that of another language: "1 500 g de farine" and "1.500 g Mehl" are fifteen hundred,
  /// "1,250 kg" is one and a quarter; nothing is weighed by the thousandth of a gram, or by the ton.
  private func groupedNumber(at index: Int) -> ReadNumber? {
    let token = tokens[index]
    if token.notation == .integer, token.numerator < 1000, isThousands(index + 1),
      let unit = unit(at: index + 2)?.unit.unit,
      unit.isMetric, language(before: index + 3) != nil,
      let value = Rational(1000).multiplied(by: token.value)?.adding(tokens[index + 1].value)
    {
      return ReadNumber(value: value, notation: .integer, next: index + 2, span: span(index, index + 2))
    }
    guard token.denominator == 1000 || token.numerator >= 1000, token.value >= .one,
      let unit = unit(afterRange: index + 1)
    else { return nil }
    switch (token.notation, unit) {
    case (.decimalPoint, .gram), (.decimalPoint, .milliliter):
      // "1.875 mL" is computed.
      guard token.denominator == 1000, token.numerator % 10 == 0 else { return nil }
      return ReadNumber(value: Rational(token.numerator), notation: .integer, next: index + 1, span: token.span)
    case (.integer, .kilogram), (.integer, .liter):
      guard bytes[token.span].filter({ $0 == UInt8(ascii: ",") }).count == 1 else { return nil }
      return ReadNumber(
        value: Rational(token.numerator, over: 1000), notation: .decimalComma, next: index + 1, span: token.span)
    default: return nil
    }
  }

  /// The unit of a number, which may be the lower one of a range: "1.000-1.500 g".
  private func unit(afterRange index: Int) -> KitchenUnit? {
    let isRange = isDash(index) || has(index, .range)
    let upper = isRange && index + 1 < count && tokens[index + 1].kind == .number
    return unit(at: upper ? index + 2 : index)?.unit.unit
  }

  /// Returns whether three digits stand here, after a space.
  private func isThousands(_ index: Int) -> Bool {
    guard index < count, tokens[index].kind == .number, tokens[index].notation == .integer, isSpaced(index) else {
      return false
    }
    return tokens[index].end - tokens[index].start == 3
  }

  /// Reads "two-thirds", "two thirds of a", and "a quarter of a", as in "a quarter of a pound".
  private func fractionInWords(at index: Int) -> ReadNumber? {
    guard has(index, [.number, .article]) else { return nil }
    var (next, twentyFourths) = (index + 1, tokens[index].entry.twentyFourths)
    if isWord(next), case let entry = Lexicon.shared[WordHash.joining(tokens[index].hash, tokens[next].hash)],
      entry.classes.contains(.number)
    {
      (next, twentyFourths) = (next + 1, entry.twentyFourths)
    }
    guard twentyFourths > 0, next > index + 1 || twentyFourths < 24 && twentyFourths != 12 else { return nil }
    if has(next, .of) {
      guard has(next + 1, .article) else { return nil }
      next += 2
    }
    return ReadNumber(
      value: Rational(Int(twentyFourths), over: 24), notation: .word, next: next, span: span(index, next))
  }

  /// `true` if a word is "half", in any language.
  func isHalf(_ index: Int) -> Bool { has(index, .number) && tokens[index].entry.twentyFourths == 12 }

  /// Reads "half a" as a half, "one and a half", "1 y media", and 半分.
  private func addWords(to read: inout ReadNumber, isHalf: Bool) {
    if isHalf, has(read.next, .article) || read.next < count && tokens[read.next].hash == Self.part {
      read.span = read.span.lowerBound..<tokens[read.next].span.upperBound
      read.next += 1
    } else if !isHalf, let part = andFraction(read.next), let sum = read.value.adding(part.value) {
      read.value = sum
      read.span = read.span.lowerBound..<tokens[part.next - 1].span.upperBound
      read.next = part.next
    }
  }

  /// Reads "and a half", "y media", and "and two-thirds".
  func andFraction(_ index: Int) -> (value: Rational, next: Int)? {
    guard has(index, .and) else { return nil }
    if index + 1 < count, let fraction = fractionInWords(at: index + 1) { return (fraction.value, fraction.next) }
    let half = has(index + 1, .article) ? index + 2 : index + 1
    return isHalf(half) ? (Rational(1, over: 2), half + 1) : nil
  }

  private static let part = WordHash.folded("分".utf8)

  /// Reads `1/2`: no spaces, a denominator of 2 to 16.
  private func fraction(at index: Int) -> ReadNumber? {
    guard index + 2 < count, tokens[index].notation == .integer, isMark(index + 1, "/"), !tokens[index + 1].isSpaced
    else {
      return nil
    }
    let bottom = tokens[index + 2]
    guard bottom.kind == .number, !bottom.isSpaced, bottom.notation == .integer, 2...16 ~= bottom.numerator,
      tokens[index].numerator < 100, let value = Rational(tokens[index].numerator, bottom.numerator)
    else { return nil }
    return ReadNumber(value: value, notation: .ascii, next: index + 3, span: span(index, index + 3))
  }

  /// Reads the fraction after a whole number: `½`, ` 1/2`, `-1/2`, ` and 1/2`, ` and a half`.
  private func addFraction(to read: inout ReadNumber) {
    guard read.notation == .integer, read.next < count else { return }
    addWords(to: &read, isHalf: false)
    guard read.notation == .integer, read.value.isWhole, read.next < count else { return }
    var next = read.next
    var needsFraction = false
    if isDash(next), isSpaced(next) == isSpaced(next + 1) {
      next += 1
      needsFraction = true
    } else if has(next, .and) || isMark(next, "&") {
      next += 1
    }
    guard next < count else { return }
    let token = tokens[next]
    let part: ReadNumber?
    if token.kind == .fraction {
      part = needsFraction ? nil : ReadNumber(value: token.value, notation: .vulgar, next: next + 1, span: token.span)
    } else if token.kind == .number, token.isSpaced || next > read.next {
      part = fraction(at: next)
      if let part, countsSlices(after: part) { return }
    } else {
      part = nil
    }
    guard let part, part.value < .one, let sum = read.value.adding(part.value) else { return }
    read.isSpaced = token.isSpaced
    read = ReadNumber(
      value: sum, notation: part.notation, isSpaced: token.isSpaced, next: part.next,
      span: read.span.lowerBound..<part.span.upperBound)
  }

  /// Returns whether the fraction is the length of several things: "8 1/2-inch slices" are eight, "1 1/2-inch piece" is one.
  private func countsSlices(after part: ReadNumber) -> Bool {
    guard isDash(part.next), let length = unit(at: part.next + 1), length.unit.unit.isLength,
      let thing = unit(at: length.next), thing.unit.unit == .thing
    else { return false }
    let form = units[thing.unit.form]
    return form.plural != form.singular && bytes[thing.span].elementsEqual(form.plural.utf8)
  }

  /// Reads a number or a range, `2-3`, `2 to 3`, `3- to 4-`, as an amount without a unit.
  func quantity(at index: Int) -> (amount: Amount, next: Int)? {
    guard let low = number(at: index), !isPercentage(after: low) else { return nil }
    var amount = Amount()
    amount.lowSpan = low.span
    amount.notation = low.notation
    amount.isSpaced = low.isSpaced
    guard let high = upperEnd(after: low) else {
      amount.quantity = Quantity(low.value)
      return (amount, low.next)
    }
    amount.quantity = Quantity(low.value, to: high.value)
    amount.highSpan = high.span
    if low.notation == .integer { amount.notation = high.notation }
    amount.isSpaced = low.isSpaced || high.isSpaced
    return (amount, high.next)
  }

  /// "2-4%" and "10–15 °C".
  private func isPercentage(after low: ReadNumber) -> Bool {
    guard isDash(low.next) || has(low.next, .range), isNumber(low.next + 1) else { return false }
    return isShare(low.next + 2) || isDegree(low.next + 2)
  }

  private func upperEnd(after low: ReadNumber) -> ReadNumber? {
    var next = low.next
    // "3 / 4 lemons" are three or four.
    let hasDash = isDash(next) || isMark(next, "/") && isSpaced(next) && isSpaced(next + 1)
    if hasDash {
      next += 1
      if has(next, .range), isSpaced(next) { next += 1 }
    } else if has(next, .range) {
      next += 1
    } else {
      return nil
    }
    if isMark(next, "~") { next += 1 }
    guard let high = number(at: next), high.value > low.value || (hasDash && high.value == low.value) else {
      return nil
    }
    return high
  }
}
