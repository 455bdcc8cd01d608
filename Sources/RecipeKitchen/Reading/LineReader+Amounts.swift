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
    if next > index, amount.quantity == Quantity(Rational(1, over: 2)), amount.notation == .word,
      has(next - 1, .article), let low = amount.lowSpan
    {
      // "a half cup"
      amount.lowSpan = Int(tokens[next - 1].start)..<low.upperBound
    }
    after = afterOrMore(after)
    if isDash(after), !isSpaced(after), unit(at: after + 1) != nil { after += 1 }
    if let unit = unitAfterModifiers(at: after) {
      amount.unit = unit.unit
      amount.unitSpan = unit.span
      amount.isModified = isModified || unit.isModified
      after = afterOrMore(unit.next)
      addHalf(to: &amount, &after)
    }
    // 1個分
    if amount.unit?.unit == .thing, after < count, tokens[after].hash == Self.worth { after += 1 }
    return (amount, afterRoughly(after))
  }

  private static let worth = WordHash.folded("分".utf8)

  /// The place after 前後, 弱 and the like, which follow an amount that is roughly so much.
  private func afterRoughly(_ index: Int) -> Int {
    guard index < count, tokens[index].kind == .ideograph else { return index }
    if Self.roughly.contains(tokens[index].hash) { return index + 1 }
    guard index + 1 < count else { return index }
    return Self.roughly.contains(WordHash.joining(tokens[index].hash, tokens[index + 1].hash)) ? index + 2 : index
  }

  private static let roughly: Set<UInt64> = Set(
    FactText("弱 強 前後 左右 上下 程度 ほど").words.map { WordHash.phrase($0).all })

  /// Reads a unit and a number, as in `大さじ2`.
  func amountAfterUnit(at index: Int) -> (amount: Amount, next: Int)? {
    guard index < count, tokens[index].kind == .ideograph, let unit = unit(at: index), isNumber(unit.next),
      !isSpaced(unit.next) || unit.unit.unit.isMeasure, case (var amount, let next)? = quantity(at: unit.next)
    else { return nil }
    amount.unit = unit.unit
    amount.unitSpan = unit.span
    return (amount, afterRoughly(next))
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
    // 丁香 is a spice, not a piece.
    if tokens[next].kind == .ideograph, kind == .thing { return nil }
    if !hasArticle, kind.isMeasure, next == index, !isWord(unit.next) { return nil }
    if kind.isMetric, !hasArticle { return nil }
    amount.unit = unit.unit
    amount.unitSpan = unit.span
    var after = unit.next
    addHalf(to: &amount, &after)
    return (amount, after)
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

  /// "Three ounces and a half", "1 taza y media de harina": the half belongs to the number.
  private func addHalf(to amount: inout Amount, _ next: inout Int) {
    guard let unit = amount.unitSpan, let quantity = amount.quantity, !quantity.isRange,
      let part = andFraction(next), has(next + 1, .article) || has(part.next, .of),
      let sum = quantity.low.adding(part.value)
    else { return }
    amount.quantity = Quantity(sum)
    amount.unitSpan = unit.lowerBound..<tokens[part.next - 1].span.upperBound
    next = part.next
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
    var segment = 0
    var otherWords = 0
    while next < end - 1 {
      if has(next, .yield) || has(next, .degrees) { return nil }
      if has(next, .times), !amounts.isEmpty { return nil }
      if isNumber(next) || has(next, [.about, .modifier, .article]) || isMark(next, "~"),
        case (var amount, let after)? = amount(at: next)
      {
        if isMark(after, "/"), amount.unit == nil, !amounts.isEmpty { return nil }
        if has(after, .times) || isMark(after, "%") || isMark(after, "°") { return nil }
        // "(in 6 pieces)": parts that are cut.
        if has(next - 1, .into), amount.unit?.unit.isMeasure != true { return nil }
        if amount.unit == nil, isName(before: next, in: index) || isCount(after) { return nil }
        if isTemperature(next) { return nil }
        let joined = next > 0 && (has(next - 1, .plus) || isMark(next - 1, "+") || isPair(amounts.last, amount))
        amount.role = amounts.isEmpty || !joined ? .same : .plus
        if isForOne(before: next) { amount.role = .each }
        amounts.append(amount)
        next = after
      } else if let after = afterForOne(next) {
        markEach(&amounts, from: segment, isForEater: afterForEater(next) != nil)
        next = after
      } else if has(next, .eachBefore) {
        next += 1
      } else if isMark(next, ",") || isMark(next, ";") {
        segment = amounts.count
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
    return (amounts, end)
  }

  /// Marks the amounts that "each" is said of: those since the last comma, and the same ones in the other system.
  private func markEach(_ amounts: inout [Amount], from segment: Int, isForEater: Bool) {
    for place in amounts.indices.reversed() {
      guard place >= segment || place == amounts.count - 1 || Self.isOtherSystem(amounts[place], amounts[place + 1])
      else { return }
      amounts[place].role = .each
      amounts[place].isFixed = isForEater
    }
  }

  /// "(tip 2)", "(see 2)", "(p. 23)": a number after a word is its name.
  private func isName(before number: Int, in bracket: Int) -> Bool {
    let before = isMark(number - 1, ".") ? number - 2 : number - 1
    guard before > bracket, isWord(before) else { return false }
    let leads: WordClasses = [
      .filler, .about, .modifier, .article, .or, .and, .of, .part, .each, .eachBefore, .plus, .with, .size,
      .preposition,
      .another, .definite,
    ]
    return !has(before, leads)
  }

  /// "(20C)", "(68F)": no one takes as many cups in brackets.
  private func isTemperature(_ index: Int) -> Bool {
    guard tokens[index].kind == .number, tokens[index].value >= Rational(15), isWord(index + 1), !isSpaced(index + 1),
      tokens[index + 1].end - tokens[index + 1].start == 1, isMark(index + 2, ")") || isMark(index + 2, "/")
    else { return false }
    return [UInt8(ascii: "C"), UInt8(ascii: "F")].contains(bytes[Int(tokens[index + 1].start)])
  }

  /// "(16-20 count)": how many make a pound.
  private func isCount(_ index: Int) -> Bool { isWord(index) && Self.counts.contains(tokens[index].hash) }

  private static let counts = ["count", "ct"].map { WordHash.folded($0.utf8) }

  private static func isOtherSystem(_ first: Amount, _ second: Amount) -> Bool {
    guard let unit = first.unit?.unit, let other = second.unit?.unit, unit.isMeasure, other.isMeasure else {
      return false
    }
    return unit.isWeight == other.isWeight && unit.isLength == other.isLength && unit.isMetric != other.isMetric
  }

  /// Returns whether a second amount continues the first one: `2 lb 4 oz`, `1 kg 200 g`, `1 cup 2 tbsp`.
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
