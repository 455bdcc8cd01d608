/// Something that stays but changes its place: an offset in the old order, and one in the new.
public struct DifferenceMove<Place: Hashable & Sendable>: Hashable, Sendable {
  /// The place in the old order.
  public var from: Place

  /// The place in the new order, where it is found once everything else has landed too.
  public var to: Place

  /// Creates the move from a place in the old order to one in the new.
  @inlinable
  public init(from: Place, to: Place) {
    self.from = from
    self.to = to
  }
}

extension DifferenceMove: CustomStringConvertible {
  /// The two places as in `3 → 0`.
  public var description: String { "\(from) → \(to)" }
}
