import Diffable
import Testing

@Suite struct IdentifierDifferenceTests {
  @Test func `the documentation's example`() {
    let difference = IdentifierDifference(from: ["a", "b", "c", "d"], to: ["d", "a", "x", "c"])
    #expect(difference.deletes == [1])
    #expect(difference.inserts == [2])
    #expect(difference.moves == [DifferenceMove(from: 3, to: 0)])
    #expect(difference.moves.map(\.description) == ["3 → 0"])
  }

  @Test(arguments: [[], [1], [1, 2, 3]])
  func `equal sequences have an empty difference`(identifiers: [Int]) {
    let difference = IdentifierDifference(from: identifiers, to: identifiers)
    #expect(difference.isEmpty)
    #expect(difference == IdentifierDifference(from: [Int](), to: []))
  }

  @Test func `every pair of arrangements of five identifiers is brought over with the fewest moves`() {
    let arrangements = DifferenceReference.arrangements(of: [1, 2, 3, 4, 5])
    #expect(arrangements.count == 326)
    for old in arrangements {
      for new in arrangements { expectDifference(from: old, to: new) }
    }
  }

  @Test(arguments: RandomChange.allCases, [1, 7, 60, 400, 1_200])
  func `random changes are brought over with the fewest moves`(change: RandomChange, count: Int) {
    for seed in UInt64(1)...(count < 100 ? 20 : 2) {
      var generator = SeededGenerator(seed: seed)
      let old = (0..<count).map { _ in Int(truncatingIfNeeded: generator.next()) }
      let new = change.applied(to: old, using: &generator)
      expectDifference(from: old, to: new, "\(change), \(count) identifiers, seed \(seed)")
      expectDifference(from: new, to: old, "\(change) backwards, \(count) identifiers, seed \(seed)")
    }
  }

  @Test(arguments: RandomChange.allCases)
  func `identifiers of every kind give the same difference`(change: RandomChange) {
    var generator = SeededGenerator(seed: 77)
    let old = Array(0..<300)
    let new = change.applied(to: old, using: &generator)
    let difference = IdentifierDifference(from: old, to: new)
    #expect(IdentifierDifference(from: old.map(String.init), to: new.map(String.init)) == difference)
    #expect(IdentifierDifference(from: old.map(UInt32.init), to: new.map(UInt32.init)) == difference)
    #expect(IdentifierDifference(from: old.map(Padded.init), to: new.map(Padded.init)) == difference)
    #expect(IdentifierDifference(from: ContiguousArray(old), to: new.lazy.map { $0 }) == difference)
  }

  @Test func `integers chosen to collide are distinguished`() {
    // The inverse of the hash's factor: multiples of it all hash to the same few slots.
    let inverse: UInt64 = 0xF1DE_83E1_9937_733D
    #expect(inverse &* 0x9E37_79B9_7F4A_7C15 == 1)
    let old = (0..<2_000).map { Int(truncatingIfNeeded: UInt64($0) &* inverse) }
    var generator = SeededGenerator(seed: 5)
    expectDifference(from: old, to: old.shuffled(using: &generator))
    expectDifference(from: old, to: RandomChange.heavyChurn.applied(to: old, using: &generator))
  }

  @Test func `repeated identifiers still lead from one sequence to the other`() {
    for seed in UInt64(1)...200 {
      var generator = SeededGenerator(seed: seed)
      let counts = (Int.random(in: 0...40, using: &generator), Int.random(in: 0...40, using: &generator))
      let old = (0..<counts.0).map { _ in Int.random(in: 0..<6, using: &generator) }
      let new = (0..<counts.1).map { _ in Int.random(in: 0..<6, using: &generator) }
      expectApplying(IdentifierDifference(from: old, to: new), old, new, "seed \(seed)")
    }
    let many = Array(repeating: 1, count: 3_000)
    expectApplying(IdentifierDifference(from: [0] + many, to: many + [2, 2]), [0] + many, many + [2, 2], "many")
    expectApplying(
      IdentifierDifference(from: [0] + many + [2, 3], to: [3] + many + [5, 2]), [0] + many + [2, 3],
      [3] + many + [5, 2], "many")
  }

  @Test func `ranges that are repeated, in whole or in part, lead from one sequence to the other as well`() {
    for seed in UInt64(1)...40 {
      var generator = SeededGenerator(seed: seed)
      let ranges = (0..<30).map { Array((1_000 * $0)..<(1_000 * $0 + 48)) }
      let old = ranges.shuffled(using: &generator).flatMap { $0 }
      let new = (0..<40).flatMap { _ in
        let stretch = ranges.randomElement(using: &generator)!
        return stretch[Int.random(in: 0..<24, using: &generator)...]
      }
      expectApplying(IdentifierDifference(from: old, to: new), old, new, "seed \(seed)")
      expectApplying(IdentifierDifference(from: new, to: old), new, old, "seed \(seed), backwards")
    }
  }

  @Test func `checked refuses repeated identifiers and names them`() throws {
    let violation = #expect(throws: DiffableViolation.self) {
      try IdentifierDifference.checked(from: [1, 2], to: [3, 1, 3, 2, 1, 1])
    }
    let text = "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    3,\n    1\n)}"
    #expect(violation?.description == text)
    #expect(throws: DiffableViolation.self) { try IdentifierDifference.checked(from: [1, 1], to: [1]) }
    #expect(try IdentifierDifference.checked(from: [1, 2], to: [2]) == IdentifierDifference(from: [1, 2], to: [2]))
  }

  @Test func `a failure to make an element leaves the array as it was`() {
    struct Failure: Error {}
    var cells = ["one", "two"]
    #expect(throws: Failure.self) {
      try IdentifierDifference(from: [1, 2], to: [2, 1, 3]).apply(to: &cells) { _ throws(Failure) in throw Failure() }
    }
    #expect(cells == ["one", "two"])
  }
}

/// An identifier with unused bytes inside, which may differ between equal ones.
private struct Padded: Hashable {
  var small: UInt8
  var large: Int

  init(_ number: Int) {
    small = UInt8(truncatingIfNeeded: number)
    large = number
  }
}

private func expectDifference(from old: [Int], to new: [Int], _ comment: Comment? = nil) {
  let difference = IdentifierDifference(from: old, to: new)
  expectApplying(difference, old, new, comment)
  #expect(difference.moves.count == DifferenceReference.fewestMoves(from: old, to: new), comment)
  let (oldSet, newSet) = (Set(old), Set(new))
  #expect(difference.deletes.map { old[$0] } == old.filter { !newSet.contains($0) }, comment)
  #expect(difference.inserts.map { new[$0] } == new.filter { !oldSet.contains($0) }, comment)
  #expect(difference.moves.allSatisfy { old[$0.from] == new[$0.to] }, comment)
}

private func expectApplying(_ difference: IdentifierDifference, _ old: [Int], _ new: [Int], _ comment: Comment?) {
  var cells = old
  difference.apply(to: &cells) { new[$0] }
  #expect(cells == new, comment)
  #expect(old.applying(difference.collectionDifference(from: old, to: new)) == new, comment)
  #expect(difference.moves.map(\.to) == difference.moves.map(\.to).sorted(), comment)
}
