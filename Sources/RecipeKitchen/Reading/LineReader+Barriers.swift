/// Numbers that are no amounts, in lines and steps: the name of a note, a share, a part of a food's name.
extension LineReader {
  /// Marks the numbers that `number(at:)` then leaves alone.
  ///
  /// - Complexity: O(*n*) for *n* tokens.
  mutating func barNumbers() {
    for index in tokens.indices where isNumber(index) {
      tokens[index].isBarred = isLabeled(index) || isRatio(index) || isPartOfName(index) || isFlourType(index)
    }
    let parts = tokens.indices.filter { isNumber($0) && countsParts($0) }
    if parts.count > 1 { for index in parts { tokens[index].isBarred = true } }
  }

  /// "Note 1", "No. 5", "n° 5", "#10 can", "Notes 1 and 2".
  private func isLabeled(_ index: Int) -> Bool {
    var before = index - 1
    guard tokens[index].kind == .number, let read = number(at: index), unit(at: read.next)?.unit.unit.isMeasure != true
    else { return false }
    if isMark(before, "#") { return !isSpaced(index) }
    if isMark(before, "°"), index > 1, tokens[index - 2].hash == Self.n { return true }
    if isMark(before, ".") { before -= 1 }
    if has(before, .label) { return true }
    guard has(before, .and) || isMark(before, "&") || isDash(before) || isMark(before, "/") else { return false }
    guard before > 1, tokens[before - 1].isBarred else { return false }
    return has(isMark(before - 2, ".") ? before - 3 : before - 2, .label)
  }

  /// "90/10" and "1:1", but not "200/250 g" and "1/2".
  private func isRatio(_ index: Int) -> Bool {
    for (mark, other) in [(index + 1, index + 2), (index - 1, index - 2)] {
      guard tokens.indices.contains(other), tokens[other].kind == .number, tokens[index].kind == .number,
        !isSpaced(max(index, mark)), !isSpaced(max(mark, other))
      else { continue }
      if isMark(mark, ":") { return true }
      if isMark(mark, "/"), tokens[index].numerator + tokens[other].numerator == 100 { return true }
    }
    return false
  }

  /// "1 part flour to 2 parts water", which is so for any amount.
  private func countsParts(_ index: Int) -> Bool {
    isWord(index + 1) && Self.parts.contains(tokens[index + 1].hash)
  }

  /// "7-Up", "5 spice powder", 6枚切り, and the 1 of 1人80g, but not "6-ounce" and "3-to 4-pound".
  private func isPartOfName(_ index: Int) -> Bool {
    if has(index + 1, .counted) { return true }
    if index + 2 < count, tokens[index + 1].kind == .ideograph {
      return tokens[index + 1].hash == Self.sheet && tokens[index + 2].hash == Self.cut || isOnePerson(at: index)
    }
    guard isDash(index + 1), !isSpaced(index + 1), isWord(index + 2), !isSpaced(index + 2) else { return false }
    return !has(index + 2, [.range, .times]) && unit(at: index + 2) == nil
  }

  /// "1人80g": 80 g are for one.
  func isOnePerson(at index: Int) -> Bool {
    index >= 0 && index + 2 < count && tokens[index].numerator == 1 && tokens[index + 1].hash == Self.person
      && tokens[index + 2].kind == .number
  }

  /// "Weizenmehl 405": how much of the grain is left in the flour.
  private func isFlourType(_ index: Int) -> Bool {
    guard Self.flourTypes.contains(tokens[index].numerator), isWord(index - 1), unit(at: index + 1) == nil else {
      return false
    }
    return bytes[tokens[index - 1].span].map { $0 | 0x20 }.suffix(4).elementsEqual("mehl".utf8)
  }

  private static let parts = ["part", "parts", "teil", "teile", "parte", "partes", "parti", "deel", "delen"]
    .map { WordHash.folded($0.utf8) }
  private static let n = WordHash.folded("n".utf8)
  private static let sheet = WordHash.folded("枚".utf8)
  private static let cut = WordHash.folded("切".utf8)
  private static let person = WordHash.folded("人".utf8)
  /// The types of DIN 10355.
  private static let flourTypes = [405, 550, 630, 812, 815, 997, 1050, 1150, 1370, 1600, 1740, 1800]
}

/// Numbers that are no amounts in a line of ingredients only.
extension LineReader {
  /// Marks number words inside names and notes, and the sides of tins.
  ///
  /// - Complexity: O(*n*) for *n* tokens.
  mutating func barNumbersOfLine() {
    for index in tokens.indices where has(index, .firstArticle) { readArticle(index) }
    for index in tokens.indices where isNumber(index) {
      if tokens[index].isWord {
        tokens[index].isBarred = !mayBeAmount(word: index)
      } else if let next = afterSides(at: index) {
        for place in index..<next where tokens[place].kind != .mark { tokens[place].isBarred = true }
      }
    }
  }

  /// "En klype salt", "et halvt eple", "saft av en sitron": one, and not the French "in" or the Dutch "and".
  private mutating func readArticle(_ index: Int) {
    let isFirst = !tokens[..<index].contains { $0.kind != .mark }
    guard isFirst && (has(index + 1, .unit) || isHalf(index + 1)) || has(index - 1, .of) && isWord(index + 1) else {
      return
    }
    tokens[index].entry.classes = .article
  }

  /// Returns whether a number word stands where an amount may begin, and counts something.
  private func mayBeAmount(word index: Int) -> Bool {
    if tokens[index].kind == .ideograph { return unit(at: index + 1) != nil || isHalfAtEnd(index) }
    let isHalf = isHalf(index)
    if isHalf, has(index + 1, [.and, .afterHalf]) || ["&", "/", ")"].contains(where: { isMark(index + 1, $0) }) {
      return false
    }
    if has(index + 1, .of), !(tokens[index].entry.twentyFourths < 24 && has(index + 2, .article)) { return false }
    return amountMayBegin(at: index)
  }

  /// 玉ねぎ 半分
  private func isHalfAtEnd(_ index: Int) -> Bool {
    index + 1 < count && tokens[index + 1].hash == Self.part && !isWord(index + 2)
  }

  /// Returns whether an amount may begin: at the start of a line, after `(`, `or`, `plus`, `+`, and after "juice of".
  private func amountMayBegin(at index: Int) -> Bool {
    var before = index - 1
    while has(before, [.about, .modifier, .article]) || isMark(before, "~") { before -= 1 }
    guard before >= 0 else { return true }
    let token = tokens[before]
    if token.kind == .mark {
      if token.isMark(",") || token.isMark(";") { return has(before - 1, .or) || isWholeMeasure(at: index) }
      if token.isMark("/") || token.isMark("|") || token.isMark("=") { return unit(at: index + 1) != nil }
      return token.isMark("(") || token.isMark("[") || token.isMark("+") || token.isMark(":")
        || !tokens[...before].contains { $0.kind != .mark && $0.depth == 0 }
    }
    if token.has(.or) || token.hash == Self.plus { return true }
    if token.has(.range) { return before == 1 && tokens[0].hash == Self.up || before > 0 && isNumber(before - 1) }
    return token.has([.of, .part]) && isPart(tokens[..<before]) || token.hash == Self.from && before == 1
  }

  /// `true` if words name only a part of what follows: "finely grated zest and juice", "le jus".
  func isPart(_ tokens: ArraySlice<Token>) -> Bool {
    tokens.allSatisfy { $0.has([.part, .participle, .adverb, .and, .definite]) }
  }

  /// "Sugar, two cups": all that stands between two commas.
  private func isWholeMeasure(at index: Int) -> Bool {
    guard let unit = unit(at: index + 1), unit.unit.unit.isMeasure else { return false }
    return unit.next >= count || isMark(unit.next, ",") || isMark(unit.next, ";")
  }

  /// The place after `9x13` before a tin or a sheet; `nil` where the first number counts, as in "2 x 5cm pieces".
  private func afterSides(at index: Int) -> Int? {
    guard tokens[index].kind == .number, !has(index - 1, .times) else { return nil }
    var next = index + 1
    while has(next, .times) || isMark(next, "×"), next + 1 < count, tokens[next + 1].kind == .number { next += 2 }
    guard next > index + 1 else { return nil }
    let length = unit(at: isDash(next) ? next + 1 : next)
    if let length { guard length.unit.unit.isLength else { return nil } }
    let after = length?.next ?? next
    let isVessel = (after..<after + 3).contains { has($0, .vessel) }
    return next > index + 3 || isVessel || isOneThing(at: after) && tokens[index].value > .one ? next : nil
  }

  /// "25 x 38 cm sheet": not as many sheets.
  private func isOneThing(at index: Int) -> Bool {
    guard let thing = unit(at: index), thing.unit.unit == .thing else { return false }
    let form = units[thing.unit.form]
    return form.singular != form.plural && bytes[thing.span].elementsEqual(form.singular.utf8)
  }

  private static let part = WordHash.folded("分".utf8)
  private static let plus = WordHash.folded("plus".utf8)
  private static let from = WordHash.folded("from".utf8)
  private static let up = WordHash.folded("up".utf8)
}
