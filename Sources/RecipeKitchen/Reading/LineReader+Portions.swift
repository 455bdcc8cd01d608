/// Measures of a step that are no amounts of the recipe: of a vessel, of a portion, for each of something.
extension LineReader {
  /// Returns whether a measure says what one vessel or portion holds, or how much is taken at a time.
  ///
  /// "12-cup muffin tin", "2-ounce balls", "a pot of 4–5 litres", "1 tbsp at a time", "60 ml for each pancake".
  func isPortion(from start: Int, to next: Int) -> Bool {
    if isDash(next) && !isSpaced(next) && isWord(next + 1) || isForEach(next) { return true }
    if isHyphenated(start, next), !isTinOfFood(next) { return true }
    return isVessel(from: start, to: next) || isShaped(next)
  }

  /// Returns whether a measure is the size of a tin or packet of food: "a 400g tin of tomatoes", "1 tin (400 g) tomatoes".
  func isSizeOfContainer(from start: Int, to next: Int) -> Bool {
    has(afterMeasure(next), .container) || isMark(start - 1, "(") && has(start - 2, .container)
  }

  /// Returns whether "each" stands in the clause before: "Top each with 1 tbsp of the cream."
  func isAfterEach(_ start: Int) -> Bool {
    var index = start - 1
    while index >= 0, start - index < 10, !endsClause(index) {
      if tokens[index].hash == Self.each || tokens[index].hash == Self.every { return true }
      if has(index, .and), !isNumber(index + 1) { return false }
      index -= 1
    }
    return false
  }

  private func isHyphenated(_ start: Int, _ next: Int) -> Bool {
    (start..<next).contains { isDash($0) && !isSpaced($0) && isWord($0 + 1) }
  }

  /// "15-ounce can black beans", but not "1-gallon bags" and "8-inch tin".
  private func isTinOfFood(_ next: Int) -> Bool {
    guard has(next, .container), isWord(next + 1) else { return false }
    return has(next + 1, .of) || !has(next + 1, [.vessel, .cut, .preposition, .and, .article])
  }

  private func isVessel(from start: Int, to next: Int) -> Bool {
    var before = start - 1
    while has(before, .about) || isMark(before, "~") { before -= 1 }
    let isInBracket = isMark(before, "(")
    if isInBracket, has(before - 1, .vessel) && !has(before - 1, .container) || isNumber(before - 1) { return true }
    if isBeforeVessel(isInBracket ? afterBracket(before, before: count) : afterMeasure(next)) { return true }
    return has(before, .of) && has(before - 1, .vessel) && !has(next, .of)
  }

  /// "2-quart pot", "12-cup muffin tin", "10 oz microwave safe mug"
  private func isBeforeVessel(_ index: Int) -> Bool {
    for next in index..<index + 3 {
      if has(next, .vessel), next > index || !has(next, .container) { return true }
      if !isWord(next) || has(next, [.of, .cut, .preposition, .and, .article]) { return false }
    }
    return false
  }

  /// "Form 50 g balls", "shape into 2 ounce patties".
  private func isShaped(_ next: Int) -> Bool { has(has(next, [.size, .adjective]) ? next + 1 : next, .shape) }

  /// The word that a measure stands before: "400g tin", "900 g (2 lb) loaf tin".
  private func afterMeasure(_ next: Int) -> Int {
    isMark(next, "(") ? afterBracket(next, before: count) : isMark(next, ")") ? next + 1 : next
  }

  /// "60 ml of batter for each pancake", "1 tbsp of it each", "1 tablespoon at a time".
  private func isForEach(_ next: Int) -> Bool {
    if afterForOne(next) != nil { return true }
    for index in min(next + 1, count)..<min(next + 9, count) {
      if endsClause(index - 1) || endsClause(index) { return false }
      if has(index, .each) || tokens[index].hash == Self.every || afterForOne(index) != nil { return true }
    }
    return false
  }

  private func endsClause(_ index: Int) -> Bool { [".", ",", ";", ":"].contains { isMark(index, $0) } }

  private static let each = WordHash.folded("each".utf8)
  private static let every = WordHash.folded("every".utf8)
}
