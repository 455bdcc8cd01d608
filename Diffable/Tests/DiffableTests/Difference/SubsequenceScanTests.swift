import Testing

@testable import Diffable

@Suite struct SubsequenceScanTests {
  @Test(arguments: [1, 5, 20, 50, 80], [40, 300, 3_000])
  func `what is left out of an order is found, however much it is`(percentage: Int, count: Int) {
    for seed in UInt64(1)...8 {
      var generator = SeededGenerator(seed: seed)
      let kept = (0..<count).filter { _ in Int.random(in: 0..<100, using: &generator) < percentage }
      guard let first = kept.first else { continue }
      expectLeftOut(of: count, keeping: kept, "\(percentage) %, seed \(seed)")
      expectLeftOut(of: count, keeping: [first], "one, seed \(seed)")
    }
  }

  @Test func `ranges that are kept alternate with some that are left out and some that are mixed`() {
    for seed in UInt64(1)...40 {
      var generator = SeededGenerator(seed: seed)
      var kept: [Int] = []
      for start in stride(from: 0, to: 2_000, by: 50) {
        let percentage = [0, 50, 100].randomElement(using: &generator)!
        kept += (start..<(start + 50)).filter { _ in Int.random(in: 0..<100, using: &generator) < percentage }
      }
      expectLeftOut(of: 2_000, keeping: kept, "seed \(seed)")
    }
  }

  @Test func `an order with something new or moved is not a part of the other`() {
    for seed in UInt64(1)...40 {
      var generator = SeededGenerator(seed: seed)
      let kept = (0..<600).filter { _ in Bool.random(using: &generator) }
      let place = Int.random(in: kept.indices, using: &generator)
      var changed = kept
      changed[place] = 1_000
      #expect(leftOut(of: Array(0..<600), keeping: changed) == nil, "seed \(seed)")
      changed = kept
      changed.append(changed.remove(at: place))
      if place < kept.count - 1 { #expect(leftOut(of: Array(0..<600), keeping: changed) == nil, "seed \(seed)") }
    }
  }
}

private func expectLeftOut(of count: Int, keeping kept: [Int], _ comment: Comment) {
  let keptSet = Set(kept)
  let expected = (0..<count).filter { !keptSet.contains($0) }
  // Fewer than an eighth are not looked for, and too wide a gap is given up: then there is no answer, not a wrong one.
  let found = leftOut(of: Array(0..<count), keeping: kept)
  let widest = zip([-1] + kept, kept + [count]).map { $1 - $0 }.max() ?? 0
  if count - kept.count > kept.count / 8, widest < 250 { #expect(found == expected, comment) }
  #expect(found == nil || found == expected, comment)
}

private func leftOut(of longer: [Int], keeping shorter: [Int]) -> [Int]? {
  SubsequenceScan.offsetsLeftOut(of: longer, longer.indices, in: shorter, shorter.indices)
}
