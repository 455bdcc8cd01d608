/// A sum of amounts of one kind of unit.
struct AmountSum: Sendable {
  let kind: MeasureKind
  /// In the unit of the kind, exact.
  var total: Rational
  /// Of spoons and cups: what all of it weighs, and how many pieces it is, as far as the table of foods says so.
  var grams: Double?
  var pieces: Double?
  /// `true` if all of it was measured in spoons, which belong to every system.
  var isSpoonsOnly: Bool

  mutating func add(_ other: AmountSum) -> Bool {
    guard let sum = total.adding(other.total) else { return false }
    total = sum
    grams = grams.flatMap { grams in other.grams.map { grams + $0 } }
    pieces = pieces.flatMap { pieces in other.pieces.map { pieces + $0 } }
    isSpoonsOnly = isSpoonsOnly && other.isSpoonsOnly
    return true
  }

  /// Takes off so much, which is at most all.
  mutating func reduce(by quantity: Rational) {
    let rest = total.subtracting(quantity) ?? .zero
    let share = total > .zero ? rest.doubleValue / total.doubleValue : 0
    total = rest
    grams = grams.map { $0 * share }
    pieces = pieces.map { $0 * share }
  }
}
