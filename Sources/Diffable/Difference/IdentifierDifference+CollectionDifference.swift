extension IdentifierDifference {
  /// Returns the same difference as the standard library puts it, with moves as associated removals and insertions.
  ///
  /// `old.applying(…)` of it gives the new sequence. There are as few associated pairs as there are moves, which is
  /// seldom so after the standard library's own `inferringMoves()`.
  ///
  /// - Parameters:
  ///   - old: The sequence of which this is the difference.
  ///   - new: The sequence to which it leads.
  /// - Complexity: O(*c* log *c*) for *c* changes.
  /// - Source: `CollectionDifference` of the standard library.
  public func collectionDifference<Identifier: Hashable>(
    from old: some RandomAccessCollection<Identifier>, to new: some RandomAccessCollection<Identifier>
  ) -> CollectionDifference<Identifier> {
    typealias Change = CollectionDifference<Identifier>.Change
    var changes: [Change] = []
    changes.reserveCapacity(deletes.count + inserts.count + 2 * moves.count)
    func remove(_ offset: Int, movingTo destination: Int?) {
      let element = old[old.index(old.startIndex, offsetBy: offset)]
      changes.append(.remove(offset: offset, element: element, associatedWith: destination))
    }
    func insert(_ offset: Int, movingFrom origin: Int?) {
      let element = new[new.index(new.startIndex, offsetBy: offset)]
      changes.append(.insert(offset: offset, element: element, associatedWith: origin))
    }
    for offset in deletes { remove(offset, movingTo: nil) }
    for offset in inserts { insert(offset, movingFrom: nil) }
    for move in moves {
      remove(move.from, movingTo: move.to)
      insert(move.to, movingFrom: move.from)
    }
    // Offsets are unique on each side and every association is mutual, which is all that the initializer asks.
    return CollectionDifference(changes)!
  }
}
