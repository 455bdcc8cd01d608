import Testing

@testable import Diffable

/// The tails against an array of them.
@Suite struct SubsequenceTailsTests {
  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `each number lengthens the longest subsequence that ends before it`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    // Some are in order, so that the subsequences outgrow what they had room for at first.
    let shuffled = (0..<400).map { Int32($0) }.shuffled(using: &generator)
    let numbers = shuffled[..<320] + (400..<1_200) + shuffled[320...]
    var model: [Int32] = []
    var ends = SubsequenceTails(capacity: numbers.count)
    defer { ends.deallocate() }
    for batch in batches(of: Array(numbers)) {
      let found = search(for: batch, in: ends)
      #expect(found == batch.map { number in model.count { $0 < number } }, "seed \(seed)")
      for (number, length) in zip(batch, found) {
        let expected = model.count { $0 < number }
        guard ends.put(number, count: 1, after: length) == expected else {
          Issue.record("\(number) with seed \(seed)")
          return
        }
        if expected == model.count { model.append(number) } else { model[expected] = number }
      }
    }
    #expect(ends.count == model.count)
    #expect(model.count > 800)
  }

  @Test func `consecutive numbers lengthen a subsequence at once`() {
    var ends = SubsequenceTails(capacity: 110)
    defer { ends.deallocate() }
    #expect(ends.put(50, count: 3, after: 0) == 0)
    #expect(ends.put(10, count: 5, after: 0) == 0)
    #expect(search(for: [9, 10, 11, 14, 15, 50, 51, 99], in: ends) == [0, 0, 1, 4, 5, 5, 5, 5])
    #expect(ends.put(100, count: 100, after: 0) == 5)
    #expect(ends.count == 105)
    #expect(search(for: [100, 101, 150, 199, 200, 0, 12, 60], in: ends) == [5, 6, 55, 104, 105, 0, 2, 5])
  }
}

private func batches(of numbers: [Int32]) -> [[Int32]] {
  stride(from: 0, to: numbers.count, by: SubsequenceTails.batch).map {
    Array(numbers[$0..<($0 + SubsequenceTails.batch)])
  }
}

private func search(for numbers: [Int32], in ends: SubsequenceTails) -> [Int] {
  var lengths = [Int32](repeating: 0, count: SubsequenceTails.batch)
  ends.search(for: numbers, into: &lengths)
  return lengths.map(Int.init)
}
