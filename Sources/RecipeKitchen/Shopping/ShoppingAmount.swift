/// An amount of a food as it is shown.
package struct ShoppingAmount: Hashable, Sendable {
  /// `2 (1.4)`, `500 g`
  package let text: String
  /// What is to be bought, without what is needed exactly: `2`.
  let boughtText: String
  /// As much as is shown.
  let bought: BoughtQuantity
  /// As much as is needed.
  package let exact: BoughtQuantity

  /// A weight or a volume, or things that are not rounded.
  init(_ exact: BoughtQuantity) {
    self.exact = exact
    (boughtText, bought) = exact.shown
    text = boughtText
  }

  /// Things that are counted in a word: containers are whole ones.
  init(of count: Double, _ word: String, size: String, isWhole: Bool) {
    let name = size.isEmpty ? word : "\(size) \(word)"
    exact = BoughtQuantity(count, .things(name))
    let shown = isWhole ? Self.roundedUp(count) : count
    bought = BoughtQuantity(shown, .things(name))
    let number = BoughtQuantity(shown, .things(size.isEmpty ? word : "")).text
    boughtText = size.isEmpty ? number : "\(number) x \(name)"
    text = shown == count ? boughtText : "\(boughtText) (\(BoughtQuantity(count, .things("")).text))"
  }

  /// Whole things, rounded up, with what they are needed for after it.
  ///
  /// - Parameters:
  ///   - texts: What is needed, as it was measured.
  ///   - lack: The part of one for which no other one is bought.
  init(whole word: String, _ needed: Double, of texts: [String], mayLack lack: Double = 0) {
    exact = BoughtQuantity(needed, .things(word))
    bought = BoughtQuantity(Self.roundedUp(needed - lack), .things(word))
    boughtText = bought.text
    let isExact = texts.count == 1 && texts[0] == BoughtQuantity(bought.number, .things("")).text
    text = isExact ? boughtText : "\(boughtText) (\(texts.joined(separator: " + ")))"
  }

  private static func roundedUp(_ count: Double) -> Double { max((count - 1e-6).rounded(.up), 1) }

  /// Returns whether an amount that was bought is enough; what both are rounded by does not count.
  func isCovered(by other: ShoppingAmount) -> Bool {
    if text == other.text { return true }
    guard let (needed, got) = bought.pair(with: other.bought) else { return false }
    return needed <= got * 1.005
  }

  func isLike(_ other: ShoppingAmount) -> Bool { bought.pair(with: other.bought) != nil }
}
