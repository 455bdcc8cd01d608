/// Chooses the runs that stay where they are, so that what has to move is the least.
///
/// Taken in their new order, those that stay are a longest increasing subsequence of old offsets, by identifiers and
/// not by runs. A run is chosen whole or not at all: no other identifier's old offset falls inside it, so whatever
/// is in order with one of its identifiers is in order with all of them.
///
/// - Source: M. L. Fredman, "On computing the length of longest increasing subsequences", Discrete Mathematics 11
///   (1975).
@usableFromInline
enum LongestIncreasingRuns {
  /// Empties the runs that stay, and returns how many identifiers are in those that move.
  ///
  /// - Parameters:
  ///   - runs: The runs in their new order.
  ///   - owners: Memory for a number for each identifier in the runs.
  /// - Complexity: O(*n* + *r* log *n*) for *r* runs of *n* identifiers, and only O(*r*) for runs that are in order
  ///   already.
  @usableFromInline
  static func takeOut(
    of runs: UnsafeMutableBufferPointer<MatchedRun>, owners: UnsafeMutablePointer<Int32>
  ) -> Int {
    let disordered = disordered(in: runs)
    for index in runs.indices where !disordered.contains(index) { runs[index].count = 0 }
    guard !disordered.isEmpty else { return 0 }
    let rest = UnsafeMutableBufferPointer(rebasing: runs[disordered])
    return withUnsafeTemporaryAllocation(of: Int32.self, capacity: rest.count) { previous in
      var run = longestChain(of: rest, owners: owners, previous: previous)
      while run >= 0 {
        rest[Int(run)].count = 0
        run = previous[Int(run)]
      }
      return rest.reduce(0) { $0 + Int($1.count) }
    }
  }

  /// Returns the runs between those at both ends that stay for certain, since they are in order with all others.
  private static func disordered(in runs: UnsafeMutableBufferPointer<MatchedRun>) -> Range<Int> {
    var start = 0
    while start < runs.count, start == 0 || runs[start].old > runs[start &- 1].old { start &+= 1 }
    guard start < runs.count else { return 0..<0 }
    var end = runs.count
    while end == runs.count || runs[end &- 1].old < runs[end].old { end &-= 1 }
    let least = runs[start...].reduce(Int32.max) { min($0, $1.old) }
    let greatest = runs[..<end].reduce(-1) { max($0, $1.old) }
    while start > 0, runs[start &- 1].old > least { start &-= 1 }
    while end < runs.count, runs[end].old < greatest { end &+= 1 }
    return start..<end
  }

  /// Links each run to the one that comes before it in a longest chain, and returns the last run of a longest one.
  ///
  /// A chain of each length ends as early as it can. So each offset of a run takes the place of the next greater end, if
  /// there is one. `owners` holds for each length the run that ends the chain, where its last offset does.
  private static func longestChain(
    of runs: UnsafeMutableBufferPointer<MatchedRun>, owners: UnsafeMutablePointer<Int32>,
    previous: UnsafeMutableBufferPointer<Int32>
  ) -> Int32 {
    var ends = ChainEnds(capacity: runs.reduce(0) { $0 &+ Int($1.count) })
    defer { ends.deallocate() }
    for index in runs.indices {
      let run = runs[index]
      let before = ends.count(lessThan: run.old)
      previous[index] = before == 0 ? -1 : owners[before &- 1]
      let length = before &+ Int(run.count)
      for position in before..<length { ends.put(run.old &+ Int32(position &- before), at: position) }
      (owners + (length &- 1)).initialize(to: Int32(truncatingIfNeeded: index))
    }
    return owners[ends.count &- 1]
  }
}
