import Foundation
import Testing

@testable import RecipeKitchen

/// What holds for every line: for generated ones, for the cases, and for the labeled lines where they are at hand.
@Suite struct PropertyTests {
  static let factors = ["1/3", "1/2", "2/3", "3/2", "2", "3", "10"].map { Fixtures.rational($0)! }

  static let texts: [String] = {
    var generator = LineGenerator(seed: 16)
    let generated = (0..<3000).map { _ in generator.line() }
    return generated + ScalingCasesTests.cases.map(\.line) + ConversionCasesTests.cases.map(\.text)
      + Fixtures.labeledLines
  }()

  static let lines = texts.map(IngredientLine.parse)

  /// Lines whose first amount is scaled by itself.
  static let simple = lines.filter { line in
    line.amounts.first.map { $0.quantity != nil && !$0.isFixed } ?? false
      && line.amounts.allSatisfy { $0.role != .plus }
  }

  /// Things are rounded to what a cook counts, which a program does not want.
  private static let exact = ScalingStyle(countsThings: false)

  @Test(arguments: factors)
  func `things come out as wholes, halves, thirds, or quarters, never zero, and measures as ever`(factor: Rational) {
    expectAll(Self.simple) { line in
      let (shown, exact) = (line.scaled(by: factor).text, line.scaled(by: factor, Self.exact).text)
      guard let written = line.amounts[0].quantity, line.amounts.allSatisfy({ $0.unit?.unit ?? .thing == .thing })
      else {
        return shown == exact || line.amounts.contains { $0.unit?.unit ?? .thing == .thing }
      }
      // Less than a pinch is a pinch.
      if let unit = line.amounts[0].unit, ["pinch", "dash"].contains(UnitTable.shared[unit.form].name) { return true }
      let wanted = written.low.doubleValue * factor.doubleValue
      guard let amount = IngredientLine.parse(shown).amounts.first, let low = amount.quantity?.low, low > .zero else {
        return false
      }
      let step = wanted < 1 ? 0.25 : wanted < 10 ? 0.5 : 1
      let isDecimal = amount.notation == .decimalPoint || amount.notation == .decimalComma
      return (low.denominator <= 4 || isDecimal)
        && abs(low.doubleValue - wanted) <= max(step / 2 + 0.001, step - wanted)
    }
  }

  @Test func `the labeled lines are read where they are at hand`() throws {
    guard Fixtures.hasLabeledLines else {
      try Test.cancel("../shared/conformance/ingredients is not here: only generated lines are read")
    }
    #expect(!Fixtures.labeledLines.isEmpty)
  }

  @Test func `scaling by one changes no byte`() {
    expectAll(Self.lines) { $0.scaled(by: .one).text == $0.text }
  }

  @Test func `spans are in bounds, on character boundaries, and do not overlap`() {
    expectAll(Self.lines) { line in
      var taken: [Range<Int>] = []
      for amount in line.amounts {
        for span in [amount.lowSpan, amount.highSpan, amount.unitSpan].compactMap(\.self) {
          guard span.lowerBound >= 0, span.upperBound <= line.text.utf8.count, !span.isEmpty else { return false }
          guard line.text.bytes(span).utf8.count == span.count, !taken.contains(where: { $0.overlaps(span) }) else {
            return false
          }
          taken.append(span)
        }
      }
      return true
    }
  }

  @Test func `a line reads the same on every call`() {
    expectAll(Self.lines) { $0 == IngredientLine.parse($0.text) }
  }

  @Test(arguments: factors)
  func `bytes outside of amounts stay, in their order`(factor: Rational) {
    expectAll(Self.lines.filter { $0.amounts.first?.quantity != nil }) { line in
      var rest = Substring(line.scaled(by: factor).text)
      for piece in Self.textOutsideOfAmounts(line) {
        guard let range = rest.range(of: piece) else { return false }
        rest = rest[range.upperBound...]
      }
      return true
    }
  }

  @Test(arguments: factors)
  func `scaled lines read as the scaled amount, with the same name`(factor: Rational) {
    expectAll(Self.simple) { line in
      let shown = line.scaled(by: factor, Self.exact)
      let again = IngredientLine.parse(shown.text)
      // Less than a pinch is a pinch.
      if let unit = line.amounts[0].unit, ["pinch", "dash"].contains(UnitTable.shared[unit.form].name) {
        return again.amounts.first?.unit?.unit == unit.unit
      }
      let expected = Self.value(line) * factor.doubleValue
      guard abs(Self.value(again) - expected) <= (shown.isExact ? 0.0001 : 0.06) * expected + 0.005 else {
        return false
      }
      let namesAnAmount = line.amounts.contains { amount in line.nameSpans.contains { $0.overlaps(amount.span) } }
      return namesAnAmount || again.name == line.name && again.amounts.count == line.amounts.count
    }
  }

  @Test(arguments: factors)
  func `scaling back restores the amount where every step was exact`(factor: Rational) throws {
    let inverse = try #require(Rational.one.divided(by: factor))
    expectAll(Self.simple) { line in
      let there = line.scaled(by: factor, Self.exact)
      let back = IngredientLine.parse(there.text).scaled(by: inverse, Self.exact)
      guard there.isExact, back.isExact else { return true }
      return abs(Self.value(IngredientLine.parse(back.text)) - Self.value(line)) < 0.0001 * Self.value(line)
    }
  }

  @Test(arguments: factors)
  func `all amounts of a line are multiplied, those that are fixed are not`(factor: Rational) {
    expectAll(Self.lines) { line in
      let shown = line.scaled(by: factor, Self.exact)
      let again = IngredientLine.parse(shown.text)
      return NaiveAmounts(scalable: again).isClose(
        to: NaiveAmounts(scalable: line), times: factor.doubleValue, within: shown.isExact ? 0.0001 : 0.06)
    }
  }

  @Test(arguments: factors)
  func `sizes of one, lengths and yields stay, and numbers are those that a cook can measure`(factor: Rational) {
    expectAll(Self.lines) { line in
      let again = IngredientLine.parse(line.scaled(by: factor).text)
      return line.amounts.filter(\.isFixed).map(\.quantity) == again.amounts.filter(\.isFixed).map(\.quantity)
        && again.amounts.allSatisfy { amount in
          guard let quantity = amount.quantity else { return true }
          let isFraction = amount.notation == .vulgar || amount.notation == .ascii
          let isWritten = line.amounts.contains { $0.quantity == quantity }
          return quantity.low > .zero
            && (!isFraction || isWritten
              || [quantity.low, quantity.high].allSatisfy { KitchenNumber.denominators.contains($0.denominator) })
        }
    }
  }

  @Test(arguments: zip(factors, factors.dropFirst() + factors.prefix(1)))
  func `scaling twice is scaling by the product where every step was exact`(first: Rational, second: Rational) throws {
    let product = try #require(first.multiplied(by: second))
    expectAll(Self.lines) { line in
      let once = line.scaled(by: first, Self.exact)
      let twice = IngredientLine.parse(once.text).scaled(by: second, Self.exact)
      let atOnce = line.scaled(by: product, Self.exact)
      guard once.isExact, twice.isExact, atOnce.isExact else { return true }
      return NaiveAmounts(scalable: .parse(twice.text)).isClose(
        to: NaiveAmounts(scalable: .parse(atOnce.text)), times: 1, within: 0.0001)
    }
  }

  @Test func `a larger factor never gives less`() {
    let growing = Self.factors.sorted()
    expectAll(Self.simple) { line in
      let values = growing.map { Self.value(IngredientLine.parse(line.scaled(by: $0, Self.exact).text)) }
      return zip(values, values.dropFirst()).allSatisfy { $0 > 0 && $1 >= $0 * 0.999 }
    }
  }

  @Test(arguments: MeasurementSystem.allCases)
  func `what is in a system already stays in it`(system: MeasurementSystem) {
    let converter = Converter(to: system)
    expectAll(Self.lines) { line in
      let once = converter.convert(ingredient: line.text).text
      return converter.convert(ingredient: once).text == once
    }
  }

  @Test(arguments: [(MeasurementSystem.metric, MeasurementSystem.us), (.us, .metric)])
  func `an amount converted and converted back is within six percent`(
    there: MeasurementSystem, back: MeasurementSystem
  ) {
    // Of two amounts, "3 cups (7 ml)" and "25g/1oz", the one in the other system is kept.
    let single = Self.lines.filter { line in
      !line.amounts.contains { $0.role == .same } && !line.text.contains("/1oz")
    }
    expectAll(single) { line in
      let converted = Converter(to: there).convert(ingredient: line.text).text
      let restored = IngredientLine.parse(Converter(to: back).convert(ingredient: converted).text)
      guard let before = NaiveAmounts.size(of: line), let after = NaiveAmounts.size(of: restored) else { return true }
      let lastDigit = after.value < 2 ? 0.1 : after.value < 10 ? 0.5 : after.value < 100 ? 1 : 5
      return before.dimension != after.dimension
        || abs(before.value - after.value) <= 0.06 * before.value + lastDigit / 2
    }
  }

  @Test func `what ovens can be set to comes back within six degrees Celsius and nine degrees Fahrenheit`() {
    for celsius in stride(from: 50, through: 300, by: 5) {
      #expect(abs(Temperature.celsius(Temperature.fahrenheit(celsius)) - celsius) <= 6)
    }
    for fahrenheit in stride(from: 100, through: 550, by: 25) {
      #expect(abs(Temperature.fahrenheit(Temperature.celsius(fahrenheit)) - fahrenheit) <= 9)
    }
  }

  @Test func `ovens come back exactly`() {
    let metric = Converter(to: .metric)
    let us = Converter(to: .us)
    for fahrenheit in stride(from: 225, through: 500, by: 25) {
      let text = "Bake at \(fahrenheit)°F."
      #expect(us.convert(direction: metric.convert(direction: text).text).text == text)
    }
  }

  @Test func `no timer overlaps a measure`() {
    expectAll(Self.lines + TimerCasesTests.cases.map { IngredientLine.parse($0.text) }) { line in
      TextTimer.find(in: line.text).allSatisfy { timer in
        timer.seconds.lowerBound >= 1 && timer.seconds.upperBound <= 86_400
          && !line.amounts.contains { $0.unit?.unit.dimension != nil && $0.span.overlaps(timer.span) }
      }
    }
  }

  @Test(arguments: [
    String(repeating: "1 cup ", count: 2000), String(repeating: "9", count: 1_000_000),
    String(repeating: "(", count: 10_000), String(repeating: "(1 cup) ", count: 2000),
    "1 cup " + String(repeating: "a, ", count: 5000), String(repeating: "1/", count: 5000), "½½½½½½", "1-", "~", "(",
    "/", "T" + String(repeating: "5", count: 100_000), "1." + String(repeating: "7", count: 100_000),
    String(repeating: "half and ", count: 11_000), String(repeating: "Note 1, ", count: 12_000),
    String(repeating: "1 cup (", count: 14_000), String(repeating: "90/10 ", count: 16_000),
    String(repeating: "1 tsp each ", count: 9000), String(repeating: "9x13x", count: 20_000),
    String(repeating: "rest and 1 hour ", count: 6000) + "before", String(repeating: "大さじ1と", count: 8000),
  ])
  func `odd lines are read to their end`(text: String) {
    let line = IngredientLine.parse(text)
    #expect(line.scaled(by: .one).text == text)
    #expect(!line.scaled(by: Rational(2)).text.isEmpty)
    #expect(!Converter(to: .us).convert(direction: text).text.isEmpty)
    #expect(TextTimer.find(in: text).allSatisfy { $0.span.upperBound <= text.utf8.count })
  }

  @Test(arguments: ["1 cup ", "(1 cup) ", "1 cup (", "½ ", "a, ", "[[1]] ", "大さじ2", "1/"])
  func `tokens grow with the text, up to the limit`(part: String) {
    let one = LineReader(part + part, limit: 20_000).tokens.count - LineReader(part, limit: 20_000).tokens.count
    for count in [10, 100, 1000] {
      let text = String(repeating: part, count: count)
      let reader = LineReader(text, limit: 20_000)
      #expect(reader.tokens.count <= max(one, 3) * count + 1)
      #expect(LineReader(text).tokens.count <= Tokenizer.limit)
      #expect(IngredientLine.parse(text) == IngredientLine.parse(text))
    }
  }

  @Test func `a bracket ends where it is closed, an open one with the line`() {
    let reader = LineReader("a (b [c] d) (e")
    #expect(reader.afterBracket(1, before: reader.count) == 8)
    #expect(reader.afterBracket(3, before: reader.count) == 6)
    #expect(reader.afterBracket(8, before: reader.count) == reader.count)
  }

  // MARK: Lines and values

  /// Reports the first lines for which something does not hold.
  private func expectAll(
    _ lines: [IngredientLine], hold: (IngredientLine) -> Bool, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let failing = lines.filter { !hold($0) }.map(\.text)
    #expect(failing.isEmpty, "\(failing.count) lines: \(failing.prefix(60))", sourceLocation: sourceLocation)
  }

  /// The middle of the first amount in the smallest unit of its family; zero if there is none.
  private static func value(_ line: IngredientLine) -> Double {
    guard let amount = line.amounts.first, let quantity = amount.quantity else { return 0 }
    let size: Double =
      switch amount.unit?.unit {
      case .cup: 48
      case .tablespoon: 3
      case .pound: 16
      case .kilogram, .liter: 1000
      case .deciliter: 100
      case .centiliter: 10
      default: 1
      }
    return (quantity.low.doubleValue + quantity.high.doubleValue) / 2 * size
  }

  private static func textOutsideOfAmounts(_ line: IngredientLine) -> [String] {
    var pieces: [String] = []
    var position = 0
    for amount in line.amounts.sorted(by: { $0.span.lowerBound < $1.span.lowerBound }) {
      let span = amount.span
      guard span.upperBound > position else { continue }
      if span.lowerBound > position, amount.role != .plus {
        pieces.append(line.text.bytes(position..<span.lowerBound))
      }
      position = span.upperBound
    }
    return (pieces + [line.text.bytes(position..<line.text.utf8.count)]).filter { !$0.isEmpty }
  }
}
