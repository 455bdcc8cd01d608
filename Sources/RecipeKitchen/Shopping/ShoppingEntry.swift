/// What a shopping list shows for one food.
package struct ShoppingEntry: Hashable, Sendable {
  package let key: ItemKey
  package let name: String
  /// Where the food is found unless the user has said otherwise.
  package let aisle: Aisle
  /// What is needed; several amounts that cannot be added stand side by side.
  package let amounts: [ShoppingAmount]
  /// `true` if a line did not say how much.
  package let needsSome: Bool
  /// The places of its lines in the list that was merged.
  package let lines: [Int]
  /// The origins of its lines, each once.
  package let sources: [Int]

  /// The amounts in one text: "1 cup + 20 g", "1 tsp + some". Empty if no line said how much.
  package var amountText: String { Self.text(of: amounts, needsSome: needsSome) }

  /// What is noted when all of it was got, for `BoughtAmount`; never empty.
  package var noteText: String { amounts.isEmpty ? Self.some : amountText }

  static func text(of amounts: [ShoppingAmount], needsSome: Bool) -> String {
    let texts = amounts.map(\.text)
    return (texts.isEmpty || !needsSome ? texts : texts + [some]).joined(separator: " + ")
  }

  static let some = "some"
}

/// An amount of a food as it is shown, with its value.
package struct ShoppingAmount: Hashable, Sendable {
  /// How much it is, both ends of a range.
  package enum Value: Hashable, Sendable {
    case grams(Double, Double)
    case milliliters(Double, Double)
    /// Things, in the word that they are counted in.
    case count(String, Double, Double)

    /// The higher end, if both are measured alike.
    fileprivate func pair(with other: Value) -> (Double, Double)? {
      switch (self, other) {
      case (.grams(_, let left), .grams(_, let right)): (left, right)
      case (.milliliters(_, let left), .milliliters(_, let right)): (left, right)
      case (.count(let unit, _, let left), .count(let other, _, let right)): unit == other ? (left, right) : nil
      default: nil
      }
    }
  }

  package let text: String
  package let value: Value

  /// Returns whether an amount that was bought is enough; what both are rounded by does not count.
  func isCovered(by bought: ShoppingAmount) -> Bool {
    if text == bought.text { return true }
    guard let (needed, got) = value.pair(with: bought.value) else { return false }
    return needed <= got * 1.005
  }

  func isLike(_ other: ShoppingAmount) -> Bool { value.pair(with: other.value) != nil }
}

/// What was bought of a food, as the text that was on the list when it was ticked.
package struct BoughtAmount: Sendable {
  private let amounts: [ShoppingAmount]
  private let text: String

  /// Reads the text of an entry's amounts.
  package init(_ text: String) {
    self.text = text
    let parts = text.split(separator: "+").map { ShoppingLine(String($0) + " x") }
    amounts = parts.flatMap { part in
      var sums = AmountSums()
      for measure in part.measures() { _ = sums.add(measure) }
      return sums.amounts(in: nil, row: nil)
    }
  }

  /// Returns whether it is all that an entry needs now.
  package func covers(_ entry: ShoppingEntry) -> Bool {
    if text == entry.amountText || text.isEmpty && entry.amounts.isEmpty { return true }
    return entry.amounts.allSatisfy { needed in amounts.contains { needed.isCovered(by: $0) } }
  }

  /// What an entry shows that needs more than was bought: "4 of 6".
  package func text(of entry: ShoppingEntry) -> String {
    guard !covers(entry), let got = amounts.first(where: { bought in entry.amounts.contains { $0.isLike(bought) } })
    else { return entry.amountText }
    let shown = entry.amounts.map { $0.isLike(got) ? "\(Self.short(got.text, $0.text)) of \($0.text)" : $0.text }
    return (entry.needsSome ? shown + [ShoppingEntry.some] : shown).joined(separator: " + ")
  }

  /// How much more an entry needs than was bought: "2", "200 g"; `nil` where that is not in one unit.
  package func rest(of entry: ShoppingEntry) -> String? {
    guard amounts.count == 1, entry.amounts.count == 1, let got = ShoppingLine(amounts[0].text + " x").measures().first,
      let needed = ShoppingLine(entry.amounts[0].text + " x").measures().first, got.model.unit == needed.model.unit,
      got.model.size == needed.model.size, let more = needed.quantity.high.subtracting(got.quantity.high), more > .zero,
      let sum = Quantity(more).multiplied(by: needed.model.unitSize)
    else { return nil }
    return needed.model.text(of: sum)
  }

  /// "300" of "300 g" before "of 500 g".
  private static func short(_ bought: String, _ needed: String) -> String {
    let words = bought.split(separator: " ")
    guard words.count == 2, needed.hasSuffix(" " + words[1]) else { return bought }
    return String(words[0])
  }
}
