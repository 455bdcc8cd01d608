/// The amounts after the name has begun.
extension IngredientParser {
  /// Reads brackets that hold amounts, amounts at the end, and amounts of more or of something else.
  mutating func readLaterAmounts() {
    var index = position
    while index < end {
      if reader.isMark(index, "("), !reader.tokens[index].isTaken {
        if let (amounts, next) = reader.bracketedAmounts(at: index), amounts[0].unit?.unit.isLength != true {
          take(amounts, from: index, to: next)
          index = next
          continue
        }
      }
      if reader.isNumber(index) || reader.isMark(index, "~"), let next = readLater(at: index) {
        index = next
      } else {
        index += 1
      }
    }
  }

  private mutating func take(_ amounts: [Amount], from start: Int, to next: Int) {
    for index in start..<next { reader.tokens[index].isTaken = true }
    for var amount in amounts {
      if amount.unit?.unit.isLength == true { amount.role = .each }
      if line.amounts.isEmpty { amount.role = .main }
      line.amounts.append(amount)
    }
  }

  /// Reads an amount that is a segment by itself, stands at the end, or follows "plus", "or" and the like.
  private mutating func readLater(at index: Int) -> Int? {
    guard case (var amount, var next)? = reader.amount(at: index), let context = context(of: index, to: next, amount)
    else {
      return nil
    }
    if amount.unit?.unit.isLength == true { return next }
    let start = startOfAmount(index)
    switch context {
    case .fixed:
      return next
    case .segment:
      amount.role = line.amounts.isEmpty ? .main : reader.has(next, .each) ? .each : .same
      for place in start..<next { reader.tokens[place].isTaken = true }
    case .other(let role):
      amount.role = role
    }
    line.amounts.append(amount)
    addPair(&next)
    while reader.separatesSame(next), case (var same, let after)? = reader.amount(at: next + 1), same.unit != nil {
      same.role = amount.role == .main ? .same : amount.role
      line.amounts.append(same)
      if case .segment = context { for place in next..<after { reader.tokens[place].isTaken = true } }
      next = after
      addPair(&next)
    }
    return next
  }

  /// Reads the `5oz` of "3lb 5oz".
  private mutating func addPair(_ next: inout Int) {
    guard reader.isNumber(next), case (var second, let after)? = reader.amount(at: next),
      reader.isPair(line.amounts.last, second)
    else { return }
    second.role = .plus
    line.amounts.append(second)
    if next > 0, reader.tokens[next - 1].isTaken { for place in next..<after { reader.tokens[place].isTaken = true } }
    next = after
  }

  private enum Context {
    /// All that stands between two commas, or at the end.
    case segment
    case other(Amount.Role)
    case fixed
  }

  private func context(of index: Int, to next: Int, _ amount: Amount) -> Context? {
    let start = startOfAmount(index)
    // "the weight * 5": a formula is left to the cook.
    if reader.isMark(start - 1, "*"), reader.isSpaced(start) { return nil }
    var after = next
    while reader.separatesSame(after), let same = reader.amount(at: after + 1), same.amount.unit != nil {
      after = same.next
    }
    if reader.has(after, .each) { after += 1 }
    let isFirst = start == position
    // "Water *3 dl*"
    if reader.isMark(start - 1, "*"), reader.isMark(after, "*"), amount.unit != nil { return .segment }
    let beginsSegment = isFirst || [",", ";", ":"].contains { reader.isMark(start - 1, $0) }
    let endsSegment =
      after >= end || reader.isMark(after, ",") || reader.isMark(after, ";") || reader.isMark(after, "(")
    if reader.tokens[index].depth == 0, !isFirst {
      if beginsSegment, endsSegment, amount.unit != nil || line.amounts.isEmpty { return .segment }
      if after >= end, amount.unit != nil || line.amounts.isEmpty,
        !reader.has(start - 1, [.cut, .or, .range, .and, .plus, .with]),
        amount.unit?.unit.isLength != true, amount.unit != nil || !reader.has(start - 1, .preposition)
      {
        return .segment
      }
    }
    if line.amounts.isEmpty, reader.isMark(after, "("), amount.unit != nil { return .segment }
    if reader.has(start - 1, .plus) || reader.isMark(start - 1, "+") { return .other(.extra) }
    if reader.has(start - 1, .or) { return amount.unit == nil ? .other(.alternative) : .other(.alternative) }
    guard let unit = amount.unit?.unit, unit.isMeasure, !unit.isLength, !reader.isDash(after) else { return nil }
    if reader.has(after, .each) || reader.isDash(next - 2) { return .fixed }
    return reader.isWord(start - 1) && reader.has(start - 1, .with) ? .other(.extra) : nil
  }

  /// The first of the words "about", "another" and the like before a number.
  private func startOfAmount(_ index: Int) -> Int {
    var start = index
    while start > position,
      reader.has(start - 1, [.about, .modifier, .article]) || reader.has(start - 1, .another)
        || reader.isMark(start - 1, "~")
    {
      start -= 1
    }
    return start
  }
}
