/// What a difference must come to, computed in the plainest way.
enum DifferenceReference {
  /// The length of a longest increasing subsequence, by trying every element as the last one. O(*n*²).
  static func longestIncreasingLength(_ numbers: [Int]) -> Int {
    var lengths: [Int] = []
    for (index, number) in numbers.enumerated() {
      var longest = 0
      for earlier in 0..<index where numbers[earlier] < number { longest = max(longest, lengths[earlier]) }
      lengths.append(longest + 1)
    }
    return lengths.max() ?? 0
  }

  /// The fewest identifiers that must move for those of both sequences to come into the new order.
  static func fewestMoves<Identifier: Hashable>(from old: [Identifier], to new: [Identifier]) -> Int {
    let offsets = Dictionary(uniqueKeysWithValues: zip(old, old.indices))
    let staying = new.compactMap { offsets[$0] }
    return staying.count - longestIncreasingLength(staying)
  }

  /// Every sequence of distinct elements of `identifiers`, of every length.
  static func arrangements(of identifiers: [Int]) -> [[Int]] {
    [[]]
      + identifiers.flatMap { first in
        arrangements(of: identifiers.filter { $0 != first }).map { [first] + $0 }
      }
  }
}
