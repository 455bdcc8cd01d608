/// The amounts after the name has begun.
extension IngredientParser {
  /// Reads brackets that hold amounts, amounts at the end, and amounts of more or of something else.
  mutating func readLaterAmounts() {
    var index = position
    while index < end {
      if reader.isMark(index, "("), !reader.tokens[index].isTaken {
        if let (amounts, next) = reader.bracketedAmounts(at: index), amounts[0].unit?.unit.isLength != true {
          // "divided into 4 (6-ounce) patties", "about 7 oz (200 g) each"
          let areSizes =
            reader.isNumber(index - 1) && !reader.tokens[index - 1].isTaken || reader.afterForOne(next) != nil
          take(amounts, areSizes: areSizes, from: index, to: next)
          index = next
          continue
        }
      }
      if reader.isNumber(index) || reader.isMark(index, "~") || reader.amountAfterUnit(at: index) != nil,
        let next = readLater(at: index)
      {
        index = next
      } else {
        index += 1
      }
    }
    readVagueEnd()
  }

  /// 塩 少々: a pinch without a number, which ends the line.
  private mutating func readVagueEnd() {
    guard line.amounts.isEmpty, end == reader.count else { return }
    for index in max(position + 1, end - 6)..<max(position + 1, end) where reader.tokens[index].kind == .ideograph {
      guard let unit = reader.unit(at: index), unit.unit.unit == .pinch, unit.next == end else { continue }
      var amount = Amount()
      amount.unit = unit.unit
      amount.unitSpan = unit.span
      line.amounts = [amount]
      for place in index..<end { reader.tokens[place].isTaken = true }
      return
    }
  }

  private mutating func take(_ amounts: [Amount], areSizes: Bool, from start: Int, to next: Int) {
    for index in start..<next { reader.tokens[index].isTaken = true }
    for var amount in amounts {
      if amount.unit?.unit.isLength == true || areSizes { amount.role = .each }
      if line.amounts.isEmpty { amount.role = .main }
      line.amounts.append(amount)
    }
  }

  /// Reads an amount that is a segment by itself, stands at the end, or follows "plus", "or" and the like.
  private mutating func readLater(at index: Int) -> Int? {
    guard case (var amount, var next)? = reader.amount(at: index) else { return nil }
    let isEach = isForOne(from: index, to: next) || isSizeOfThing(from: index, to: next)
    guard let context = context(of: index, to: next, amount, isEach: isEach) else { return nil }
    if amount.unit?.unit.isLength == true { return next }
    let start = startOfAmount(index)
    switch context {
    case .fixed:
      return next
    case .segment:
      amount.role = line.amounts.isEmpty ? .main : isEach ? .each : .same
      for place in (reader.has(start - 1, .of) ? start - 1 : start)..<next { reader.tokens[place].isTaken = true }
    case .other(let role):
      amount.role = isEach ? .each : role
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
    second.role = line.amounts.last?.role == .each ? .each : .plus
    line.amounts.append(second)
    if next > 0, reader.tokens[next - 1].isTaken { for place in next..<after { reader.tokens[place].isTaken = true } }
    next = after
  }

  /// "1 jar of 125 g": what is counted has that size.
  private func isSizeOfThing(from index: Int, to next: Int) -> Bool {
    guard next >= end, reader.has(startOfAmount(index) - 1, .of), let first = line.amounts.first else { return false }
    return first.unit?.unit ?? .thing == .thing
  }

  /// Returns whether an amount, with the same one in other units after it, is that of one of several.
  private func isForOne(from index: Int, to next: Int) -> Bool {
    if reader.isForOne(before: index) { return true }
    var after = next
    while reader.separatesSame(after), let same = reader.amount(at: after + 1), same.amount.unit != nil {
      after = same.next
    }
    if reader.isMark(after, "(") { after = reader.afterBracket(after, before: end) }
    return reader.afterForOne(after) != nil
  }

  private enum Context {
    /// All that stands between two commas, or at the end.
    case segment
    case other(Amount.Role)
    case fixed
  }

  private func context(of index: Int, to next: Int, _ amount: Amount, isEach: Bool) -> Context? {
    let start = startOfAmount(index)
    // "the weight * 5": a formula is left to the cook.
    if reader.isMark(start - 1, "*"), reader.isSpaced(start) { return nil }
    var after = next
    while reader.separatesSame(after), let same = reader.amount(at: after + 1), same.amount.unit != nil {
      after = same.next
    }
    after = reader.afterForOne(after) ?? after
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
    if let role = roleOfPart(amount, from: start, to: after) { return .other(role) }
    if reader.has(start - 1, .plus) || reader.isMark(start - 1, "+") { return .other(.extra) }
    if reader.has(start - 1, .or) { return amount.unit == nil ? .other(.alternative) : .other(.alternative) }
    guard let unit = amount.unit?.unit, unit.isMeasure, !unit.isLength, !reader.isDash(after) else { return nil }
    if isEach || reader.isDash(next - 2) { return .fixed }
    return reader.isWord(start - 1) && reader.has(start - 1, .with) ? .other(.extra) : nil
  }

  /// "6 eggs, 4 whole and 2 yolks": two counts, which make the whole or are more of it; nil for any other amount.
  private func roleOfPart(_ part: Amount, from start: Int, to after: Int) -> Amount.Role? {
    guard part.unit == nil, let count = part.quantity?.low, let whole = line.amounts.first, whole.unit == nil else {
      return nil
    }
    if line.amounts.count > 1, let first = line.amounts.last, first.unit == nil, reader.has(start - 1, .and) {
      return first.role == .same || first.role == .extra ? first.role : nil
    }
    guard reader.isMark(start - 1, ","), reader.isWord(after) else { return nil }
    for index in after..<min(after + 4, end) where reader.has(index, .and) {
      guard let other = reader.amount(at: index + 1)?.amount, other.unit == nil, let rest = other.quantity?.low else {
        return nil
      }
      return count.adding(rest) == whole.quantity?.low ? .same : .extra
    }
    return nil
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
