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
  ///   - range: Where their old offsets are.
  ///   - owners: Memory for a number at each old offset in the range, which is overwritten.
  /// - Complexity: O(*n* log *n*) for *n* identifiers in the range, and only O(*r*) for *r* runs that are in order
  ///   already.
  @usableFromInline
  static func takeOut(
    of runs: UnsafeMutableBufferPointer<MatchedRun>, from range: Range<Int>, owners: UnsafeMutablePointer<Int32>
  ) -> Int {
    let disordered = disordered(in: runs)
    for index in runs.indices where !disordered.contains(index) { runs[index].count = 0 }
    guard !disordered.isEmpty else { return 0 }
    return takeOut(ofDisordered: UnsafeMutableBufferPointer(rebasing: runs[disordered]), from: range, owners: owners)
  }

  private static func takeOut(
    ofDisordered runs: UnsafeMutableBufferPointer<MatchedRun>, from range: Range<Int>,
    owners: UnsafeMutablePointer<Int32>
  ) -> Int {
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: runs.count) { previous in
      var run = longestChain(of: runs, from: range, owners: owners, previous: previous)
      while run >= 0 {
        runs[Int(run)].count = 0
        run = previous[Int(run)]
      }
      return runs.reduce(0) { $0 + Int($1.count) }
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
}
