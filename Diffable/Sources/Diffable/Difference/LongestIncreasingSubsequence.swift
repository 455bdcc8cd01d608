/// Chooses the runs that stay where they are, so that as little as possible has to move.
///
/// In their new order, those that stay are a longest increasing subsequence of old offsets, counted by identifiers and
/// not by runs. A run is chosen whole or not at all: no other identifier's old offset falls inside it, so what is in
/// order with one of its identifiers is in order with all of them.
///
/// - Source: M. L. Fredman, "On computing the length of longest increasing subsequences", Discrete Mathematics 11
///   (1975).
@usableFromInline
enum LongestIncreasingSubsequence {
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
      var run = longestSubsequence(of: runs, from: range, owners: owners, previous: previous)
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

extension LongestIncreasingSubsequence {
  /// Links each run to the one before it in a longest subsequence, and returns the last run of that.
  ///
  /// Short runs are searched for among an array of tails. A long run would replace thousands of tails; in a bit set these
  /// are a few words. The benchmark rows "full shuffle" and "1 move" show what the array and the set bring.
  static func longestSubsequence(
    of runs: UnsafeMutableBufferPointer<MatchedRun>, from range: Range<Int>, owners: UnsafeMutablePointer<Int32>,
    previous: UnsafeMutableBufferPointer<Int32>
  ) -> Int32 {
    let count = runs.reduce(0) { $0 &+ Int($1.count) }
    if count < short &* runs.count {
      return longestSubsequence(ofShort: runs, count, owners: owners + range.lowerBound, previous: previous)
    }
    return longestSubsequence(ofLong: runs, from: range, owners: owners, previous: previous)
  }

  /// The average length from which runs are long.
  private static let short = 8

  /// `owners` holds, for each length, the run whose last offset is the tail of that length.
  private static func longestSubsequence(
    ofShort runs: UnsafeMutableBufferPointer<MatchedRun>, _ count: Int, owners: UnsafeMutablePointer<Int32>,
    previous: UnsafeMutableBufferPointer<Int32>
  ) -> Int32 {
    let batch = SubsequenceTails.batch
    var tails = SubsequenceTails(capacity: count)
    defer { tails.deallocate() }
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: 2 &* batch) { scratch in
      scratch.initialize(repeating: 0)
      let (starts, lengths) = (scratch.baseAddress!, scratch.baseAddress! + batch)
      for first in stride(from: 0, to: runs.count, by: batch) {
        let end = min(first &+ batch, runs.count)
        for index in first..<end { starts[index &- first] = runs[index].old }
        tails.search(for: starts, into: lengths)
        for index in first..<end {
          let run = runs[index]
          let length = tails.put(run.old, count: Int(run.count), after: Int(lengths[index &- first]))
          previous[index] = length == 0 ? -1 : owners[length &- 1]
          owners[length &+ Int(run.count) &- 1] = Int32(truncatingIfNeeded: index)
        }
      }
    }
    return owners[tails.count &- 1]
  }

  /// The set holds the tail of each length, an old offset. So each offset of a run replaces the next greater one, if there
  /// is one. `owners` holds the run of each offset that is a tail.
  private static func longestSubsequence(
    ofLong runs: UnsafeMutableBufferPointer<MatchedRun>, from range: Range<Int>, owners: UnsafeMutablePointer<Int32>,
    previous: UnsafeMutableBufferPointer<Int32>
  ) -> Int32 {
    let base = range.lowerBound
    let tails = HierarchicalBitSet(end: range.count)
    defer { tails.deallocate() }
    for index in runs.indices {
      let start = Int(runs[index].old) &- base
      let end = start &+ Int(runs[index].count)
      let before = tails.offset(before: start)
      previous[index] = before < 0 ? -1 : owners[base &+ before]
      if end == start &+ 1 {
        tails.insertReplacing(start)
      } else {
        tails.insertReplacing(start..<end)
      }
      owners[base &+ end &- 1] = Int32(truncatingIfNeeded: index)
    }
    return owners[base &+ tails.offset(before: range.count)]
  }
}

/// The tails of the increasing subsequences found so far: for each length, the least number that ends one of that length.
///
/// The tails ascend with the length, so a number is placed by binary search. A processor cannot predict where, and each
/// misprediction costs as much as ten steps. So a search takes the same steps whatever it finds, each of them arithmetic:
/// the array is filled up to a power of two with the greatest number. As each step waits for the one before, several
/// numbers are searched for at the same time; adding the first may change where the others belong, which `put` corrects.
struct SubsequenceTails {
  /// The greatest length found.
  private(set) var count = 0

  private let tails: UnsafeMutablePointer<Int32>

  /// The number of steps of a search, two to the power of which is more than `count`.
  private var steps = 4

  /// How many numbers are searched for at the same time.
  static let batch = 8

  /// Creates an empty list with room for a subsequence of some length. The function that creates it deallocates it.
  init(capacity: Int) {
    tails = .allocate(capacity: max(2 * (capacity + 1), 1 << steps))
    tails.initialize(repeating: .max, count: 1 << steps)
  }

  func deallocate() {
    tails.deallocate()
  }

  /// Writes for each of `batch` numbers, none of them negative, the greatest length whose tail is less.
  @inline(__always)
  func search(for numbers: UnsafePointer<Int32>, into lengths: UnsafeMutablePointer<Int32>) {
    lengths.update(repeating: 0, count: Self.batch)
    for step in (0..<steps).reversed() {
      let middle = tails + (1 &<< step &- 1)
      for index in 0..<Self.batch {
        // The sign of the difference: a comparison would be compiled to a branch.
        let isLess = UInt32(bitPattern: middle[Int(lengths[index])] &- numbers[index]) &>> 31
        lengths[index] &+= Int32(bitPattern: isLess &<< UInt32(step))
      }
    }
  }

  /// Lengthens a subsequence by a number greater than its tail and by those that follow it, `count` in all.
  ///
  /// - Parameter found: The length of that subsequence when it was searched for.
  /// - Returns: Its length now that others may have been lengthened since.
  @inline(__always)
  mutating func put(_ number: Int32, count: Int, after found: Int) -> Int {
    var length = found
    while tails[length] < number { length &+= 1 }
    let end = length &+ count
    while end >= 1 &<< steps { grow() }
    for offset in 0..<count { tails[length &+ offset] = number &+ Int32(truncatingIfNeeded: offset) }
    self.count = max(self.count, end)
    return length
  }

  @inline(never)
  private mutating func grow() {
    (tails + (1 << steps)).initialize(repeating: .max, count: 1 << steps)
    steps += 1
  }
}
