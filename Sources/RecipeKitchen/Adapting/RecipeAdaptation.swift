/// How a recipe is shown: for a multiple of it, in a system of units.
///
/// - Source: Documentation/Cooking.md.
package struct RecipeAdaptation: Hashable, Sendable {
  package let factor: Rational
  package let system: MeasurementSystem?

  package init(factor: Rational = .one, system: MeasurementSystem? = nil) {
    self.factor = factor
    self.system = system
  }

  /// Whether texts stay as they are.
  package var isIdentity: Bool { factor == .one && system == nil }

  /// The factor as a header shows it: `×2`, `×⅔`.
  package var scale: String { "×" + KitchenNumber(notation: .vulgar, isSpaced: false).text(factor) }

  /// The lines of ingredients, scaled and then converted.
  package func ingredients(_ text: String) -> String {
    eachLine(of: text) { line in
      let scaled = IngredientLine.parse(line).scaled(by: factor).text
      return system.map { Converter(to: $0).convert(ingredient: scaled).text } ?? scaled
    }
  }

  /// The steps in the system of units; scaled amounts follow theirs in brackets.
  package func directions(_ text: String) -> String {
    eachLine(of: text) { line in
      let converted = system.map { Converter(to: $0).convert(direction: line).text } ?? line
      return factor == .one ? converted : withScaledAmounts(converted)
    }
  }

  private func eachLine(of text: String, _ body: (String) -> String) -> String {
    if isIdentity { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { body(String($0)) }
      .joined(separator: "\n")
  }

  /// "Add 1 cup [2 cups] of the stock."
  private func withScaledAmounts(_ text: String) -> String {
    let reader = LineReader(text, limit: 20_000)
    var edits = TextEdits()
    var index = 0
    while index < reader.count {
      guard let first = reader.measure(at: index), first.unit?.dimension != nil, first.unit?.isLength == false else {
        index = reader.measure(at: index)?.next ?? index + 1
        continue
      }
      var last = first
      while reader.isMark(last.next, "/"), let same = reader.measure(at: last.next + 1), same.unit != nil {
        last = same
      }
      let span = first.span.lowerBound..<last.span.upperBound
      let scaled = IngredientLine.parse(text.bytes(span)).scaled(by: factor).text
      if !reader.isSizeOfVessel(from: index, to: last.next), scaled != text.bytes(span) {
        edits.replace(span.upperBound..<span.upperBound, with: " [\(scaled)]")
      }
      index = max(last.next, index + 1)
    }
    return edits.applied(to: text)
  }
}

extension LineReader {
  /// Whether a measure says what one container holds: "a 400g tin", "a pot of 4–5 litres", "a bowl (2 l)".
  fileprivate func isSizeOfVessel(from start: Int, to next: Int) -> Bool {
    if isDash(next) || isSizeOfVessel(before: next) || isForEach(next) { return true }
    var before = start - 1
    while has(before, .about) || isMark(before, "~") { before -= 1 }
    if isMark(before, "("), isMark(next, ")") { return has(before - 1, .vessel) }
    return has(before, .of) && has(before - 1, .vessel) && !has(next, .of)
  }

  /// "400g tin", "900 g (2 lb) loaf tin", "1 liter mason jar": the vessel is the next word or the one after it.
  private func isSizeOfVessel(before index: Int) -> Bool {
    let next = isMark(index, "(") ? afterBracket(index, before: count) : isMark(index, ")") ? index + 1 : index
    if has(next, [.container, .vessel]) { return true }
    return isWord(next) && !has(next, [.of, .cut, .preposition, .and, .article]) && has(next + 1, .vessel)
  }

  /// "60 ml of batter for each pancake": as much as before, for more of them.
  private func isForEach(_ index: Int) -> Bool {
    tokens[min(index, count)...].prefix(9).prefix { ![".", ",", ";"].contains(where: $0.isMark) }
      .contains { $0.has(.each) || $0.hash == Self.every }
  }

  private static let every = WordHash.folded("every".utf8)
}
