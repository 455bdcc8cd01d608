/// Goes through a text and rewrites each group of measures that are the same amount.
///
/// Here is which measures of a group are kept and which are rewritten; `MeasureWriter+Rewriting` has how one is rewritten.
struct MeasureWriter {
  let converter: Converter
  let text: String
  let reader: LineReader
  let line: IngredientLine?
  let row: DensityTable.Row?
  let number: (NumberNotation, NumberNotation)
  var edits = TextEdits()
  var sources: [String] = []

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
    // What repeats the first amount, once it has been looked for.
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
      if line == nil, first.unit?.isLength == false, reader.isPortion(from: index, to: next) {
        index = max(next, index + 1)
        continue
      }
      let isFirst = line != nil && skipped == nil
      if isFirst, let later = laterAmount(after: group, end: end, from: next) {
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
    while reader.separatesSame(next) || reader.isMark(next, "="),
      let other = reader.measure(at: reader.isMark(next + 1, "~") ? next + 2 : next + 1)
    {
      group.append(other)
      next = other.next
      end = other.span.upperBound
    }
    if reader.has(next, .or), let other = reader.measure(at: next + 1),
      isSame(group[0], other) || line != nil && isWeightAndVolume(group[0], other)
    {
      group.append(other)
      next = other.next
      end = other.span.upperBound
    }
    while let bracket = sameInBracket(next, group[0]) {
      group += bracket.measures
      (next, end) = (bracket.next, bracket.end)
    }
  }

  /// The measures in a bracket that opens here, or after the bracket that closes here: "15 oz) (425 g)".
  ///
  /// - Returns: Them, the place after the bracket, and the end of what repeats the amount; `nil` if the bracket holds more.
  private func sameInBracket(_ index: Int, _ first: Measure) -> (measures: [Measure], next: Int, end: Int)? {
    let isAfterBracket = reader.isMark(index, ")")
    let open = isAfterBracket ? index + 1 : index
    guard reader.isMark(open, "(") else { return nil }
    let close = reader.afterBracket(open, before: reader.count)
    var next = open + 1
    var inside: [Measure] = []
    while next < close - 1 {
      if let other = reader.measure(at: next) {
        inside.append(other)
        next = other.next
      } else if reader.has(next, .about) || reader.separatesSame(next) || reader.isMark(next, ";")
        || reader.isMark(next, ",") || reader.has(next, .or) || reader.isMark(next, "~")
      {
        next += 1
      } else {
        return nil
      }
    }
    guard inside.contains(where: { sameDimension($0, first) }), close > open + 1 else { return nil }
    if !isAfterBracket { return (inside, close, Int(reader.tokens[close - 1].end)) }
    // The last bracket stays: it closes the first one.
    return inside.allSatisfy { isSame(first, $0) } ? (inside, close - 1, Int(reader.tokens[close - 1].start)) : nil
  }

  /// Returns whether two measures of different systems are about equal: "14 ounces or 400 grams".
  private func isSame(_ first: Measure, _ second: Measure) -> Bool {
    if case .temperature(_, _, let first, _) = first.kind, case .temperature(_, _, let second, _) = second.kind {
      return first != second
    }
    guard let unit = first.unit, let other = second.unit, unit.isMetric != other.isMetric,
      unit.dimension == other.dimension, let value = self.value(of: first), let size = self.value(of: second)
    else { return false }
    return value.isWithin(0.15, of: size)
  }

  /// "600 g or 5 cups flour"
  private func isWeightAndVolume(_ first: Measure, _ second: Measure) -> Bool {
    guard let unit = first.unit, let other = second.unit, unit.isMetric != other.isMetric else { return false }
    return unit.dimension == .weight && other.dimension == .volume
      || unit.dimension == .volume && other.dimension == .weight
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

  /// The same amount after the name: "2 sticks butter (230 g)", "1 lb beef, about 450 g".
  private struct LaterAmount {
    let measures: [Measure]
    /// Its bytes, with the bracket or comma, and the space before it.
    let span: Range<Int>
  }

  private func laterAmount(after group: [Measure], end: Int, from next: Int) -> LaterAmount? {
    guard case .amount(let amount, _) = group[0].kind, let line, amount.lowSpan == line.amounts.first?.lowSpan,
      !isSpoon(group[0])
    else { return nil }
    return laterBracket(after: group, end: end, from: next, line) ?? lastAmount(after: group, line)
  }

  /// The amount that a line ends with.
  private func lastAmount(after group: [Measure], _ line: IngredientLine) -> LaterAmount? {
    guard let last = line.amounts.last, last.role == .same, last.span.upperBound == reader.bytes.count,
      var index = reader.tokens.lastIndex(where: { $0.span.lowerBound == last.span.lowerBound }),
      let measure = reader.measure(at: index), measure.next == reader.count, isSame(group[0], measure)
    else { return nil }
    while reader.has(index - 1, .about) || reader.isMark(index - 1, ",") || reader.isMark(index - 1, "~") { index -= 1 }
    let start = reader.tokens[index].span.lowerBound
    return LaterAmount(
      measures: [measure], span: (reader.isSpaced(index) ? start - 1 : start)..<measure.span.upperBound)
  }

  private func laterBracket(
    after group: [Measure], end: Int, from next: Int, _ line: IngredientLine
  ) -> LaterAmount? {
    guard let open = reader.tokens[min(next, reader.count)...].firstIndex(where: { $0.isMark("(") }) else {
      return nil
    }
    let first = reader.isMark(open - 1, ",") ? open - 1 : open
    let start = Int(reader.tokens[first].start)
    let isBetween = line.amounts.contains { end <= $0.span.lowerBound && $0.span.lowerBound < start }
    let isSame = line.amounts.contains { $0.role == .same && $0.span.lowerBound > start }
    var all = [group[0]]
    var place = open
    var after = end
    readGroup(&all, &place, &after)
    guard all.count > 1, isSame, !isBetween else { return nil }
    return LaterAmount(
      measures: Array(all.dropFirst()), span: (reader.isSpaced(first) && start > 0 ? start - 1 : start)..<after)
  }

  private mutating func convert(_ group: [Measure], end: Int, later: LaterAmount) {
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
          edits.replace(last.span.upperBound..<end, with: ending(from: last.span.upperBound, to: end))
        }
        return
      }
      edits.replace(group[0].span.lowerBound..<kept.span.lowerBound, with: "")
      edits.replace(kept.span.upperBound..<end, with: space(at: end))
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

  /// What stays of a text that repeats an amount: the bracket that it closes, and a space before a word.
  private func ending(from start: Int, to end: Int) -> String {
    let dropped = reader.bytes[start..<end]
    let closes = dropped.last == UInt8(ascii: ")") && !dropped.contains(UInt8(ascii: "("))
    return closes ? ")" : space(at: end)
  }

  private func space(at end: Int) -> String {
    end < reader.bytes.count && (reader.bytes[end] | 0x20) &- UInt8(ascii: "a") < 26 ? " " : ""
  }

  private func isSpoon(_ measure: Measure) -> Bool { measure.unit?.isSpoon ?? false }

  private func isKept(_ measure: Measure, in group: [Measure]) -> Bool {
    guard measure.isIn(converter.system) else { return false }
    guard converter.system == .us, group.count > 1, let unit = measure.unit else { return true }
    guard unit == .pint || unit == .fluidOunce, let value = value(of: measure) else { return true }
    // Next to milliliters, a pint may be the imperial one.
    return !group.contains { other in
      other.unit?.isMetric == true && other.unit?.dimension == .volume
        && !(self.value(of: other).map { $0.isWithin(0.1, of: value) } ?? true)
    }
  }

  func value(of measure: Measure) -> Double? {
    guard case .amount(let amount, let plus) = measure.kind, let unit = amount.unit?.unit,
      let low = amount.quantity?.low
    else { return nil }
    let more = plus.flatMap { other in
      other.unit.flatMap { unit in other.quantity.map { $0.low.doubleValue * size(unit.unit) } }
    }
    return low.doubleValue * size(unit) + (more ?? 0)
  }

  func size(_ unit: KitchenUnit) -> Double { unit.size(isImperial: converter.isFromImperial) }
}
