extension IdentifierDifference {
  /// Compares two sequences of identifiers.
  ///
  /// - Complexity: O(*n* + *c* log *c*) on average for *n* identifiers in both and *c* that change or stand next to
  ///   one that does. What is the same at both ends, and between changes, is compared and never hashed.
  @inlinable
  public init<Identifier: Hashable>(from old: some Collection<Identifier>, to new: some Collection<Identifier>) {
    self = withContiguousIdentifiers(old) { old in
      withContiguousIdentifiers(new) { new in
        IdentifierDifference(from: old, to: new)
      }
    }
  }

  @inlinable
  init<Identifier: Hashable>(from old: UnsafeBufferPointer<Identifier>, to new: UnsafeBufferPointer<Identifier>) {
    precondition(max(old.count, new.count) < Int32.max, "Too many identifiers")
    guard let oldStart = old.baseAddress, let newStart = new.baseAddress else {
      self.init(deletes: Array(old.indices), inserts: Array(new.indices), moves: [])
      return
    }
    let shorter = min(old.count, new.count)
    let prefix = CommonEnds.prefix(oldStart, newStart, atMost: shorter)
    let suffix = CommonEnds.suffix(oldStart + old.count, newStart + new.count, atMost: shorter &- prefix)
    let oldRange = prefix..<(old.count &- suffix)
    let newRange = prefix..<(new.count &- suffix)
    if oldRange.isEmpty || newRange.isEmpty {
      self.init(deletes: Array(oldRange), inserts: Array(newRange), moves: [])
    } else {
      self.init(from: oldStart, oldRange, to: newStart, newRange)
    }
  }

  /// Compares what is left between the common ends.
  @inlinable
  init<Identifier: Hashable>(
    from old: UnsafePointer<Identifier>, _ oldRange: Range<Int>,
    to new: UnsafePointer<Identifier>, _ newRange: Range<Int>
  ) {
    if let left = SubsequenceScan.offsetsLeftOut(of: old, oldRange, in: new, newRange) {
      self.init(deletes: left, inserts: [], moves: [])
      return
    }
    if let came = SubsequenceScan.offsetsLeftOut(of: new, newRange, in: old, oldRange) {
      self.init(deletes: [], inserts: came, moves: [])
      return
    }
    var matching = IdentifierMatching(old, oldRange.upperBound, new, newRange.upperBound)
    defer { matching.deallocate() }
    matching.walk(oldRange, newRange)
    self = matching.difference()
  }
}

/// Calls a closure with the identifiers in one piece, copying them only if the collection does not hold them so.
@inlinable
func withContiguousIdentifiers<Identifier, Result>(
  _ identifiers: some Collection<Identifier>, _ body: (UnsafeBufferPointer<Identifier>) -> Result
) -> Result {
  identifiers.withContiguousStorageIfAvailable(body) ?? Array(identifiers).withUnsafeBufferPointer(body)
}
