/// The amounts before the name.
extension IngredientParser {
  mutating func readLeadingAmounts() {
    if let (amount, next) = reader.amount(at: position), !isName(from: position, amount, next) {
      append(amount, next)
    } else if !takesPart(of: position), let (amount, next) = reader.amountInWords(at: position), next < end {
      append(amount, next)
    } else {
      readLead()
      guard !line.amounts.isEmpty else { return }
    }
    while position < end, readContinuation() {}
    if let next = reader.afterForEater(position) {
      for index in line.amounts.indices { line.amounts[index].isFixed = true }
      position = next
    }
    skipToName()
  }

  /// "7-Up", "00 flour": digits that begin a name.
  private func isName(from start: Int, _ amount: Amount, _ next: Int) -> Bool {
    amount.unit == nil && next == start + 1 && reader.isDash(next) && !reader.isSpaced(next)
      && reader.isWord(next + 1) && !reader.isSpaced(next + 1)
  }

  private mutating func append(_ amount: Amount, _ next: Int) {
    var amount = amount
    var next = next
    if amount.unit?.unit == .thing, let span = amount.unitSpan, !hasName(after: next) {
      amount.unit = nil
      amount.unitSpan = nil
      while next > position, reader.tokens[next - 1].span.lowerBound >= span.lowerBound { next -= 1 }
    }
    if amount.unit != nil || amount.quantity != nil { line.amounts.append(amount) }
    position = next
  }

  /// Returns whether a word follows that can be a name; "6 cloves" are cloves.
  private func hasName(after next: Int) -> Bool {
    guard next < end else { return false }
    for token in reader.tokens[next..<end] {
      if token.depth > 0 { continue }
      if token.isMark(",") || token.isMark(";") { return false }
      if token.isWord, !token.has([.cut, .of, .participle]) { return true }
      if token.has(.each) { continue }
      if token.kind == .number || token.kind == .fraction || token.has(.cut) { return false }
    }
    return false
  }

  /// "juice of 1 lemon", "finely grated zest and juice of 2 limes", "tips from 1 bunch asparagus".
  private mutating func readLead() {
    let start = reader.has(position, .definite) && reader.has(position + 1, .part) ? position + 1 : position
    var next = start
    while next < end, next - start < 8, reader.isPart(reader.tokens[next...next]) { next += 1 }
    if takesPart(of: position) { next = position + 1 }
    guard next > start, next < end, let begin = afterOf(next) else { return }
    guard let (amount, after) = reader.amount(at: begin) ?? reader.amountInWords(at: begin) else { return }
    line.preparationSpans.append(reader.span(start, next))
    append(amount, after)
  }

  /// The place after "of", "from", and the `d'` of "d'1 citron"; that of "einer Zitrone" and "d'un citron".
  private func afterOf(_ index: Int) -> Int? {
    if reader.has(index - 1, .part), !reader.has(index - 1, .definite),
      reader.has(index, .article) || reader.isNumber(index)
    {
      return index
    }
    if reader.isMark(index + 1, "'"), !reader.isSpaced(index + 1), reader.isNumber(index + 2) { return index + 2 }
    return reader.has(index, .of) || reader.tokens[index].hash == Self.from ? index + 1 : nil
  }

  /// "tips from 1 bunch", "leaves from a 100 g bunch": what stands before "from" is a part of the amount.
  private func takesPart(of index: Int) -> Bool {
    reader.isWord(index) && reader.isWord(index + 1) && reader.tokens[index + 1].hash == Self.from
      && reader.isNumber(reader.has(index + 2, .article) ? index + 3 : index + 2)
  }

  /// Reads one more amount or the container of the first one.
  ///
  /// - Returns: Whether anything was read.
  private mutating func readContinuation() -> Bool {
    if reader.has(position, .times) || reader.isMark(position, "×") { return readSizeOfEach() }
    if reader.isMark(position, "(") || reader.isMark(position, "[") { return readBracket() }
    if reader.isMark(position, "/") || reader.isMark(position, "=") { return readSame() }
    if reader.isMark(position, ","), reader.has(position + 1, .plus), reader.isNumber(position + 2) {
      position += 1
      return readPlus()
    }
    if reader.has(position, .range), !reader.has(position, .or), line.amounts.last?.unit != nil {
      return readAmount(at: position + 1, as: .alternative)
    }
    if reader.isMark(position, "+") || reader.has(position, .plus) { return readPlus() }
    if reader.has(position, .or) { return readAlternative() }
    if reader.has(position, [.size, .adjective]), reader.has(position + 1, .or), reader.isNumber(position + 2) {
      if reader.has(position, .size) { line.sizeSpans.append(reader.tokens[position].span) }
      position += 1
      return readAlternative()
    }
    if reader.has(position, .size), reader.isNumber(position + 1), line.amounts.last?.unit == nil {
      position += 1
      return readNext()
    }
    if reader.isNumber(position) { return readNext() }
    return readContainer()
  }

  private mutating func readAmount(at index: Int, as role: Amount.Role) -> Bool {
    guard case (var amount, let next)? = reader.amount(at: index), amount.unit != nil else { return false }
    amount.role = line.amounts.last?.role == .each ? .each : role
    line.amounts.append(amount)
    position = next
    return true
  }

  /// `5½oz` after `150g/`, also when the unit is missing.
  private mutating func readSame() -> Bool {
    if readAmount(at: position + 1, as: .same) { return true }
    guard line.amounts.last?.unit != nil, case (var amount, let next)? = reader.amount(at: position + 1) else {
      return false
    }
    amount.role = .same
    line.amounts.append(amount)
    position = next
    return true
  }

  private mutating func readSizeOfEach() -> Bool {
    guard line.amounts.count == 1, line.amounts[0].unit == nil,
      case (var amount, let next)? = reader.amount(at: position + 1), amount.unit != nil
    else {
      guard line.amounts.count == 1, line.amounts[0].unit == nil, reader.isSpaced(position + 1) else { return false }
      position += 1
      return true
    }
    amount.role = .each
    line.amounts.append(amount)
    position = next
    return true
  }

  private mutating func readBracket() -> Bool {
    guard let (amounts, next) = reader.bracketedAmounts(at: position) else { return false }
    let isOfContainer =
      line.amounts[0].unit.map { self.isContainer($0) }
      ?? (containerFollows(next) || line.amounts.count == 1 && reader.isNumber(position + 1))
    for var amount in amounts {
      if isOfContainer, amount.unit?.unit.isMeasure == true { amount.role = .each }
      if amount.unit?.unit.isLength == true { amount.role = .each }
      line.amounts.append(amount)
    }
    position = next
    return true
  }

  /// Returns whether a container or a piece follows, so that the amount in brackets is the size of one.
  private func containerFollows(_ index: Int) -> Bool {
    reader.unitAfterModifiers(at: index).map { $0.unit.unit == .thing } ?? false
  }

  private func isContainer(_ unit: WrittenUnit) -> Bool {
    unit.unit == .thing
      && Lexicon.shared[WordHash.folded(reader.units[unit.form].singular.utf8)].classes.contains(.container)
  }

  private mutating func readPlus() -> Bool {
    guard line.amounts.last?.unit != nil else { return false }
    return readAmount(at: position + 1, as: .plus)
  }

  private mutating func readAlternative() -> Bool {
    guard case (var amount, var next)? = reader.amount(at: position + 1) else { return false }
    amount.role = amount.unit == nil ? .alternative : .same
    if amount.unit == nil, reader.has(next, [.size, .adjective]) {
      if reader.has(next, .size) { line.sizeSpans.append(reader.tokens[next].span) }
      next += 1
    }
    line.amounts.append(amount)
    position = next
    return true
  }

  /// `8 oz` after `1 lb`, `6-ounce` after `4`.
  private mutating func readNext() -> Bool {
    guard case (var amount, let next)? = reader.amount(at: position), let unit = amount.unit?.unit,
      let last = line.amounts.last(where: { $0.role != .each })
    else { return false }
    if reader.isPair(line.amounts.last, amount) {
      amount.role = line.amounts.last?.role == .each ? .each : .plus
    } else if last.unit == nil, unit.isMeasure {
      amount.role = .each
    } else {
      return false
    }
    line.amounts.append(amount)
    position = next
    return true
  }

  /// The can in "1 14-ounce can", "400g tin", "2cm piece".
  private mutating func readContainer() -> Bool {
    guard let found = reader.unitAfterModifiers(at: position), let first = line.amounts.first,
      found.unit.unit == .thing || found.unit.unit == .stick || first.unit == nil,
      hasName(after: found.next) || isContainer(found.unit)
    else { return false }
    if first.unit == nil {
      guard line.amounts.count > 1 else { return false }
      line.amounts[0].unit = found.unit
      line.amounts[0].unitSpan = found.span
    } else if first.unit?.unit.isMeasure == true, line.amounts.allSatisfy({ $0.unit?.unit.isMeasure == true }) {
      var container = Amount()
      container.unit = found.unit
      container.unitSpan = found.span
      if isContainer(found.unit), first.unit?.unit.isWeight == true || first.unit?.unit.isMetric == true {
        for place in line.amounts.indices { line.amounts[place].role = .each }
        if let article = articleBefore(first) {
          container.quantity = Quantity(.one)
          container.notation = .word
          container.lowSpan = article
        }
        line.amounts.insert(container, at: 0)
      } else {
        container.role = .same
        line.amounts.append(container)
      }
    } else {
      return false
    }
    position = found.next
    return true
  }

  /// The "a" in "a 400g tin".
  private func articleBefore(_ amount: Amount) -> Range<Int>? {
    reader.tokens.prefix { Int($0.end) <= amount.lowSpan?.lowerBound ?? 0 }.last { $0.has(.article) }?.span
  }

  private mutating func skipToName() {
    if let unit = line.amounts.last?.unit?.unit, unit.isMeasure, let again = reader.unit(at: position),
      again.unit.unit == unit
    {
      position = again.next
      line.amounts[line.amounts.count - 1].isModified = true
    }
    skipPacked()
    while position < end,
      reader.has(position, .of) || reader.isMark(position, ",") || reader.isMark(position, ".")
        || reader.isMark(position, "/") || reader.has(position, .each)
        || (reader.has(position, .article) && position > 0)
    {
      position += 1
    }
  }

  /// Skips "packed", "loosely packed", "(heaping)" after a unit.
  private mutating func skipPacked() {
    let isBracketed = reader.isMark(position, "(")
    var next = isBracketed ? position + 1 : position
    while reader.has(next, .adverb) { next += 1 }
    guard next < end, reader.has(next, .packed) else { return }
    if isBracketed { guard reader.isMark(next + 1, ")") else { return } }
    for index in line.amounts.indices { line.amounts[index].isModified = true }
    position = isBracketed ? next + 2 : next + 1
    if reader.has(position, .of) { position += 1 }
  }

  private static let from = WordHash.folded("from".utf8)
}
