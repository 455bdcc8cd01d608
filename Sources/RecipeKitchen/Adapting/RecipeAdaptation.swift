/// How a recipe is shown: for a multiple of it, in a system of units.
///
/// - Source: Documentation/Cooking.md.
package struct RecipeAdaptation: Hashable, Sendable {
  package let factor: Rational
  package let system: MeasurementSystem?
  private let style: ScalingStyle

  /// - Parameters:
  ///   - system: The units that amounts are converted to; nil for those written.
  ///   - ingredients: The lines of the recipe, which say whether it has cups.
  ///   - countsThings: `true` if a cook reads it: things come out in halves rather than eighths.
  package init(
    factor: Rational = .one, system: MeasurementSystem? = nil, for ingredients: String = "", countsThings: Bool = true
  ) {
    // The lines of a recipe that it names are scaled even where it is not.
    let isScaled = factor != .one || RecipeLink.mayStand(in: ingredients)
    self.init(
      factor: factor, system: system,
      isScaled
        ? ScalingStyle(countsThings: countsThings, for: ingredients, in: system)
        : ScalingStyle(countsThings: countsThings))
  }

  private init(factor: Rational, system: MeasurementSystem?, _ style: ScalingStyle) {
    self.factor = factor
    self.system = system
    self.style = style
  }

  /// The same for a multiple of it.
  package func multiplied(by other: Rational) -> RecipeAdaptation {
    RecipeAdaptation(factor: factor.multiplied(by: other) ?? other, system: system, style)
  }

  /// `true` if texts stay as they are.
  package var isIdentity: Bool { factor == .one && system == nil }

  /// The factor as a header shows it: `×2`, `×⅔`.
  package var scale: String { "×" + KitchenNumber(notation: .vulgar, isSpaced: false).text(factor) }

  /// The lines of ingredients, scaled and then converted.
  package func ingredients(_ text: String) -> String {
    eachLine(of: text) { line in
      let scaled = IngredientLine.parse(line).scaled(by: factor, style).text
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
      let scaled = IngredientLine.parse(text.bytes(span)).scaled(by: factor, style).text
      let isPortion =
        reader.isPortion(from: index, to: last.next) || reader.isSizeOfContainer(from: index, to: last.next)
        || reader.isAfterEach(index)
      if !isPortion, scaled != text.bytes(span) {
        edits.replace(span.upperBound..<span.upperBound, with: " [\(scaled)]")
      }
      let next = isPortion ? reader.afterSameInBracket(last.next) : last.next
      index = max(next, index + 1)
    }
    return edits.applied(to: text)
  }
}

extension LineReader {
  /// The place after "(115 g)" in "4-oz (115 g) balls".
  fileprivate func afterSameInBracket(_ next: Int) -> Int {
    isMark(next, "(") && measure(at: next + 1) != nil ? afterBracket(next, before: count) : next
  }
}

extension ScalingStyle {
  /// The style for the lines of a recipe.
  ///
  /// - Parameters:
  ///   - ingredients: All lines.
  ///   - system: The units that the lines are converted to; nil for those written.
  fileprivate init(countsThings: Bool, for ingredients: String, in system: MeasurementSystem?) {
    self.init(countsThings: countsThings)
    let lines = ingredients.split(separator: "\n")
    if lines.count < 2 || system == .us { return }
    let units = lines.flatMap { IngredientLine.parse(String($0)).amounts.compactMap { $0.unit?.unit } }
    hasCups = units.contains(.cup)
    isMetric = units.contains { $0.isMetric && !$0.isLength }
  }
}
