extension IngredientLine {
  /// How many times a line asks for the recipe that it links to.
  ///
  /// "2 batches", "2", and nothing count the whole recipe; of a range the higher number is meant. A weight or a volume is
  /// a part of what the other recipe makes, if that says how much that is: 200 g of "1 jar of 350 g" is 4/7.
  ///
  /// - Parameter servings: What the other recipe makes, in its words.
  /// - Returns: `nil` where that cannot be said: "3 slices", or "200 g" of what serves 4.
  /// - Source: Documentation/Cooking.md.
  package func batches(ofServings servings: String) -> Rational? {
    guard let amount = amounts.first(where: { $0.role == .main }) else { return .one }
    guard let unit = amount.unit else { return amount.quantity?.high ?? .one }
    if unit.unit == .thing {
      return Self.wholes.contains(UnitTable.shared[unit.form].name) ? amount.quantity?.high ?? .one : nil
    }
    guard let needed = measured(amount) else { return nil }
    let made = IngredientLine.parse(servings)
    return made.amounts.lazy.compactMap { made.measured($0, withCount: true) }
      .first { $0.kind == needed.kind }.flatMap { needed.quantity.divided(by: $0.quantity) }
  }

  /// The words that count whole recipes.
  private static let wholes = ["batch", "recipe"]

  /// A weight or volume in the unit of its kind.
  ///
  /// - Parameter isCounted: Whether "2 jars of 350 g" are 700 g.
  private func measured(_ amount: Amount, withCount isCounted: Bool = false) -> (kind: MeasureKind, quantity: Rational)?
  {
    let kind = MeasureKind(amount.unit, size: nil)
    guard kind.isWeight || kind.isVolume,
      var quantity = amount.quantity?.multiplied(by: MeasureKind.size(of: amount))?.high
    else { return nil }
    let isOfEach = amount.role == .each || text.bytes(0..<amount.span.lowerBound).hasSuffix(" of ")
    if isCounted, isOfEach, let count = amounts.first?.quantity?.high {
      guard let product = quantity.multiplied(by: count) else { return nil }
      quantity = product
    }
    return quantity > .zero ? (kind, quantity) : nil
  }
}
