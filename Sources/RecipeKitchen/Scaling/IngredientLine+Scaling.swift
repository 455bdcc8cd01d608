/// A text after scaling or conversion.
package struct ScaledText: Hashable, Sendable {
  package let text: String
  /// `true` if all amounts are exactly what was asked for; the nearest that can be measured otherwise.
  package let isExact: Bool
}

extension IngredientLine {
  /// The line for a multiple of the recipe. Only amounts and their units change.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  /// - Source: Documentation/Cooking.md.
  package func scaled(by factor: Rational, _ style: ScalingStyle = .init()) -> ScaledText {
    guard factor > .zero, factor != .one, kind == .ingredient else { return ScaledText(text: text, isExact: true) }
    var scaler = AmountScaler(text: text, amounts: amounts, factor: factor, style)
    scaler.run()
    return ScaledText(text: scaler.edits.applied(to: text), isExact: scaler.isExact)
  }
}

/// Rewrites the amounts of a text for a multiple of them.
struct AmountScaler {
  private let text: String
  private let amounts: [Amount]
  private let factor: Rational
  private let style: ScalingStyle
  private let hasASCIIFractions: Bool
  private let hasDecimalCommas: Bool
  private(set) var edits = TextEdits()
  private(set) var isExact = true

  init(text: String, amounts: [Amount], factor: Rational, _ style: ScalingStyle) {
    self.text = text
    self.amounts = amounts
    self.factor = factor
    self.style = style
    hasASCIIFractions = amounts.contains { $0.notation == .ascii }
    hasDecimalCommas = amounts.contains { $0.notation == .decimalComma }
  }

  mutating func run() {
    var index = 0
    while index < amounts.count {
      var next = index + 1
      while next < amounts.count, amounts[next].role == .plus { next += 1 }
      if next - index > 1, scaleCompound(Array(amounts[index..<next])) {
        index = next
        continue
      }
      for amount in amounts[index..<next] { scale(amount) }
      addCount(at: index)
      index = next
    }
  }

  /// "400g tin" gains a count: "2 x 400g tin".
  private mutating func addCount(at index: Int) {
    guard amounts[index].quantity == nil, amounts[index].unit != nil, index + 1 < amounts.count,
      amounts[index + 1].role == .each, let start = amounts[index + 1].lowSpan?.lowerBound,
      start < amounts[index].unitSpan?.lowerBound ?? 0
    else { return }
    let measured = choice(for: amounts[index]).choose(Quantity(factor), unit: nil, written: Quantity(.one))
    if !measured.isExact { isExact = false }
    if measured.quantity.low == .one { return }
    edits.replace(start..<start, with: number(for: amounts[index]).text(measured.quantity.low) + " x ")
  }

  private mutating func scale(_ amount: Amount) {
    guard !amount.isFixed, let written = amount.quantity, var scaled = written.multiplied(by: factor) else { return }
    if amount.unit?.unit == .pinch || amount.unit.map({ UnitTable.shared[$0.form].name }) == "dash", scaled.low < .one {
      isExact = false
      scaled = Quantity(max(scaled.low, .one), to: max(scaled.high, .one))
      if scaled == written || written.high <= .one { return }
    }
    var measured = choice(for: amount).choose(scaled, unit: amount.unit?.unit, written: written)
    if !measured.isExact, isDecimal(amount), isShort(scaled.low), isShort(scaled.high) {
      // Scales show 3.4 lb; only spoons and cups need a fraction.
      measured = MeasuredQuantity(quantity: scaled, unit: amount.unit?.unit)
    }
    if !measured.isExact { isExact = false }
    write(measured, for: amount)
  }

  private func isDecimal(_ amount: Amount) -> Bool {
    (amount.notation == .decimalPoint || amount.notation == .decimalComma) && amount.unit?.unit.isWeight == true
  }

  /// Returns whether two decimals say it.
  private func isShort(_ value: Rational) -> Bool { value.rounded(toDecimals: 2) == value }

  private func choice(for amount: Amount) -> UnitChoice {
    guard let form = amount.unit?.form else { return UnitChoice(mayChange: false, style) }
    let model = UnitTable.shared[form]
    var style = style
    if !model.isEnglish { style.hasCups = false }
    return UnitChoice(
      mayChange: !amount.isModified && model.isLatin && !isHyphenated(amount) && !isInvariable(amount), style)
  }

  private func number(for amount: Amount) -> KitchenNumber {
    var notation = amount.notation
    if notation == .integer || notation == .word { notation = hasASCIIFractions ? .ascii : .vulgar }
    if amount.unit?.unit.isMetric == true, amount.notation == .integer {
      notation = hasDecimalCommas ? .decimalComma : .decimalPoint
    }
    return KitchenNumber(notation: notation, isSpaced: amount.isSpaced)
  }

  private func isHyphenated(_ amount: Amount) -> Bool {
    guard let unit = amount.unitSpan, let number = amount.highSpan ?? amount.lowSpan,
      number.upperBound < unit.lowerBound
    else { return false }
    return text.bytes(number.upperBound..<unit.lowerBound) == "-"
  }

  /// "2 Prise(n)", "1 inch-long": the word is right for any number, or part of another one.
  private func isInvariable(_ amount: Amount) -> Bool {
    guard let end = amount.unitSpan?.upperBound else { return false }
    let next = text.bytes(end..<end + 2).unicodeScalars
    guard let letter = next.last, letter.properties.isAlphabetic else { return false }
    return next.first == "(" || next.first == "-"
  }

  /// "125 gram", "2 rib steaks": a word that stays the same after more than one.
  private func isUninflected(_ unit: WrittenUnit, _ written: String, _ amount: Amount) -> Bool {
    let form = UnitTable.shared[unit.form]
    guard let low = amount.quantity?.low, low >= Rational(2), unit.unit == .thing || form.isInternational else {
      return false
    }
    return form.singular != form.plural && written.lowercased() == form.singular.lowercased()
  }

  /// "colher (de sopa)", which the table writes without a bracket.
  private func hasOddBracket(_ unit: WrittenUnit, _ written: String) -> Bool {
    written.contains("(") && !UnitTable.shared[unit.form].singular.contains("(")
  }

  private mutating func write(_ measured: MeasuredQuantity, for amount: Amount) {
    guard let low = amount.lowSpan else { return }
    let number = number(for: amount)
    if !number.isExact(measured.quantity.low) || !number.isExact(measured.quantity.high) { isExact = false }
    let elided = elision(of: low)
    // The ends of "4-5 cloves" may become the same.
    let isOne = measured.quantity.low == measured.quantity.high
    let end = isOne ? amount.highSpan?.upperBound ?? low.upperBound : low.upperBound
    edits.replace(
      (elided ?? low).lowerBound..<end,
      with: (elided == nil ? "" : "de ")
        + (numberWord(measured.quantity.low, for: amount) ?? number.text(measured.quantity.low)))
    if let high = amount.highSpan, !isOne { edits.replace(high, with: number.text(measured.quantity.high)) }
    guard let unit = amount.unit, let span = amount.unitSpan, !isHyphenated(amount) else { return }
    let written = text.bytes(span)
    let isSame = measured.unit ?? unit.unit == unit.unit
    if isSame, isInvariable(amount) || isUninflected(unit, written, amount) || hasOddBracket(unit, written) { return }
    var shown = UnitTable.shared.text(
      of: unit, as: measured.unit ?? unit.unit, for: measured.quantity.high, written: written)
    if !isSame, measured.unit == .cup || measured.unit == .milliliter,
      (amount.highSpan ?? low).upperBound == span.lowerBound
    {
      shown = " " + shown
    }
    if shown != written { edits.replace(span, with: shown) }
  }

  /// The bytes of "d'un" and "d'1", which become "de 2".
  private func elision(of low: Range<Int>) -> Range<Int>? {
    if text.bytes(low).lowercased().hasPrefix("d'") { return low }
    guard low.lowerBound >= 2, text.bytes(low.lowerBound - 2..<low.lowerBound).lowercased() == "d'" else { return nil }
    return low.lowerBound - 2..<low.upperBound
  }

  /// "Eight ½-inch slices": digits would read as 8½.
  private func numberWord(_ value: Rational, for amount: Amount) -> String? {
    guard let low = amount.lowSpan, value.isWhole,
      let next = amounts.first(where: { $0.lowSpan?.lowerBound == low.upperBound + 1 }),
      next.notation == .vulgar || next.notation == .ascii,
      let word = Lexicon.numberWords.first(where: { Int($0.1) == 2 * value.numerator && $0.1 > 1 })?.0
    else { return nil }
    let isCapital = text.bytes(low).unicodeScalars.first?.properties.isUppercase ?? false
    return isCapital ? word.prefix(1).uppercased() + word.dropFirst() : word
  }

  // MARK: Compounds

  /// Writes "1 lb 8 oz" or "1 cup plus 2 tbsp" as one amount of the first unit, or as both again.
  private mutating func scaleCompound(_ parts: [Amount]) -> Bool {
    guard parts.count == 2, parts.allSatisfy({ !$0.isFixed && !$0.isModified && $0.quantity?.isRange == false }),
      let first = parts[0].unit?.unit, let second = parts[1].unit?.unit, let ratio = Self.ratio(first, second),
      let large = parts[0].quantity?.low.multiplied(by: factor),
      let small = parts[1].quantity?.low.multiplied(by: factor),
      let total = small.divided(by: Rational(ratio)).flatMap({ large.adding($0) })
    else { return false }
    let isPound = first == .pound
    let allowed = first.isMetric ? [1, 2, 4, 5, 10, 20, 25, 50, 100] : isPound ? [1] : [1, 2, 3, 4]
    if allowed.contains(total.denominator), total >= Rational(1, over: 4), !first.isMetric || total >= .one {
      let span = parts[0].span.lowerBound..<parts[1].span.upperBound
      guard let low = parts[0].lowSpan, let unitSpan = parts[0].unitSpan, low.upperBound <= unitSpan.lowerBound else {
        return false
      }
      let gap = text.bytes(low.upperBound..<unitSpan.lowerBound)
      let unit = UnitTable.shared.text(of: parts[0].unit!, as: first, for: total, written: text.bytes(unitSpan))
      if !number(for: parts[0]).isExact(total) { isExact = false }
      edits.replace(span, with: number(for: parts[0]).text(total) + gap + unit)
      return true
    }
    guard let (head, tail) = Self.split(total, ratio: ratio, isCup: first == .cup) else { return false }
    write(MeasuredQuantity(quantity: Quantity(head), unit: first), for: parts[0])
    write(MeasuredQuantity(quantity: Quantity(tail), unit: second), for: parts[1])
    return true
  }

  private static func ratio(_ first: KitchenUnit, _ second: KitchenUnit) -> Int? {
    switch (first, second) {
    case (.pound, .ounce), (.cup, .tablespoon): 16
    case (.cup, .teaspoon): 48
    case (.tablespoon, .teaspoon): 3
    case (.kilogram, .gram), (.liter, .milliliter): 1000
    default: nil
    }
  }

  /// The largest part that the first unit measures, with a rest that the second one measures.
  private static func split(_ total: Rational, ratio: Int, isCup: Bool) -> (Rational, Rational)? {
    let steps = isCup ? [4, 3] : [1]
    for step in steps {
      guard let steps = total.multiplied(by: Rational(step)), let head = Rational(steps.floor, step), head > .zero,
        let tail = total.subtracting(head)?.multiplied(by: Rational(ratio)), tail > .zero,
        UnitChoice(mayChange: false, ScalingStyle()).isReadable(tail, isCup ? .tablespoon : nil)
      else { continue }
      return (head, tail)
    }
    return nil
  }
}
