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
