/// What is at home of what is needed.
extension AmountSums {
  /// Takes off what is there, never below nothing.
  ///
  /// - Returns: What is left of it, `nil` for nothing; `there` itself where no amount can be compared with it.
  mutating func take(_ there: HomeAmount) -> HomeAmount? {
    var left: ShoppingMeasure? = there.measure
    for place in sums.indices {
      guard let rest = left, let enough = rest.quantity(in: sums[place].kind, of: food) else { continue }
      let needed = sums[place].total
      guard needed <= enough else {
        sums[place].reduce(by: enough)
        left = nil
        continue
      }
      sums[place].reduce(by: needed)
      let used = ShoppingMeasure(kind: sums[place].kind, quantity: needed, spoon: rest.spoon)
        .quantity(in: rest.kind, of: food)
      left = used.flatMap(rest.quantity.subtracting).flatMap { $0 > .zero ? rest.with($0) : nil }
    }
    sums.removeAll { $0.total == .zero }
    return left.map { $0 == there.measure ? there : HomeAmount($0) }
  }
}
