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
/// by side, and only what is left over goes into a table.
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

  /// Whether the two sequences are the same.
  public var isEmpty: Bool { deletes.isEmpty && inserts.isEmpty && moves.isEmpty }
}
