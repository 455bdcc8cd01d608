import Testing

@testable import Diffable

@Suite struct LongestIncreasingSubsequenceTests {
  @Test(arguments: [1, 2, 3, 7, 8, 9, 40])
  func `a longest increasing part of shuffled runs stays, whatever their length`(averageLength: Int) {
    for seed in UInt64(1)...12 {
      var generator = SeededGenerator(seed: seed)
      let count = Int.random(in: 1...90, using: &generator)
      expectFewestMoves(
        RunsAtRandom.runs(count, length: 1...(2 * averageLength - 1), gap: 0...2, using: &generator)
          .shuffled(using: &generator), "length \(averageLength), seed \(seed)")
    }
  }

  @Test func `a few runs move among many that are in order`() {
    for seed in UInt64(1)...12 {
      var generator = SeededGenerator(seed: seed)
      var runs = RunsAtRandom.runs(200, length: 1...4, gap: 0...1, using: &generator)
      for _ in 0..<seed {
        runs.swapAt(.random(in: 0..<200, using: &generator), .random(in: 0..<200, using: &generator))
      }
      expectFewestMoves(runs, "seed \(seed)")
    }
  }

  @Test(arguments: [1, 5, 200])
  func `runs in the opposite order all move but the longest one`(count: Int) {
    var generator = SeededGenerator(seed: 3)
    let runs = RunsAtRandom.runs(count, length: 1...4, gap: 0...1, using: &generator)
    expectFewestMoves(runs.reversed(), "\(count) runs")
  }
}

private enum RunsAtRandom {
  /// Returns runs in their old order, each with its old offset.
  static func runs(
    _ count: Int, length: ClosedRange<Int>, gap: ClosedRange<Int>, using generator: inout SeededGenerator
  ) -> [Range<Int>] {
    var end = Int.random(in: gap, using: &generator)
    return (0..<count).map { _ in
      let start = end
      end += Int.random(in: length, using: &generator)
      defer { end += Int.random(in: gap, using: &generator) }
      return start..<end
    }
  }
}

/// Expects that of runs, given by their old offsets in the new order, a longest increasing part stays.
private func expectFewestMoves(_ oldOffsets: [Range<Int>], _ comment: Comment) {
  let base = 5
  var end = 0
  var runs = oldOffsets.map { offsets in
    defer { end += offsets.count }
    return MatchedRun(old: base + offsets.lowerBound, new: end, count: offsets.count)
  }
  let oldEnd = base + (oldOffsets.map(\.upperBound).max() ?? 0)
  var owners = [Int32](repeating: 0, count: oldEnd)
  let moving = runs.withUnsafeMutableBufferPointer { runs in
    owners.withUnsafeMutableBufferPointer {
      LongestIncreasingSubsequence.takeOut(of: runs, from: base..<oldEnd, owners: $0.baseAddress!)
    }
  }
  let fewest = end - DifferenceReference.longestIncreasingLength(oldOffsets.flatMap(Array.init))
  #expect(moving == fewest, comment)
  #expect(runs.reduce(0) { $0 + Int($1.count) } == fewest, comment)
  let staying = zip(runs, oldOffsets).filter { $0.0.count == 0 }.map(\.1.lowerBound)
  #expect(staying == staying.sorted(), comment)
}
