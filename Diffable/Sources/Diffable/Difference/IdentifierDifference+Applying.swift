extension IdentifierDifference {
  /// Brings an array in the old order into the new one.
  ///
  /// The elements may be anything that stands for the identifiers, such as the cells that show them.
  ///
  /// - Parameters:
  ///   - elements: An element for each identifier of the old sequence, in its order.
  ///   - inserting: Makes the element for an identifier that comes, given its offset in the new sequence.
  ///     Called in ascending order. If it throws, `elements` is as it was.
  /// - Precondition: `elements` has as many elements as the old sequence.
  /// - Complexity: O(*n*) for *n* elements, old and new.
  /// - Throws: What `inserting` throws.
  @inlinable
  public func apply<Element, Failure: Error>(
    to elements: inout [Element], inserting: (_ offset: Int) throws(Failure) -> Element
  ) throws(Failure) {
    var result: [Element] = []
    result.reserveCapacity(elements.count - deletes.count + inserts.count)
    for (offset, counterpart) in counterparts(oldCount: elements.count).enumerated() {
      if let counterpart {
        result.append(elements[counterpart])
      } else {
        result.append(try inserting(offset))
      }
    }
    elements = result
  }
}

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
  @inlinable
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

extension IdentifierDifference {
  /// Returns, for each new offset, the old offset of the same identifier, or nil where it is inserted.
  @usableFromInline
  func counterparts(oldCount: Int) -> [Int?] {
    var staying = offsetsStaying(among: oldCount).makeIterator()
    var moves = moves[...]
    var inserts = inserts[...]
    return (0..<(oldCount - deletes.count + self.inserts.count)).map { offset in
      if inserts.first == offset {
        inserts.removeFirst()
        return nil
      }
      return moves.first?.to == offset ? moves.removeFirst().from : staying.next()
    }
  }

  /// Returns the old offsets of what neither leaves nor moves, ascending.
  private func offsetsStaying(among count: Int) -> [Int] {
    var stays = [Bool](repeating: true, count: count)
    for offset in deletes { stays[offset] = false }
    for move in moves { stays[move.from] = false }
    return stays.indices.filter { stays[$0] }
  }
}
