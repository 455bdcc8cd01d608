/// Positions for rows that are added at the end of an order, one after the other.
///
/// The order is asked only once, so nothing else may add to it meanwhile.
struct EndPositions {
  private let order: StoredOrder
  private var last: Int?

  init(_ order: StoredOrder) {
    self.order = order
  }

  mutating func next() throws -> Int {
    let position =
      if let last, last <= GapOrder.bounds.upperBound - GapOrder.spacing {
        last + GapOrder.spacing
      } else {
        try order.positionsAtEnd(count: 1)[0]
      }
    last = position
    return position
  }
}
