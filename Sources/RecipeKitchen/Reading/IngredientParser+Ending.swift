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

  /// Marks what scaling leaves as it is: sizes of one, and lengths that are not the amount.
  mutating func fixSizes() {
    let isPerPerson = reader.tokens.indices.contains { index in
      reader.tokens[index].hash == Self.per && index + 1 < end && reader.has(index + 1, .eater)
    }
    for index in line.amounts.indices where line.amounts[index].role == .each || isPerPerson {
      line.amounts[index].isFixed = true
    }
  }

  private static let per = WordHash.folded("per".utf8)
  private static let celery = WordHash.folded("celery".utf8)
}
