extension SeededGenerator {
  /// Returns an identifier's number, never zero: two random 62-bit numbers are as good as never equal.
  public mutating func identifier() -> Int {
    Int(truncatingIfNeeded: next() >> 2) + 1
  }

  /// Returns identifiers' numbers, as good as surely unique.
  public mutating func identifiers(_ count: Int) -> [Int] {
    (0..<count).map { _ in identifier() }
  }

  /// Returns different random offsets less than a count.
  public mutating func offsets(_ number: Int, below count: Int) -> [Int] {
    var seen: Set<Int> = []
    while seen.count < number { seen.insert(Int.random(in: 0..<count, using: &self)) }
    return seen.sorted().shuffled(using: &self)
  }
}
