/// What turns one sequence of unique identifiers into another, by offsets: what leaves, what comes, what moves.
///
/// ```swift
/// let difference = IdentifierDifference(from: ["a", "b", "c", "d"], to: ["d", "a", "x", "c"])
/// print(difference.deletes)  // [1]
/// print(difference.inserts)  // [2]
/// print(difference.moves)  // [3 → 0]
/// ```
///
/// Moves are the fewest possible: the identifiers that stay, less a longest part of them that is in the right order
/// already. To follow, take out what is deleted and what moves, by old offsets; then put in what moves and what is
/// inserted, in the order of the new offsets. `apply(to:inserting:)` does that.
///
/// What can be compared is not hashed: common ends are trimmed, orders that are nearly the same are walked along side
/// by side, and only what stays unmatched goes into a hash table.
///
/// Identifiers should be unique in each sequence. Repeated ones do no harm, but the result, though it still leads from
/// one sequence to the other, may move more than it must; `checked(from:to:)` refuses them instead.
///
/// - Source: M. L. Fredman, "On computing the length of longest increasing subsequences", Discrete Mathematics 11
///   (1975). P. Heckel's linear method (CACM 21:4, 1978) is the one to read for sequences that repeat themselves.
public struct IdentifierDifference: Hashable, Sendable {
  /// The old offsets of what leaves, ascending.
  public let deletes: [Int]

  /// The new offsets of what comes, ascending.
  public let inserts: [Int]

  /// What stays but changes its order, ascending by new offset.
  public let moves: [DifferenceMove<Int>]

  @inlinable
  init(deletes: [Int], inserts: [Int], moves: [DifferenceMove<Int>]) {
    self.deletes = deletes
    self.inserts = inserts
    self.moves = moves
  }

  /// `true` if the two sequences are the same.
  public var isEmpty: Bool { deletes.isEmpty && inserts.isEmpty && moves.isEmpty }
}

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

/// Calls a closure with the identifiers in contiguous memory, copying them only if the collection does not hold them so.
@inlinable
func withContiguousIdentifiers<Identifier, Result>(
  _ identifiers: some Collection<Identifier>, _ body: (UnsafeBufferPointer<Identifier>) -> Result
) -> Result {
  identifiers.withContiguousStorageIfAvailable(body) ?? Array(identifiers).withUnsafeBufferPointer(body)
}

extension IdentifierDifference {
  /// Compares two sequences of identifiers after making sure that neither repeats one.
  ///
  /// - Throws: `DiffableViolation` that names the repeated identifiers, those of `old` if both sequences have some.
  /// - Complexity: O(*n*) on average for *n* identifiers in both, all of which are hashed.
  /// - Source: The text is that of `NSDiffableDataSourceSnapshot` for repeated identifiers.
  @inlinable
  public static func checked<Identifier: Hashable>(
    from old: some Collection<Identifier>, to new: some Collection<Identifier>
  ) throws(DiffableViolation) -> IdentifierDifference {
    let repeatedOld = old.duplicateIdentifiers()
    guard repeatedOld.isEmpty else { throw .repeatedItems(repeatedOld) }
    let repeatedNew = new.duplicateIdentifiers()
    guard repeatedNew.isEmpty else { throw .repeatedItems(repeatedNew) }
    return IdentifierDifference(from: old, to: new)
  }
}
