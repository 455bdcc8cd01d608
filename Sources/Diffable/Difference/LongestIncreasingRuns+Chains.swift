extension LongestIncreasingRuns {
  /// Links each run to the one that comes before it in a longest chain, and returns the last run of a longest one.
  ///
  /// Short runs are looked up among the ends of chains, one for each length. A long run would take the place of
  /// thousands of them; among the bits of a set these are a few words.
  static func longestChain(
    of runs: UnsafeMutableBufferPointer<MatchedRun>, from range: Range<Int>, owners: UnsafeMutablePointer<Int32>,
    previous: UnsafeMutableBufferPointer<Int32>
  ) -> Int32 {
    let count = runs.reduce(0) { $0 &+ Int($1.count) }
    if count < short &* runs.count {
      return longestChain(ofShort: runs, count, owners: owners + range.lowerBound, previous: previous)
    }
    return longestChain(ofLong: runs, from: range, owners: owners, previous: previous)
  }

  /// The average length from which runs are long.
  private static let short = 8

  /// `owners` holds for each length the run that ends the chain of that length, where its last offset does.
  private static func longestChain(
    ofShort runs: UnsafeMutableBufferPointer<MatchedRun>, _ count: Int, owners: UnsafeMutablePointer<Int32>,
    previous: UnsafeMutableBufferPointer<Int32>
  ) -> Int32 {
    let width = ChainEnds.width
    var ends = ChainEnds(capacity: count)
    defer { ends.deallocate() }
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: 2 &* width) { scratch in
      scratch.initialize(repeating: 0)
      let (starts, lengths) = (scratch.baseAddress!, scratch.baseAddress! + width)
      for first in stride(from: 0, to: runs.count, by: width) {
        let end = min(first &+ width, runs.count)
        for index in first..<end { starts[index &- first] = runs[index].old }
        ends.search(for: starts, into: lengths)
        for index in first..<end {
          let run = runs[index]
          let length = ends.put(run.old, count: Int(run.count), after: Int(lengths[index &- first]))
          previous[index] = length == 0 ? -1 : owners[length &- 1]
          owners[length &+ Int(run.count) &- 1] = Int32(truncatingIfNeeded: index)
        }
      }
    }
    return owners[ends.count &- 1]
  }

  /// The set holds for each length the old offset with which a chain of that length ends first. So each offset of a run
  /// takes the place of the next greater one, if there is one. `owners` holds the run of each offset that ends one.
  private static func longestChain(
    ofLong runs: UnsafeMutableBufferPointer<MatchedRun>, from range: Range<Int>, owners: UnsafeMutablePointer<Int32>,
    previous: UnsafeMutableBufferPointer<Int32>
  ) -> Int32 {
    let base = range.lowerBound
    let ends = OffsetSet(end: range.count)
    defer { ends.deallocate() }
    for index in runs.indices {
      let start = Int(runs[index].old) &- base
      let end = start &+ Int(runs[index].count)
      let before = ends.offset(before: start)
      previous[index] = before < 0 ? -1 : owners[base &+ before]
      if end == start &+ 1 {
        ends.insertReplacing(start)
      } else {
        ends.insertReplacing(start..<end)
      }
      owners[base &+ end &- 1] = Int32(truncatingIfNeeded: index)
    }
    return owners[base &+ ends.offset(before: range.count)]
  }
}
