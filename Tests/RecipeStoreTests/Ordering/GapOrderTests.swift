import Testing

@testable import RecipeStore

@Suite struct GapOrderTests {
  private let spacing = GapOrder.spacing

  @Test func `an order that starts is spaced out from zero`() {
    #expect(positions(for: [nil, nil, nil]) == [0, spacing, 2 * spacing])
  }

  @Test func `rows at an open end get the full spacing`() {
    #expect(positions(for: [0, nil, nil]) == [0, spacing, 2 * spacing])
    #expect(positions(for: [nil, nil, 0]) == [-2 * spacing, -spacing, 0])
  }

  @Test func `rows between two others share the gap evenly`() {
    #expect(positions(for: [0, nil, nil, nil, 100]) == [0, 25, 50, 75, 100])
  }

  @Test func `an order that increases is left alone`() {
    #expect(positions(for: [3, 4, 5]) == [3, 4, 5])
  }

  @Test func `a row out of order is the only one that changes`() {
    #expect(positions(for: [0, 30, 10, 20, 40]) == [0, 5, 10, 20, 40])
  }

  @Test func `of two rows at one position one changes`() {
    #expect(positions(for: [0, 7, 7, 9]) == [0, 3, 7, 9])
  }

  @Test func `posts stay even if fewer rows would change without them`() {
    #expect(
      GapOrder.positions(for: [10, 1, 2, 3, 20], reachesStart: false, reachesEnd: false) == [10, 12, 14, 16, 20])
  }

  @Test func `rows that do not fit between posts need a longer stretch`() {
    #expect(GapOrder.positions(for: [10, nil, 11], reachesStart: false, reachesEnd: false) == nil)
    #expect(GapOrder.positions(for: [10, nil, 11], reachesStart: true, reachesEnd: false) == nil)
  }

  @Test func `only the neighborhood of a used-up gap is spaced again`() throws {
    var stored: [Int?] = (0..<100).map { $0 * spacing }
    stored[50] = stored[49]! + 1
    stored.insert(nil, at: 50)
    let result = try #require(positions(for: stored))
    let changed = stored.indices.filter { stored[$0] != result[$0] }
    #expect(zip(result, result.dropFirst()).allSatisfy { $1 - $0 >= GapOrder.smallestStep })
    #expect(changed == Array(46...54))
  }

  @Test func `positions stay within bounds at the ends of the integers`() throws {
    let last = GapOrder.bounds.upperBound
    let result = try #require(positions(for: [last - 1, last, nil]))
    #expect(zip(result, result.dropFirst()).allSatisfy { $0 < $1 })
    #expect(result.allSatisfy(GapOrder.bounds.contains))
  }

  @Test func `small orders come out increasing, with as few changes as any choice of kept rows allows`() {
    for stored in permutations(of: [0, 1, 2, 3, 4].map { $0 * spacing }) {
      let result = positions(for: stored)!
      #expect(zip(result, result.dropFirst()).allSatisfy { $0 < $1 }, "\(stored)")
      let kept = zip(stored, result).count { $0 == $1 }
      #expect(kept == lengthOfLongestIncreasingChoice(of: stored), "\(stored)")
    }
  }

  private func positions(for stored: [Int?]) -> [Int]? {
    GapOrder.positions(for: stored, reachesStart: true, reachesEnd: true)
  }

  private func permutations(of values: [Int]) -> [[Int]] {
    guard let first = values.first else { return [[]] }
    return permutations(of: Array(values.dropFirst())).flatMap { rest in
      (0...rest.count).map { Array(rest[..<$0]) + [first] + Array(rest[$0...]) }
    }
  }

  private func lengthOfLongestIncreasingChoice(of values: [Int]) -> Int {
    (0..<1 << values.count).map { choice in
      let chosen = values.indices.filter { choice >> $0 & 1 == 1 }.map { values[$0] }
      return zip(chosen, chosen.dropFirst()).allSatisfy { $0 < $1 } ? chosen.count : 0
    }.max()!
  }
}
