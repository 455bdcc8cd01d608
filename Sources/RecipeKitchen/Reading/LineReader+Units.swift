extension LineReader {
  /// Reads a unit, with the dot of a short form: `cups`, `fl. oz`, `c. à s.`, `"`.
  func unit(at index: Int) -> (unit: WrittenUnit, span: Range<Int>, next: Int)? {
    guard index < count else { return nil }
    let token = tokens[index]
    if token.kind == .mark { return inchMark(at: index) }
    guard token.isWord, token.depth >= 0 else { return nil }
    if token.has(.unitPhrase), let phrase = unitPhrase(at: index) { return phrase }
    guard let form = form(of: token) else { return lengthAdjective(at: index) }
    let unit = units[form].unit
    if isFrenchSpoon(at: index) { return nil }
    if unit == .inch, token.end - token.start == 2, token.isSpaced,
      ![".", "(", ")"].contains(where: { isMark(index + 1, $0) })
    {
      return nil
    }
    let own = units.form(form, written: bytes[token.span], before: language(before: index + 1))
    return finish(unit, form: own, from: index, next: index + 1)
  }

  /// The languages in which a word such as "de" stands between a unit and a food, or `nil` where none does.
  func language(before index: Int) -> FactText? {
    guard isWord(index) else { return nil }
    if has(index, .of) { return Self.languages.first { $0.word == tokens[index].hash }?.languages }
    return bytes[tokens[index].span].starts(with: "d'".utf8) ? FactText("fr it") : nil
  }

  private static let languages = [
    (word: WordHash.folded("de".utf8), languages: FactText("fr es pt nl")),
    (word: WordHash.folded("di".utf8), languages: FactText("it")),
  ]

  /// "c. à table", "c. de thé", "c. d'huile", "c/ sopa", "c. soperas": no cup, whatever spoon it is.
  private func isFrenchSpoon(at index: Int) -> Bool {
    let token = tokens[index]
    guard token.end - token.start == 1, bytes[Int(token.start)] | 0x20 == UInt8(ascii: "c") else { return false }
    if isMark(index + 1, "/"), !isSpaced(index + 1), isWord(index + 2) { return true }
    let next = isMark(index + 1, ".") ? index + 2 : index + 1
    guard isWord(next) else { return false }
    return Self.afterSpoon.contains(tokens[next].hash) || bytes[tokens[next].span].starts(with: "d'".utf8)
      || bytes[tokens[next].span].starts(with: "d’".utf8)
  }

  private static let afterSpoon = ["à", "a", "de", "sopera", "soperas", "sopa"].map { WordHash.folded($0.utf8) }

  /// The form of a word; upper and lower case differ in `T`, `EL` and the like.
  private func form(of token: Token) -> Int? {
    if token.end - token.start <= 3, bytes[Int(token.start)] &- UInt8(ascii: "A") < 26,
      let exact = units.form(writtenExactly: bytes[token.span])
    {
      return exact
    }
    return token.has(.unit) ? Int(token.entry.form) : nil
  }

  private func finish(
    _ unit: KitchenUnit, form: Int, from index: Int, next: Int
  ) -> (unit: WrittenUnit, span: Range<Int>, next: Int) {
    var next = next
    let length = tokens[next - 1].end - tokens[next - 1].start
    // After "500 ml" and "2 cups" a dot ends the sentence.
    let endsSentence = (unit.isMetric || units[form].isWholeWord) && (next + 1 == count || isSpaced(next + 1))
    if isMark(next, "."), !tokens[next].isSpaced, length <= 6, !endsSentence { next += 1 }
    let end = next
    next = afterOptionalPlural(next)
    return (WrittenUnit(unit, form: form), span(index, end), next)
  }

  /// `"` directly after a number.
  private func inchMark(at index: Int) -> (unit: WrittenUnit, span: Range<Int>, next: Int)? {
    guard tokens[index].isMark("\""), !tokens[index].isSpaced, index > 0, tokens[index - 1].kind != .mark,
      let form = units.englishForm(of: .inch)
    else { return nil }
    return (WrittenUnit(.inch, form: form), tokens[index].span, index + 1)
  }

  /// The longest unit of several words that begins here.
  private func unitPhrase(at index: Int) -> (unit: WrittenUnit, span: Range<Int>, next: Int)? {
    var hash = tokens[index].hash
    var found: (form: Int, next: Int)?
    if tokens[index].has(.unit), !isFrenchSpoon(at: index) { found = (Int(tokens[index].entry.form), index + 1) }
    var next = index + 1
    var isOpen = false
    for _ in 0..<6 {
      if isMark(next, "."), !tokens[next].isSpaced { next += 1 }
      next = afterOptionalPlural(next)
      // "colheres (sopa)"
      if isMark(next, "("), !isOpen { (next, isOpen) = (next + 1, true) }
      guard isWord(next) else { break }
      hash = WordHash.joining(hash, tokens[next].hash)
      next += 1
      let entry = Lexicon.shared[hash]
      guard entry.classes.contains(.unit), !isOpen || isMark(next, ")") else { continue }
      if isOpen { (next, isOpen) = (next + 1, false) }
      found = (Int(entry.form), next)
    }
    return found.map { finish(units[$0.form].unit, form: $0.form, from: index, next: $0.next) }
  }

  /// The place after the "(s)" of "cuillère(s) à soupe".
  private func afterOptionalPlural(_ index: Int) -> Int {
    guard isMark(index, "("), !tokens[index].isSpaced, isWord(index + 1), isMark(index + 2, ")"),
      tokens[index + 1].end - tokens[index + 1].start <= 2
    else { return index }
    return index + 3
  }

  /// The length in "inch-thick" and "inch-long".
  private func lengthAdjective(at index: Int) -> (unit: WrittenUnit, span: Range<Int>, next: Int)? {
    let word = bytes[tokens[index].span]
    guard let hyphen = word.firstIndex(of: UInt8(ascii: "-")) else { return nil }
    let entry = Lexicon.shared[WordHash.folded(word[..<hyphen])]
    guard entry.classes.contains(.unit), units[Int(entry.form)].unit.isLength else { return nil }
    let start = Int(tokens[index].start)
    let unit = WrittenUnit(units[Int(entry.form)].unit, form: Int(entry.form))
    return (unit, start..<(start + hyphen - word.startIndex), index + 1)
  }

  /// Skips words such as "heaped", "firmly packed" or "large" if a unit follows them.
  ///
  /// - Returns: The unit, and whether a word before it changes what it holds.
  func unitAfterModifiers(at index: Int) -> (unit: WrittenUnit, span: Range<Int>, next: Int, isModified: Bool)? {
    var next = index
    var isModified = false
    while next < count, next - index < 4 {
      if let unit = unit(at: next) { return (unit.unit, unit.span, unit.next, isModified) }
      guard
        has(next, [.modifier, .size, .adverb]) || (next > index && (has(next, [.or, .range]) || isMark(next, ",")))
      else {
        return nil
      }
      if has(next, .modifier) { isModified = true }
      next += 1
    }
    return nil
  }
}
