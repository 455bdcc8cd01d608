/// Lines of the user's own that say more than an amount and a name: "oat milk for Anna".
extension ShoppingFood {
  /// What a person typed, to be shown so and by itself.
  ///
  /// - Returns: `nil` for a line of a name and an amount, which joins the entry of its food.
  init?(typed line: IngredientLine, as choices: [[ShoppingFood]]) {
    guard line.link == nil, choices.count == 1, let food = choices[0].first, !line.isNameOnly(of: food) else {
      return nil
    }
    self.init(typed: line.textWithoutAmount, like: food)
  }
}

extension IngredientLine {
  /// `true` if it holds a name of a food, or words that are unknown, and at most an amount besides.
  fileprivate func isNameOnly(of food: ShoppingFood) -> Bool {
    let told = amounts.map(\.span) + nameSpans
    let others = FoodToken.tokens(of: text).filter { token in
      token.kind == .word && !told.contains { $0.overlaps(token.span) } && text.bytes(token.span) != "x"
    }
    guard FoodPhrase(others, in: .en).items.isEmpty, !food.hasAlternative else { return false }
    return food.isUnknown || ItemKey(text: name.lowercased()).known != nil
  }

  /// What follows the amount that the line begins with; all of it if there are others.
  var textWithoutAmount: String {
    guard let end = amounts.map(\.span.upperBound).max(), let name = nameSpans.first, end <= name.lowerBound else {
      return text
    }
    let rest = text.bytes(end..<text.utf8.count).drop { $0 == " " }
    return String(rest.hasPrefix("of ") ? rest.dropFirst(3) : rest)
  }

  /// `true` if an amount that it begins with is all that its amounts are.
  var beginsWithItsAmount: Bool { amounts.isEmpty || textWithoutAmount != text }
}
