/// What is measured against: the least work possible, or what the standard library does.
public enum Floors {
  /// Adds up both arrays once: what reading them costs.
  @inline(never)
  public static func sum(_ old: [Int], _ new: [Int]) -> Int {
    var sum = 0
    for identifier in old { sum &+= identifier }
    for identifier in new { sum &+= identifier }
    return sum
  }

  /// Puts all identifiers of both arrays into an open-addressing table: linear probing, at least twice as many slots
  /// as identifiers, a multiplicative hash. No identifier is zero. Returns how many different ones there are.
  @inline(never)
  public static func hashTable(_ old: [Int], _ new: [Int]) -> Int {
    let bits = max(1, Int.bitWidth - (2 * (old.count + new.count) - 1).leadingZeroBitCount)
    let slots = UnsafeMutablePointer<Int>.allocate(capacity: 1 << bits)
    slots.initialize(repeating: 0, count: 1 << bits)
    defer { slots.deallocate() }
    var count = 0
    for identifier in old where put(identifier, into: slots, bits: bits) { count &+= 1 }
    for identifier in new where put(identifier, into: slots, bits: bits) { count &+= 1 }
    return count
  }

  @inline(__always)
  private static func put(_ identifier: Int, into slots: UnsafeMutablePointer<Int>, bits: Int) -> Bool {
    let hash = UInt64(truncatingIfNeeded: identifier) &* 0x9E37_79B9_7F4A_7C15
    var slot = Int(truncatingIfNeeded: hash >> UInt64(64 &- bits))
    while slots[slot] != 0 {
      if slots[slot] == identifier { return false }
      slot = (slot &+ 1) & ((1 << bits) &- 1)
    }
    slots[slot] = identifier
    return true
  }

  /// The standard library's difference, moves inferred.
  public static func standardLibrary<Identifier: Hashable>(
    _ old: [Identifier], _ new: [Identifier]
  ) -> CollectionDifference<Identifier> {
    new.difference(from: old).inferringMoves()
  }
}
