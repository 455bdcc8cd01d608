/// Chooses the runs that stay where they are, so that what has to move is the least.
///
/// Taken in their new order, those that stay are a longest increasing subsequence of old offsets, by identifiers and
/// not by runs. A run is chosen whole or not at all: no other identifier's old offset falls inside it, so whatever
/// is in order with one of its identifiers is in order with all of them.
///
/// - Source: M. L. Fredman, "On computing the length of longest increasing subsequences", Discrete Mathematics 11 (1975).
@usableFromInline
enum LongestIncreasingRuns {
  /// Returns the runs that stay.
  ///
  /// - Complexity: O(*r* log *r* + *n*) for *r* runs of *n* identifiers in all, and O(*r*) if they are in order already.
  @usableFromInline
  static func staying(of runs: [MatchedRun]) -> [MatchedRun] {
    isIncreasing(runs) ? runs : runs.withUnsafeBufferPointer(longestChain)
  }

  private static func longestChain(of runs: UnsafeBufferPointer<MatchedRun>) -> [MatchedRun] {
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: runs.count) { previous in
      var chain: [MatchedRun] = []
      var run = runs.count <= few ? chainOfFew(runs, previous) : chainOfMany(runs, previous)
      while run >= 0 {
        chain.append(runs[Int(run)])
        run = previous[Int(run)]
      }
      chain.reverse()
      return chain
    }
  }

  private static func isIncreasing(_ runs: [MatchedRun]) -> Bool {
    zip(runs, runs.dropFirst()).allSatisfy { $0.old < $1.old }
  }

  /// The number of runs up to which steps may be inserted one by one.
  private static let few = 256

  /// Links each run to the one that comes before it in a longest chain, and returns the last run of a longest one.
  ///
  /// `steps` holds, for ever greater lengths, the run with which a chain of that length ends first.
  private static func chainOfFew(
    _ runs: UnsafeBufferPointer<MatchedRun>, _ previous: UnsafeMutableBufferPointer<Int32>
  ) -> Int32 {
    var steps: [(end: Int32, length: Int32, run: Int32)] = []
    for (index, run) in runs.enumerated() {
      let place = (steps.lastIndex { $0.end <= run.old } ?? -1) + 1
      let before = place == 0 ? (end: Int32(0), length: Int32(0), run: Int32(-1)) : steps[place - 1]
      previous[index] = before.run
      let length = before.length + run.count
      let outdone = steps[place...].firstIndex { $0.length > length } ?? steps.count
      steps.replaceSubrange(
        place..<outdone, with: CollectionOfOne((end: run.oldEnd, length: length, run: Int32(index))))
    }
    return steps.last?.run ?? -1
  }

  /// Does the same with a pile for every length, so that the steps need never be shifted.
  ///
  /// `tops[length]` is the old offset with which a chain one longer than `length` ends first, `owners[length]` its run.
  private static func chainOfMany(
    _ runs: UnsafeBufferPointer<MatchedRun>, _ previous: UnsafeMutableBufferPointer<Int32>
  ) -> Int32 {
    let total = runs.reduce(0) { $0 + Int($1.count) }
    return withUnsafeTemporaryAllocation(of: Int32.self, capacity: 2 * total) { piles in
      let tops = piles.baseAddress!
      let owners = tops + total
      var pileCount = 0
      for (index, run) in runs.enumerated() {
        let isLast = pileCount == 0 || tops[pileCount - 1] < run.old
        let pile = isLast ? pileCount : lowerBound(of: run.old, in: tops, count: pileCount)
        previous[index] = pile == 0 ? -1 : owners[pile - 1]
        for offset in 0..<run.count {
          tops[pile + Int(offset)] = run.old + offset
          owners[pile + Int(offset)] = Int32(index)
        }
        pileCount = max(pileCount, pile + Int(run.count))
      }
      return owners[pileCount - 1]
    }
  }

  /// Returns how many of the sorted offsets are less than one. Without a branch that depends on them, since there is
  /// no guessing which way it would go.
  @inline(__always)
  private static func lowerBound(of offset: Int32, in tops: UnsafePointer<Int32>, count: Int) -> Int {
    var start = 0
    var length = count
    while length > 1 {
      let half = length / 2
      start = tops[start + half - 1] < offset ? start + half : start
      length -= half
    }
    return tops[start] < offset ? start + 1 : start
  }
}
