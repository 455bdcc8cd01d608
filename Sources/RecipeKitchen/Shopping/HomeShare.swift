/// Some of a food that is at home until it is used.
package struct HomeStock: Hashable, Sendable {
  /// What the caller knows it by.
  package let id: Int
  /// `nil` where it is not said how much there is.
  package let amount: HomeAmount?

  package init(id: Int, amount: HomeAmount?) { (self.id, self.amount) = (id, amount) }
}

/// What of a food that recipes need is at home.
package struct HomeShare: Hashable, Sendable {
  package struct Use: Hashable, Sendable {
    package let stock: Int
    package let taken: HomeAmount
    /// `nil` for nothing.
    package let left: HomeAmount?
  }

  /// Those of which some is taken.
  package let uses: [Use]
  /// How much there is, whatever of it can be used: `50 ml`, `some`.
  package let text: String

  /// Takes what is needed off stocks, the first ones first.
  ///
  /// - Parameters:
  ///   - needed: What recipes need; afterwards what is still to be bought.
  ///   - needsSome: Whether they need some without an amount, of which enough is there where any is.
  init(_ stocks: [HomeStock], for needed: inout AmountSums, needsSome: inout Bool) {
    var uses: [Use] = []
    var amounts: [HomeAmount] = []
    for stock in stocks {
      guard let amount = stock.amount else { continue }
      let left = needed.take(amount)
      if left != amount { uses.append(Use(stock: stock.id, taken: amount.without(left), left: left)) }
      let place = amounts.firstIndex { $0.adding(amount) != nil }
      if let place, let sum = amounts[place].adding(amount) { amounts[place] = sum } else { amounts.append(amount) }
    }
    self.uses = uses
    if !amounts.isEmpty, needed.isEmpty { needsSome = false }
    let texts = amounts.map(\.text)
    text = (amounts.count < stocks.count && texts.isEmpty ? [ShoppingEntry.some] : texts).joined(separator: " + ")
  }
}
