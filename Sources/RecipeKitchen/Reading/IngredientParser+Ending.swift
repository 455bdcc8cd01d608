/// What can be said only when the whole line has been read.
extension IngredientParser {
  /// "12 garlic cloves" is garlic, in cloves.
  mutating func takeLastUnit() {
    guard !line.amounts.isEmpty, line.amounts.allSatisfy({ $0.unit == nil }) || line.amounts[0].unit == nil,
      line.amounts[0].quantity != nil,
      !line.amounts.contains(where: { $0.role == .each && $0.unit?.unit.isLength != true }),
      let span = line.nameSpans.last,
      let last = reader.tokens.last(where: { $0.span.upperBound == span.upperBound && $0.isWord }),
      last.has(.lastUnit), last.has(.unit)
    else { return }
    let others = reader.tokens.filter { token in
      token.isWord && token.end <= last.start && !token.has([.adjective, .size, .modifier, .adverb])
        && line.nameSpans.contains { $0.contains(Int(token.start)) }
    }
    guard let food = others.last, food.hash == Self.celery || !last.has(.ofCelery) else { return }
    line.amounts[0].unit = WrittenUnit(reader.units[Int(last.entry.form)].unit, form: Int(last.entry.form))
    line.amounts[0].unitSpan = last.span
    var stop = Int(last.start)
    while stop > span.lowerBound, reader.bytes[stop - 1] == 0x20 { stop -= 1 }
    if stop > span.lowerBound {
      line.nameSpans[line.nameSpans.count - 1] = span.lowerBound..<stop
    } else {
      line.nameSpans.removeLast()
    }
  }

  /// Marks what scaling leaves as it is: sizes of one, and what is said to be for one person.
  mutating func fixSizes() {
    for index in line.amounts.indices where line.amounts[index].role == .each { line.amounts[index].isFixed = true }
    for index in reader.tokens.indices where reader.has(index, [.each, .perEater]) && reader.has(index + 1, .eater) {
      guard let amount = amountBefore(index) else { continue }
      line.amounts[amount].isFixed = true
    }
  }

  /// The amount that "per person" is said of: the last one before it, with no comma or bracket between them.
  private func amountBefore(_ index: Int) -> Int? {
    var start = index
    while start > 0, index - start < 8, reader.tokens[start - 1].kind != .mark || reader.isDash(start - 1) {
      start -= 1
    }
    let clause = Int(reader.tokens[start].start)..<Int(reader.tokens[index].start)
    return line.amounts.lastIndex { clause.contains($0.span.lowerBound) }
  }

  private static let celery = WordHash.folded("celery".utf8)
}
