/// Amounts of one of several: "30 g per serving", "150 g each", "1 tsp at a time".
extension LineReader {
  /// The place after the words that say so, which follow an amount, or `nil`.
  func afterForOne(_ index: Int) -> Int? {
    if has(index, [.each, .perEater]), has(index + 1, .eater) { return index + 2 }
    if has(index, .each), !isOfSeveral(index) { return index + 1 }
    var hash: UInt64?
    for next in index..<min(index + 4, count) where index >= 0 {
      // "p.p.", "p. P."
      if isMark(next, "."), !isSpaced(next) { continue }
      guard isWord(next) else { return nil }
      hash = hash.map { WordHash.joining($0, tokens[next].hash) } ?? tokens[next].hash
      if let hash, Self.forOne.contains(hash) { return next + 1 }
    }
    return nil
  }

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

  private static let each = WordHash.folded("each".utf8)
  private static let forOne: Set<UInt64> = Set(
    FactText(
      """
      at a time,at once,à la fois,alla volta,per volta,a la vez,cada vez,de cada vez,auf einmal,nach und nach,i taget,
      ad gangen,om gången,per keer,tegelijk,p p,per pers,par pers,por pers
      """
    ).parts(by: .comma).map { WordHash.phrase($0).all })
}
