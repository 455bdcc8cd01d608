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
  /// The key that older lists had for what a person typed; `nil` for foods.
  package let formerKey: ItemKey?
  /// What of it is at home, and so not among the amounts; `nil` where nothing is.
  package let home: HomeShare?
  /// `true` if all that recipes need of it is, and nothing else is wanted.
  package let isAtHome: Bool

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

/// What was bought of a food, as the text that was on the list when it was ticked.
package struct BoughtAmount: Sendable {
  private let text: String
  private let measures: [ShoppingMeasure]

  /// Reads the text of an entry's amounts, which an older list may have shown: "2 (1.4) + 1 cup".
  package init(_ text: String) {
    self.text = text
    measures = Self.measures(in: text)
  }

  /// The amounts that a text names, without what is in brackets.
  static func measures(in text: String) -> [ShoppingMeasure] {
    withoutBrackets(text).split(separator: "+").flatMap { ShoppingLine("\($0) x").measures() }
  }

  /// Returns whether it is all that an entry needs now.
  package func covers(_ entry: ShoppingEntry) -> Bool {
    if text == entry.amountText || text.isEmpty && entry.amounts.isEmpty { return true }
    let amounts = amounts(of: entry)
    return entry.amounts.allSatisfy { needed in amounts.contains { needed.isCovered(by: $0) } }
  }

  /// What an entry shows that needs more than was bought: "4 of 6".
  package func text(of entry: ShoppingEntry) -> String {
    let amounts = amounts(of: entry)
    guard !covers(entry), let got = amounts.first(where: { got in entry.amounts.contains { $0.isLike(got) } })
    else { return entry.amountText }
    let shown = entry.amounts.map { needed in
      needed.isLike(got) ? "\(Self.short(got.boughtText, needed.boughtText)) of \(needed.text)" : needed.text
    }
    return (entry.needsSome ? shown + [ShoppingEntry.some] : shown).joined(separator: " + ")
  }

  /// How much more an entry needs than was bought: "2", "200 g"; `nil` where that is not in one unit.
  package func rest(of entry: ShoppingEntry) -> String? {
    let got = amounts(of: entry)
    guard got.count == 1, entry.amounts.count == 1, let pair = entry.amounts[0].bought.pair(with: got[0].bought),
      pair.0 > pair.1
    else { return nil }
    return entry.amounts[0].bought.inUnit(pair.0 - pair.1).text
  }

  /// What was bought as amounts of the food that an entry is about.
  private func amounts(of entry: ShoppingEntry) -> [ShoppingAmount] {
    var sums = AmountSums(of: entry.key.known)
    for measure in measures { _ = sums.add(measure, of: nil) }
    return sums.amounts(in: nil)
  }

  private static func withoutBrackets(_ text: String) -> String {
    var depth = 0
    return String(
      text.filter { character in
        if character == "(" { depth += 1 }
        defer { if character == ")" { depth = max(0, depth - 1) } }
        return depth == 0
      })
  }

  /// "300" of "300 g" before "of 500 g".
  private static func short(_ bought: String, _ needed: String) -> String {
    let words = bought.split(separator: " ")
    guard words.count == 2, needed.hasSuffix(" " + words[1]) else { return bought }
    return String(words[0])
  }
}
