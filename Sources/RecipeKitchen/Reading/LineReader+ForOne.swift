/// Amounts of one of several: "30 g per serving", "150 g each", "1 tsp at a time".
extension LineReader {
  /// The place after the words that say so, which follow an amount, or `nil`.
  func afterForOne(_ index: Int) -> Int? {
    if let next = afterForEater(index) { return next }
    if has(index, .each), !isOfSeveral(index) { return index + 1 }
    var hash: UInt64?
    for next in index..<min(index + 4, count) where index >= 0 {
      guard isWord(next) else { return nil }
      hash = hash.map { WordHash.joining($0, tokens[next].hash) } ?? tokens[next].hash
      if let hash, Self.forOne.contains(hash) { return next + 1 }
    }
    return nil
  }

  /// The place after the words that give an amount to each who eats, so that no multiple of the recipe changes it:
  /// "per serving", "/person", "a testa", "p. P.".
  func afterForEater(_ index: Int) -> Int? {
    if has(index, [.each, .perEater]) || isMark(index, "/"), has(index + 1, .eater) {
      return isMark(index + 2, ".") && !isSpaced(index + 2) ? index + 3 : index + 2
    }
    guard isLetterP(index) else {
      let isShort = index >= 0 && index < count && tokens[index].hash == Self.pp && !isNumber(index + 1)
      return isShort && !isMark(index + 1, ".") ? index + 1 : nil
    }
    let second = isMark(index + 1, ".") && !isSpaced(index + 1) ? index + 2 : index + 1
    guard isLetterP(second) else { return nil }
    return isMark(second + 1, ".") && !isSpaced(second + 1) ? second + 2 : second + 1
  }

  private func isLetterP(_ index: Int) -> Bool { index >= 0 && index < count && tokens[index].hash == Self.p }

  /// "1 tsp each thyme and oregano" is an amount of two foods.
  private func isOfSeveral(_ index: Int) -> Bool {
    tokens[index].hash == Self.each && isWord(index + 1) && !has(index + 1, [.cut, .and, .or])
  }

  /// Returns whether the words before an amount say so: "each about 150 g", "je 200 g", "à 250 g".
  func isForOne(before index: Int) -> Bool {
    var before = index - 1
    while has(before, [.about, .modifier]) || isMark(before, "~") { before -= 1 }
    if isOnePerson(at: before - 1) { return true }
    // 每个约 20g
    if before > 0, tokens[before].kind == .ideograph, has(before, .unit) { before -= 1 }
    return has(before, [.each, .eachBefore])
  }

  private static let p = WordHash.folded("p".utf8)
  private static let pp = WordHash.folded("pp".utf8)
  private static let each = WordHash.folded("each".utf8)
  private static let forOne: Set<UInt64> = Set(
    FactText(
      """
      at a time,at once,à la fois,alla volta,per volta,a la vez,cada vez,de cada vez,auf einmal,nach und nach,i taget,
      ad gangen,om gången,per keer,tegelijk
      """
    ).parts(by: .comma).map { WordHash.phrase($0).all })
}
