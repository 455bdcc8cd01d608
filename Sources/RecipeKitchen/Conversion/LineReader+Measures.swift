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

  /// `350°F`, `375–400 °F`, `425 degrees F`, `325F`, `350 degrees`.
  private func temperature(at index: Int) -> Measure? {
    var numbers: [Range<Int>] = []
    var values: [Int] = []
    var next = index
    while next < count, tokens[next].kind == .number, tokens[next].notation == .integer, tokens[next].numerator < 1000 {
      numbers.append(tokens[next].span)
      values.append(tokens[next].numerator)
      next += 1
      if isMark(next, "°"), numbers.count == 1, isDash(next + 1) || has(next + 1, .range) { next += 1 }
      guard numbers.count == 1, isDash(next) || has(next, .range), next + 1 < count, tokens[next + 1].kind == .number
      else { break }
      next += 1
    }
    guard let first = numbers.first, let value = values.first else { return nil }
    let hasSign = isMark(next, "°") || has(next, .degrees)
    if hasSign { next += 1 }
    var after = next + 1
    let letter = next < count ? scale(of: tokens[next], isSure: hasSign || value >= 100 && !isSpaced(next)) : nil
    // Below zero: the sign stands directly before the number.
    if isDash(index - 1), isSpaced(index - 1), !isSpaced(index) { return nil }
    if hasSign || value >= 10 && letter?.isShort == true, let letter {
      if next + 1 < count, tokens[next + 1].hash == Self.fan { after += 1 }
      let span = first.lowerBound..<tokens[after - 1].span.upperBound
      return Measure(
        kind: .temperature(
          numbers: numbers, values: values, isFahrenheit: letter.isFahrenheit,
          letter: letter.isShort ? tokens[next].span : nil),
        span: span, next: after)
    }
    guard hasSign, has(next - 1, .degrees), value >= 250 else { return nil }
    return Measure(
      kind: .temperature(numbers: numbers, values: values, isFahrenheit: true, letter: nil),
      span: first.lowerBound..<tokens[next - 1].span.upperBound, next: next)
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
