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
  @inlinable
  public func apply<Element, Failure: Error>(
    to elements: inout [Element], inserting: (_ offset: Int) throws(Failure) -> Element
  ) throws(Failure) {
    var result: [Element] = []
    result.reserveCapacity(elements.count - deletes.count + inserts.count)
    var staying = offsetsStaying(among: elements.count).makeIterator()
    var moves = moves[...]
    var inserts = inserts[...]
    for offset in 0..<(elements.count - deletes.count + inserts.count) {
      if inserts.first == offset {
        result.append(try inserting(inserts.removeFirst()))
      } else if moves.first?.to == offset {
        result.append(elements[moves.removeFirst().from])
      } else {
        result.append(elements[staying.next()!])
      }
    }
    elements = result
  }

  /// Returns the old offsets of what neither leaves nor moves, ascending.
  @usableFromInline
  func offsetsStaying(among count: Int) -> [Int] {
    var stays = [Bool](repeating: true, count: count)
    for offset in deletes { stays[offset] = false }
    for move in moves { stays[move.from] = false }
    return stays.indices.filter { stays[$0] }
  }
}
