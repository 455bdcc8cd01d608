import Testing

@testable import Diffable

/// Ascending offsets in blocks against an array of them.
struct ChainEndsTests {
  @Test(arguments: 1...2 as ClosedRange<UInt64>)
  func `each offset takes the place of the next greater one`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let offsets = (0..<2_000).map { Int32($0) }.shuffled(using: &generator)
    var model: [Int32] = []
    var ends = ChainEnds(capacity: 7_000)
    defer { ends.deallocate() }
    // Some are in order, so that there are enough for four layers.
    for offset in offsets[..<1_800] + (2_000..<7_000) + offsets[1_800...] {
      let position = (model.lastIndex { $0 < offset } ?? -1) + 1
      guard ends.count(lessThan: offset) == position, ends.count == model.count else {
        Issue.record("offset \(offset) with seed \(seed)")
        return
      }
      ends.put(offset, at: position)
      if position == model.count { model.append(offset) } else { model[position] = offset }
    }
    #expect(model.count > 4_096)
  }
}
