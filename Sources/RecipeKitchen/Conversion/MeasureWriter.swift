/// Goes through a text and rewrites each group of measures that are the same amount.
struct MeasureWriter {
  private let converter: Converter
  private let text: String
  private let reader: LineReader
  private let line: IngredientLine?
  private let row: DensityTable.Row?
  private let number: (NumberNotation, NumberNotation)
  private var edits = TextEdits()
  private var sources: [String] = []

  init(_ text: String, converter: Converter, line: IngredientLine?, row: DensityTable.Row?) {
    self.text = text
    self.converter = converter
    self.line = line
    self.row = row
    reader = LineReader(text, limit: line == nil ? 20_000 : Tokenizer.limit)
    let amounts = line?.amounts ?? []
    number = (
      amounts.contains { $0.notation == .decimalComma } ? .decimalComma : .decimalPoint,
      amounts.contains { $0.notation == .ascii } ? .ascii : .vulgar
    )
  }

  mutating func run() -> Converter.Converted {
    var index = 0
    // A bracket that repeats the first amount, once it has been looked for.
    var skipped: Range<Int>?
    while index < reader.count {
      if skipped?.contains(Int(reader.tokens[index].start)) == true {
        index += 1
        continue
      }
      guard let first = reader.measure(at: index) else {
        index += 1
        continue
      }
      var group = [first]
      var end = first.span.upperBound
      var next = first.next
      readGroup(&group, &next, &end)
      let isFirst = line != nil && skipped == nil
      if isFirst, let later = laterBracket(after: group, end: end, from: next) {
        convert(group, end: end, later: later)
        skipped = later.span
      } else {
        convert(group, end: end)
        skipped = skipped ?? 0..<0
      }
      index = max(next, index + 1)
    }
    return Converter.Converted(text: edits.applied(to: text), sources: sources)
  }

  /// Adds the measures after `/`, and those in a bracket that holds nothing else.
  private func readGroup(_ group: inout [Measure], _ next: inout Int, _ end: inout Int) {
    while reader.isMark(next, "/") || reader.isMark(next, "="), let other = reader.measure(at: next + 1) {
      group.append(other)
      next = other.next
      end = other.span.upperBound
    }
    if reader.has(next, .or), let other = reader.measure(at: next + 1), isSame(group[0], other) {
      group.append(other)
      next = other.next
      end = other.span.upperBound
    }
    guard reader.isMark(next, "(") else { return }
    let close = reader.afterBracket(next, before: reader.count)
    var index = next + 1
    var inside: [Measure] = []
    while index < close - 1 {
      if let other = reader.measure(at: index) {
        inside.append(other)
        index = other.next
      } else if reader.has(index, .about) || reader.isMark(index, "/") || reader.isMark(index, ";")
        || reader.isMark(index, ",") || reader.has(index, .or) || reader.isMark(index, "~")
      {
        index += 1
      } else {
        return
      }
    }
    guard !inside.isEmpty, inside.contains(where: { sameDimension($0, group[0]) }), close > next + 1 else { return }
    group += inside
    next = close
    end = Int(reader.tokens[close - 1].end)
  }

  /// Whether two measures of different systems are about equal: "14 ounces or 400 grams".
  private func isSame(_ first: Measure, _ second: Measure) -> Bool {
    guard let unit = first.unit, let other = second.unit, unit.isMetric != other.isMetric,
      unit.dimension == other.dimension, let value = self.value(of: first), let size = self.value(of: second)
    else { return false }
    return value.isWithin(0.15, of: size)
  }

  private func sameDimension(_ first: Measure, _ second: Measure) -> Bool {
    switch (first.kind, second.kind) {
    case (.temperature, .temperature), (.sides, .sides): true
    case (.amount(let first, _), .amount(let second, _)):
      (first.unit?.unit.dimension == .length) == (second.unit?.unit.dimension == .length)
    default: false
    }
  }

  // MARK: Groups

  /// The same amount in brackets after the name: "2 sticks butter (230 g)".
  private struct LaterBracket {
    let measures: [Measure]
    /// The bytes of the bracket and the space before it.
    let span: Range<Int>
  }

  private func laterBracket(after group: [Measure], end: Int, from next: Int) -> LaterBracket? {
    guard case .amount(let amount, _) = group[0].kind, let line, amount.lowSpan == line.amounts.first?.lowSpan,
      !isSpoon(group[0]), let open = reader.tokens[min(next, reader.count)...].firstIndex(where: { $0.isMark("(") })
    else { return nil }
    let start = Int(reader.tokens[open].start)
    let isBetween = line.amounts.contains { end <= $0.span.lowerBound && $0.span.lowerBound < start }
    let isSame = line.amounts.contains { $0.role == .same && $0.span.lowerBound > start }
    var all = [group[0]]
    var place = open
    var after = end
    readGroup(&all, &place, &after)
    guard all.count > 1, isSame, !isBetween else { return nil }
    return LaterBracket(
      measures: Array(all.dropFirst()), span: (reader.tokens[open].isSpaced ? start - 1 : start)..<after)
  }

  private mutating func convert(_ group: [Measure], end: Int, later: LaterBracket) {
    let all = group + later.measures
    if !group.contains(where: { isKept($0, in: all) }), let kept = later.measures.first(where: { isKept($0, in: all) })
    {
      edits.replace(group[0].span.lowerBound..<end, with: text.bytes(kept.span))
    } else {
      convert(group, end: end)
      guard !edits.isEmpty || later.measures.contains(where: { !$0.isIn(converter.system) }) else { return }
      guard !edits.isEmpty || group.contains(where: { isKept($0, in: all) }) else { return }
    }
    edits.replace(later.span, with: "")
  }

  private mutating func convert(_ group: [Measure], end: Int) {
    if let kept = group.first(where: { isKept($0, in: group) }) {
      guard group.count > 1, !isSpoon(group[0]) else { return }
      let leading = group.prefix { isKept($0, in: group) }
      if leading.count > 1, let last = leading.last {
        if last.span.upperBound < end, leading.count < group.count {
          edits.replace(last.span.upperBound..<end, with: "")
        }
        return
      }
      edits.replace(group[0].span.lowerBound..<kept.span.lowerBound, with: "")
      edits.replace(kept.span.upperBound..<end, with: "")
      return
    }
    if case .temperature = group[0].kind, group.count > 1 {
      let temperatures = group.prefix { if case .temperature = $0.kind { true } else { false } }
      for measure in temperatures where !rewrite(measure) { return }
      if temperatures.count < group.count, let last = temperatures.last {
        edits.replace(last.span.upperBound..<end, with: "")
      }
      return
    }
    guard rewrite(group[0]), group.count > 1 else { return }
    edits.replace(group[0].span.upperBound..<end, with: "")
  }

  private func isSpoon(_ measure: Measure) -> Bool { measure.unit?.isSpoon ?? false }

  private func isKept(_ measure: Measure, in group: [Measure]) -> Bool {
    guard measure.isIn(converter.system) else { return false }
    guard converter.system == .us, group.count > 1, let unit = measure.unit else { return true }
    if unit == .ounce || unit == .pound, let row, row.kind == .dry || row.kind == .soft { return false }
    guard unit == .pint || unit == .fluidOunce, let value = value(of: measure) else { return true }
    // Next to milliliters, a pint may be the imperial one.
    return !group.contains { other in
      other.unit?.isMetric == true && other.unit?.dimension == .volume
        && !(self.value(of: other).map { $0.isWithin(0.1, of: value) } ?? true)
    }
  }

  private func value(of measure: Measure) -> Double? {
    guard case .amount(let amount, let plus) = measure.kind, let unit = amount.unit?.unit,
      let low = amount.quantity?.low
    else { return nil }
    let more = plus.flatMap { other in
      other.unit.flatMap { unit in other.quantity.map { $0.low.doubleValue * size(unit.unit) } }
    }
    return low.doubleValue * size(unit) + (more ?? 0)
  }

  private func size(_ unit: KitchenUnit) -> Double { unit.size(isImperial: converter.isFromImperial) }

  // MARK: Measures

  /// - Returns: Whether the measure was written in the other system.
  private mutating func rewrite(_ measure: Measure) -> Bool {
    switch measure.kind {
    case .temperature(let numbers, let values, let isFahrenheit, let letter):
      guard converter.system != .imperial else { return false }
      for (span, value) in zip(numbers, values) {
        edits.replace(span, with: "\(isFahrenheit ? Temperature.celsius(value) : Temperature.fahrenheit(value))")
      }
      if let letter {
        let isSmall = text.bytes(letter).utf8.first.map { $0 >= UInt8(ascii: "a") } ?? false
        edits.replace(letter, with: isFahrenheit ? isSmall ? "c" : "C" : isSmall ? "f" : "F")
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
    let isFat = { (hash: UInt64) in Self.fats.contains(hash) }
    if let line { return Tokenizer.wordHashes(of: line.name).contains(where: isFat) }
    return reader.tokens[measure.next..<min(measure.next + 4, reader.count)].contains { isFat($0.hash) }
  }

  private static let fats = Set(["butter", "margarine"].map { WordHash.folded($0.utf8) })

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
      if dimension == .volume { return sameUnit(values.map { Conversion.cups($0 / 240).map { [$0] } }) }
      if let row, row.kind != .produce, row.kind != .weighed,
        let cups = sameUnit(values.map { Conversion.cups($0 / row.gramsPerCup).map { [$0] } })
      {
        explain(row)
        return cups
      }
      return sameUnit(values.map(Conversion.pounds))
    case .imperial:
      if dimension == .weight { return sameUnit(values.map(Conversion.pounds)) }
      if let row, row.kind != .liquid {
        explain(row)
        return sameUnit(values.map { Conversion.pounds($0 / 240 * row.gramsPerCup) })
      }
      return sameUnit(values.map { Conversion.fluidOunces($0).map { [$0] } })
    }
  }

  private mutating func explain(_ row: DensityTable.Row) {
    if !sources.contains(row.source) { sources.append(row.source) }
  }

  /// The ends of a range, if both could be converted, to one unit.
  private func sameUnit(_ parts: [[Conversion.Part]?]) -> [[Conversion.Part]]? {
    let found = parts.compactMap(\.self)
    guard found.count == parts.count else { return nil }
    guard found.count == 2, found[0].first?.unit != found[1].first?.unit || found.contains(where: { $0.count > 1 })
    else {
      return found
    }
    guard let unit = found[1].first?.unit, let size = found[0].first.map({ size($0.unit) / size(unit) }) else {
      return nil
    }
    let low = found[0].reduce(0) { $0 + $1.value.doubleValue * self.size($1.unit) } / self.size(unit)
    let high = found[1].reduce(0) { $0 + $1.value.doubleValue * self.size($1.unit) } / self.size(unit)
    guard size > 0 else { return nil }
    return [low, high].map { [Conversion.Part(value: Rational(thousandthsOf: $0.nearest(0.125)), unit: unit)] }
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
    if let high = amount.highSpan, parts.count > 1 { edits.replace(high, with: shown(part)) }
    var written = text.bytes(unitSpan).hasPrefix("\"") || text.bytes(unitSpan).hasPrefix("″") ? " " + unit : unit
    if gap.isEmpty, !part.unit.isMetric, !part.unit.isWeight, !written.hasPrefix(" ") { written = " " + written }
    if parts.count == 1, first.count == 2 {
      written += " "
      written += shown(first[1]) + gap + unitText(first[1], for: first[1].value, span: unitSpan, isAttribute: false)
    }
    edits.replace(unitSpan.lowerBound..<max(measure.span.upperBound, unitSpan.upperBound), with: written)
  }

  /// Whether the unit stands before what it describes: "a 9 inch tin", "2.5-cm piece".
  private func isAttribute(_ measure: Measure, gap: String) -> Bool {
    var next = measure.next
    while reader.isMark(next, "*") { next += 1 }
    return gap == "-" || reader.isWord(next) && !Self.directions.contains(reader.tokens[next].hash)
  }

  private static let directions = Set(
    [
      "across", "wide", "long", "thick", "in", "apart", "high", "deep", "of", "from", "by", "and", "or", "above",
      "below",
    ]
    .map { WordHash.folded($0.utf8) })

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
