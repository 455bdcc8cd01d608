extension LineReader {
  /// Reads `[about] number [heaped] [unit]`, or a unit and a number as in `大さじ2`.
  func amount(at index: Int) -> (amount: Amount, next: Int)? {
    var next = index
    var isModified = false
    while has(next, [.about, .modifier]) || isMark(next, "~") || isMark(next, "≈")
      || (has(next, .article) && (has(next + 1, [.about, .modifier]) || isNumber(next + 1)))
    {
      if has(next, .modifier) { isModified = true }
      next += 1
      if isMark(next, "."), !isSpaced(next) { next += 1 }
    }
    guard var (amount, after) = quantity(at: next) else { return amountAfterUnit(at: next) }
    amount.isModified = isModified
    after = afterOrMore(after)
    if isDash(after), !isSpaced(after), unit(at: after + 1) != nil { after += 1 }
    if let unit = unitAfterModifiers(at: after) {
      amount.unit = unit.unit
      amount.unitSpan = unit.span
      amount.isModified = isModified || unit.isModified
      after = afterOrMore(unit.next)
      addHalf(to: &amount, &after)
    }
    return (amount, after)
  }

  private func amountAfterUnit(at index: Int) -> (amount: Amount, next: Int)? {
    guard index < count, tokens[index].kind == .ideograph, let unit = unit(at: index), isNumber(unit.next),
      !isSpaced(unit.next), case (var amount, let next)? = quantity(at: unit.next)
    else { return nil }
    amount.unit = unit.unit
    amount.unitSpan = unit.span
    return (amount, next)
  }

  /// Reads "a pinch", "few sprigs", "small bunch": a unit without digits.
  func amountInWords(at index: Int) -> (amount: Amount, next: Int)? {
    var next = index
    var amount = Amount()
    var hasArticle = false
    while next < count, next - index < 5 {
      if has(next, .article) {
        hasArticle = true
        amount.quantity = Quantity(.one)
        amount.notation = .word
        amount.lowSpan = tokens[next].span
      } else if has(next, .vague) {
        amount.quantity = nil
        amount.lowSpan = nil
      } else if !has(next, [.modifier, .size, .about, .adverb]), !(next > index && has(next, .of)) {
        break
      }
      next += 1
    }
    if let one = articleAlone(at: index), unit(at: next) == nil { return one }
    guard let unit = unit(at: next), tokens[next].end - tokens[next].start > 2 || tokens[next].kind == .ideograph else {
      return nil
    }
    let kind = unit.unit.unit
    if !hasArticle, kind.isMeasure, next == index, !isWord(unit.next) { return nil }
    if kind.isMetric, !hasArticle { return nil }
    amount.unit = unit.unit
    amount.unitSpan = unit.span
    return (amount, unit.next)
  }

  /// "A bay leaf", "a large potato": one of them.
  private func articleAlone(at index: Int) -> (amount: Amount, next: Int)? {
    guard has(index, .article), isWord(index + 1), !has(index + 1, [.vague, .about, .adverb, .of]),
      !has(index + 1, .modifier) || has(index + 1, .adjective)
    else { return nil }
    var amount = Amount()
    amount.quantity = Quantity(.one)
    amount.notation = .word
    amount.lowSpan = tokens[index].span
    return (amount, index + 1)
  }

  /// "Three ounces and a half": the half belongs to the number.
  private func addHalf(to amount: inout Amount, _ next: inout Int) {
    guard let unit = amount.unitSpan, let quantity = amount.quantity, !quantity.isRange, has(next, .and),
      has(next + 1, .article), has(next + 2, .number), tokens[next + 2].entry.halves == 1,
      let sum = quantity.low.adding(Rational(1, over: 2))
    else { return }
    amount.quantity = Quantity(sum)
    amount.unitSpan = unit.lowerBound..<tokens[next + 2].span.upperBound
    next += 3
  }

  /// The place after "or more" in "10 or more dashes" and "1 or more chilies".
  private func afterOrMore(_ index: Int) -> Int {
    guard has(index, .or), index + 2 < count, tokens[index + 1].hash == Self.more, isWord(index + 2),
      !has(index + 2, [.cut, .comment])
    else { return index }
    return index + 2
  }

  private static let more = WordHash.folded("more".utf8)

  /// Reads the amounts in a bracket that opens here and holds little else: "(about 400 g)", "(1 stick; 113 g)".
  ///
  /// - Returns: The amounts and the place after the bracket, or `nil` for a comment.
  func bracketedAmounts(at index: Int) -> (amounts: [Amount], next: Int)? {
    let end = afterBracket(index, before: count)
    var amounts: [Amount] = []
    var next = index + 1
    var isEach = false
    var otherWords = 0
    while next < end - 1 {
      if has(next, .yield) || has(next, .degrees) { return nil }
      if has(next, .times), !amounts.isEmpty { return nil }
      if isNumber(next) || has(next, [.about, .modifier, .article]) || isMark(next, "~"),
        case (var amount, let after)? = amount(at: next)
      {
        if isMark(after, "/"), amount.unit == nil, !amounts.isEmpty { return nil }
        if has(after, .times) || isMark(after, "%") || isMark(after, "°") { return nil }
        let joined = next > 0 && (has(next - 1, .plus) || isMark(next - 1, "+") || isPair(amounts.last, amount))
        amount.role = amounts.isEmpty || !joined ? .same : .plus
        amounts.append(amount)
        next = after
      } else if has(next, .each) {
        isEach = true
        next += 1
      } else if has(next, .filler) || tokens[next].kind == .mark {
        if isMark(next, "%") || isMark(next, "°") { return nil }
        next += 1
      } else if tokens[next].isWord {
        otherWords += 1
        next += 1
      } else {
        return nil
      }
    }
    guard !amounts.isEmpty, otherWords <= (amounts[0].unit == nil ? 1 : 2) else { return nil }
    if isEach { for place in amounts.indices { amounts[place].role = .each } }
    return (amounts, end)
  }

  /// Whether a second amount continues the first one: `2 lb 4 oz`, `1 kg 200 g`, `1 cup 2 tbsp`.
  func isPair(_ first: Amount?, _ second: Amount) -> Bool {
    guard let large = first?.unit?.unit, let small = second.unit?.unit else { return false }
    switch (large, small) {
    case (.pound, .ounce), (.kilogram, .gram), (.liter, .milliliter), (.pint, .fluidOunce), (.cup, .tablespoon),
      (.cup, .teaspoon), (.tablespoon, .teaspoon):
      return true
    default: return false
    }
  }
}
