/// How a measure is rewritten: its value in the other system, then its numbers and its unit.
extension MeasureWriter {
  /// - Returns: Whether the measure was written in the other system.
  mutating func rewrite(_ measure: Measure) -> Bool {
    switch measure.kind {
    case .temperature(let numbers, let values, let isFahrenheit, let letter):
      guard converter.system != .imperial else { return false }
      for (span, value) in zip(numbers, values) {
        edits.replace(span, with: "\(isFahrenheit ? Temperature.celsius(value) : Temperature.fahrenheit(value))")
      }
      if let letter, text.bytes(letter).hasSuffix("℉") || text.bytes(letter).hasSuffix("℃") {
        let space = numbers.last?.upperBound == letter.lowerBound ? " " : ""
        edits.replace(letter, with: space + (isFahrenheit ? "°C" : "°F"))
      } else if let letter {
        let isSmall = text.bytes(letter).utf8.first.map { $0 >= UInt8(ascii: "a") } ?? false
        let name = letter.count > 1 ? isFahrenheit ? "Celsius" : "Fahrenheit" : isFahrenheit ? "C" : "F"
        edits.replace(letter, with: isSmall ? name.lowercased() : name)
      }
      return true
    case .sides(let numbers, let values, let unit, let span):
      guard converter.system != .imperial else { return false }
      let size = size(unit.unit)
      let parts =
        unit.unit == .inch
        ? Conversion.metricLengths(values.map(\.doubleValue))
        : Conversion.inches(values.map { $0.doubleValue * size })
      for (number, part) in zip(numbers, parts) { edits.replace(number, with: shown(part)) }
      edits.replace(span, with: unitText(parts[0], for: parts[0].value, span: span, isAttribute: true))
      return true
    case .amount(let amount, let plus): return rewrite(amount, plus: plus, measure)
    case .gasMark: return false
    }
  }

  private mutating func rewrite(_ amount: Amount, plus: Amount?, _ measure: Measure) -> Bool {
    guard let unit = amount.unit?.unit, let quantity = amount.quantity, let dimension = unit.dimension,
      let low = value(of: measure)
    else { return false }
    if unit == .stick, !isButter(after: measure) { return false }
    let high = low + (quantity.high.doubleValue - quantity.low.doubleValue) * size(unit)
    let values = quantity.isRange ? [low, high] : [low]
    guard let parts = parts(values, dimension, isSizeOfOne: isSizeOfOne(amount), after: measure) else { return false }
    write(parts, amount, measure)
    return true
  }

  private func isSizeOfOne(_ amount: Amount) -> Bool {
    line?.amounts.contains { $0.lowSpan == amount.lowSpan && $0.isFixed } ?? false
  }

  private func isButter(after measure: Measure) -> Bool {
    if let line {
      return Tokenizer.wordHashes(of: line.name).contains { Lexicon.shared[$0].classes.contains(.fat) }
    }
    return reader.tokens[measure.next..<min(measure.next + 4, reader.count)].contains { $0.has(.fat) }
  }

  /// The food of a measure in a text: what the words after it name.
  private func food(after measure: Measure) -> DensityTable.Row? {
    if line != nil { return row }
    var words: [UInt64] = []
    var found: DensityTable.Row?
    for token in reader.tokens[min(measure.next, reader.count)...].prefix(5) {
      guard token.isWord else { break }
      if words.isEmpty, token.has(.of) || token.hash == Self.the { continue }
      words.append(token.hash)
      if let row = DensityTable.shared.row(forEndOf: words[...]) { found = row }
    }
    return found
  }

  private static let the = WordHash.folded("the".utf8)

  /// The values in units of the other system; a list of two parts is a range, unless it is one value.
  private mutating func parts(
    _ values: [Double], _ dimension: Dimension, isSizeOfOne: Bool, after measure: Measure
  ) -> [[Conversion.Part]]? {
    if dimension == .length {
      guard converter.system != .imperial else { return nil }
      let isInches = measure.unit == .inch
      return (isInches ? Conversion.metricLengths(values.map { $0 / 25.4 }) : Conversion.inches(values)).map { [$0] }
    }
    let row = isSizeOfOne ? nil : food(after: measure)
    switch converter.system {
    case .metric:
      guard dimension == .volume, let row, row.kind != .liquid else {
        return Conversion.metric(values, isWeight: dimension == .weight).map { [$0] }
      }
      explain(row)
      return Conversion.metric(values.map { $0 / 240 * row.gramsPerCup }, isWeight: true).map { [$0] }
    case .us:
      if dimension == .volume, isSizeOfOne {
        return values.map {
          [Conversion.Part(value: Rational(thousandthsOf: ($0 / 29.5735).nearest(0.5)), unit: .fluidOunce)]
        }
      }
      if dimension == .volume { return Conversion.cups(values.map { $0 / 240 }).map { $0.map { [$0] } } }
      if let row, row.kind != .produce, row.kind != .weighed,
        let cups = Conversion.cups(values.map { $0 / row.gramsPerCup })
      {
        explain(row)
        return cups.map { [$0] }
      }
      return pounds(values)
    case .imperial:
      if dimension == .weight { return pounds(values) }
      if let row, row.kind != .liquid {
        explain(row)
        return pounds(values.map { $0 / 240 * row.gramsPerCup })
      }
      return Conversion.fluidOunces(values).map { $0.map { [$0] } }
    }
  }

  private mutating func explain(_ row: DensityTable.Row) {
    if !sources.contains(row.source) { sources.append(row.source) }
  }

  private func pounds(_ grams: [Double]) -> [[Conversion.Part]]? {
    if grams.count == 1 { return Conversion.pounds(grams[0]).map { [$0] } }
    return Conversion.pounds(from: grams[0], to: grams[1]).map { $0.map { [$0] } }
  }

  // MARK: Text

  private func shown(_ part: Conversion.Part) -> String {
    KitchenNumber(notation: part.unit.isMetric ? number.0 : number.1, isSpaced: false).text(part.value)
  }

  private mutating func write(_ parts: [[Conversion.Part]], _ amount: Amount, _ measure: Measure) {
    guard let lowSpan = amount.lowSpan, let unitSpan = amount.unitSpan, let first = parts.first, let last = parts.last,
      let part = last.first
    else { return }
    let gap =
      lowSpan.upperBound < unitSpan.lowerBound
      ? text.bytes((amount.highSpan ?? lowSpan).upperBound..<unitSpan.lowerBound) : ""
    let unit = unitText(part, for: part.value, span: unitSpan, isAttribute: isAttribute(measure, gap: gap))
    edits.replace(lowSpan, with: shown(first[0]))
    if let high = amount.highSpan, parts.count > 1 {
      if first[0].value == part.value {
        edits.replace(lowSpan.upperBound..<high.upperBound, with: "")
      } else {
        edits.replace(high, with: shown(part))
      }
    }
    var written = text.bytes(unitSpan).hasPrefix("\"") || text.bytes(unitSpan).hasPrefix("″") ? " " + unit : unit
    if gap.isEmpty, !part.unit.isMetric, !part.unit.isWeight, !written.hasPrefix(" ") { written = " " + written }
    if parts.count == 1, first.count == 2 {
      written += " "
      written += shown(first[1]) + gap + unitText(first[1], for: first[1].value, span: unitSpan, isAttribute: false)
    }
    edits.replace(unitSpan.lowerBound..<max(measure.span.upperBound, unitSpan.upperBound), with: written)
  }

  /// Returns whether the unit stands before what it describes: "a 9 inch tin", "2.5-cm piece".
  private func isAttribute(_ measure: Measure, gap: String) -> Bool {
    var next = measure.next
    while reader.isMark(next, "*") { next += 1 }
    return gap == "-" || reader.isWord(next) && !reader.has(next, .afterLength)
  }

  private func unitText(
    _ part: Conversion.Part, for value: Rational, span: Range<Int>, isAttribute: Bool
  ) -> String {
    let table = UnitTable.shared
    guard let english = table.englishForm(of: part.unit) else { return part.unit.symbol }
    if part.unit == .inch { return isAttribute || value <= .one ? "inch" : "inches" }
    let isLong = span.lowerBound > 0 && reader.bytes[span.lowerBound - 1] == UInt8(ascii: "-") && span.count > 3
    if isLong, part.unit.dimension == .weight, let long = table.longForm(of: part.unit) { return table[long].singular }
    return value <= .one ? table[english].singular : table[english].plural
  }
}
