extension LineReader {
  /// Reads a measure that begins at a token.
  func measure(at index: Int) -> Measure? {
    if let gas = gasMark(at: index) { return gas }
    guard isNumber(index) || index < count && tokens[index].kind == .ideograph else { return nil }
    return temperature(at: index) ?? sides(at: index) ?? measuredAmount(at: index)
  }

  private func measuredAmount(at index: Int) -> Measure? {
    guard let (first, next) = amount(at: index), first.quantity != nil, let unit = first.unit?.unit,
      let dimension = unit.dimension
    else { return nil }
    // "7 à 200C" is no cup.
    if unit == .cup, first.unitSpan?.count == 1, first.quantity?.high ?? .zero >= Rational(50) { return nil }
    let start = first.span.lowerBound
    var after = next
    if has(next, .plus) || isMark(next, "+") { after += 1 }
    if isNumber(after), let (second, end) = amount(at: after), let other = second.unit?.unit,
      other.dimension == dimension,
      isPair(first, second) || after > next, second.quantity?.isRange == false,
      first.quantity?.isRange == false
    {
      return Measure(kind: .amount(first, plus: second), span: start..<second.span.upperBound, next: end)
    }
    return Measure(kind: .amount(first, plus: nil), span: first.span, next: next)
  }

  // MARK: Temperatures

  /// `350°F`, `375–400 °F`, `between 375 and 400°F`, `425 degrees F`, `325F`, `350℉`, `350 degrees`.
  private func temperature(at index: Int) -> Measure? {
    guard let first = degrees(at: index), !(isMark(index - 1, "/") && degrees(at: index - 2) != nil) else { return nil }
    var numbers = [index]
    var next = index + 1
    if let second = secondDegrees(after: index) {
      let values = [first, tokens[second].numerator]
      // Of "180/350°F" one is in the other scale.
      if isMark(second - 1, "/"), abs(values[0] - values[1]) * 3 > max(values[0], values[1]) { return nil }
      numbers.append(second)
      next = second + 1
    }
    // Below zero: the sign stands directly before the number.
    if isDash(index - 1), isSpaced(index - 1), !isSpaced(index) { return nil }
    let spans = numbers.map { tokens[$0].span }
    let values = numbers.map { tokens[$0].numerator }
    if isMark(next, "℉") || isMark(next, "℃") {
      return Measure(
        kind: .temperature(
          numbers: spans, values: values, isFahrenheit: isMark(next, "℉"), letter: tokens[next].span),
        span: spans[0].lowerBound..<tokens[next].span.upperBound, next: next + 1)
    }
    let hasSign = isMark(next, "°") || has(next, .degrees)
    if hasSign { next += 1 }
    var after = next + 1
    let letter = next < count ? scale(of: tokens[next], isSure: hasSign || first >= 100 && !isSpaced(next)) : nil
    if hasSign || first >= 10 && letter?.isShort == true, let letter {
      if next + 1 < count, tokens[next + 1].hash == Self.fan { after += 1 }
      let span = spans[0].lowerBound..<tokens[after - 1].span.upperBound
      return Measure(
        kind: .temperature(
          numbers: spans, values: values, isFahrenheit: letter.isFahrenheit,
          letter: letter.isShort ? tokens[next].span : nil),
        span: span, next: after)
    }
    guard hasSign, has(next - 1, .degrees), first >= 250 else { return nil }
    return Measure(
      kind: .temperature(numbers: spans, values: values, isFahrenheit: true, letter: nil),
      span: spans[0].lowerBound..<tokens[next - 1].span.upperBound, next: next)
  }

  private func degrees(at index: Int) -> Int? {
    guard index >= 0, index < count, tokens[index].kind == .number, !tokens[index].isBarred,
      tokens[index].notation == .integer,
      tokens[index].numerator < 1000
    else { return nil }
    return tokens[index].numerator
  }

  /// The upper end of "350–375°F", "350° to 375°F", "between 350 and 375°F", "350/375°F".
  private func secondDegrees(after index: Int) -> Int? {
    let next = isMark(index + 1, "°") ? index + 2 : index + 1
    let isBetween = has(next, .and) && index > 0 && tokens[index - 1].hash == Self.between
    guard isDash(next) || has(next, .range) || isBetween || isMark(next, "/"), degrees(at: next + 1) != nil else {
      return nil
    }
    return next + 1
  }

  /// - Parameter isSure: Whether a small letter can only mean degrees.
  private func scale(of token: Token, isSure: Bool) -> (isFahrenheit: Bool, isShort: Bool)? {
    guard token.kind == .word else { return nil }
    if token.hash == Self.fahrenheit { return (true, true) }
    if token.hash == Self.celsius || token.hash == Self.centigrade { return (false, true) }
    guard token.end - token.start == 1 else { return nil }
    return switch bytes[Int(token.start)] {
    case UInt8(ascii: "F"): (true, true)
    case UInt8(ascii: "C"): (false, true)
    case UInt8(ascii: "f") where isSure: (true, true)
    case UInt8(ascii: "c") where isSure: (false, true)
    default: nil
    }
  }

  private func gasMark(at index: Int) -> Measure? {
    guard index < count, tokens[index].hash == Self.gas else { return nil }
    let number = index + 1 < count && tokens[index + 1].hash == Self.mark ? index + 2 : index + 1
    guard number < count, tokens[number].kind == .number || tokens[number].kind == .fraction else { return nil }
    return Measure(kind: .gasMark, span: span(index, number + 1), next: number + 1)
  }

  private static let fahrenheit = WordHash.folded("fahrenheit".utf8)
  private static let celsius = WordHash.folded("celsius".utf8)
  private static let centigrade = WordHash.folded("centigrade".utf8)
  private static let between = WordHash.folded("between".utf8)
  private static let fan = WordHash.folded("fan".utf8)
  private static let gas = WordHash.folded("gas".utf8)
  private static let mark = WordHash.folded("mark".utf8)

  // MARK: Sides

  /// `9x13-inch`, `25 x 25 cm`.
  private func sides(at index: Int) -> Measure? {
    var numbers: [Range<Int>] = []
    var values: [Rational] = []
    var next = index
    while let read = number(at: next) {
      numbers.append(read.span)
      values.append(read.value)
      next = read.next
      guard has(next, .times) || isMark(next, "×") || has(next, .by), numbers.count < 4 else { break }
      next += 1
    }
    guard numbers.count > 1 else { return nil }
    if isDash(next) { next += 1 }
    guard let unit = unit(at: next), unit.unit.unit.isLength else { return nil }
    return Measure(
      kind: .sides(numbers: numbers, values: values, unit: unit.unit, unitSpan: unit.span),
      span: numbers[0].lowerBound..<unit.span.upperBound, next: unit.next)
  }
}
