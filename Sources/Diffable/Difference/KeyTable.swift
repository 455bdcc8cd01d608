/// Finds identifiers of one sequence by value: a compact open-addressing table of their offsets.
///
/// A slot is one word, half of it offset and half of it hash, so the identifiers themselves stay where they are and
/// are looked at only when the hash agrees. The table has at least twice as many slots as identifiers, and probing
/// is linear. An identifier is never more than `reach` slots from where its hash points; a table that would need
/// more says so, and its owner uses a `Dictionary`.
@usableFromInline
struct KeyTable<Identifier: Hashable> {
  @usableFromInline let slots: UnsafeMutablePointer<UInt64>
  @usableFromInline let mask: Int
  @usableFromInline let shift: UInt64
  @usableFromInline let identifiers: UnsafePointer<Identifier>

  /// An offset that is sure to be good.
  @usableFromInline let anyOffset: Int

  /// What stands for no offset: less than any, even with one added.
  @inlinable static var nowhere: Int { -2 }

  /// The number of slots looked at before the table gives up, far past what a good hash ever needs.
  @inlinable static var reach: Int { 256 }

  /// Creates an empty table for offsets of `identifiers`, one of which is given, in memory for `slotCount(for:)` slots.
  @inlinable
  init(
    in slots: UnsafeMutablePointer<UInt64>, count slotCount: Int, of identifiers: UnsafePointer<Identifier>,
    anyOffset: Int
  ) {
    mask = slotCount &- 1
    shift = UInt64(64 &- slotCount.trailingZeroBitCount)
    self.slots = slots
    slots.initialize(repeating: 0, count: slotCount)
    self.identifiers = identifiers
    self.anyOffset = anyOffset
  }

  /// Returns how many slots it takes for so many identifiers: the least power of two that is at least twice as many.
  @inlinable
  static func slotCount(for count: Int) -> Int {
    1 << max(4, Int.bitWidth &- (2 &* count &- 1).leadingZeroBitCount)
  }

  /// The number of identifiers whose slots are fetched at once, so that one need not wait for another's memory.
  @inlinable static var batch: Int { 16 }

  /// Adds offsets whose identifiers are not in the table. Returns whether there was room for all of them within reach.
  @inlinable
  func insert(_ offsets: Range<Int>) -> Bool {
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 2 &* Self.batch) { scratch in
      let hashes = scratch.baseAddress!
      let entries = hashes + Self.batch
      var start = offsets.lowerBound
      while start < offsets.upperBound {
        let count = min(Self.batch, offsets.upperBound &- start)
        fetch(identifiers + start, count, hashes, entries)
        for index in 0..<count {
          guard insert(start &+ index, hashes[index], entries[index]) else { return false }
        }
        start &+= count
      }
      return true
    }
  }

  /// Hashes identifiers, and reads the slots to which their hashes point.
  @inlinable
  @inline(__always)
  func fetch(
    _ identifiers: UnsafePointer<Identifier>, _ count: Int, _ hashes: UnsafeMutablePointer<UInt64>,
    _ entries: UnsafeMutablePointer<UInt64>
  ) {
    for index in 0..<count {
      let hash = IdentifierHash.of(identifiers[index])
      hashes[index] = hash
      entries[index] = slots[Int(truncatingIfNeeded: hash >> shift)]
    }
  }

  @inlinable
  @inline(__always)
  func insert(_ offset: Int, _ hash: UInt64, _ fetched: UInt64) -> Bool {
    var slot = Int(truncatingIfNeeded: hash >> shift)
    // What was empty when it was fetched may have been taken by the same batch since.
    if fetched | slots[slot] != 0 {
      var steps = 0
      repeat {
        slot = (slot &+ 1) & mask
        steps &+= 1
        if steps == Self.reach { return false }
      } while slots[slot] != 0
    }
    slots[slot] = Self.entry(hash, offset)
    return true
  }

  /// Returns the offset at which an identifier stands, passing over those for which `isFree` says no, or `nowhere`.
  @inlinable
  @inline(__always)
  func offset(of identifier: Identifier, _ hash: UInt64, _ fetched: UInt64, where isFree: (Int) -> Bool) -> Int {
    let slot = Int(truncatingIfNeeded: hash >> shift)
    guard IdentifierHash.isMultiplication(for: Identifier.self) else {
      return search(for: identifier, hash, from: slot, where: isFree)
    }
    // Whether an identifier is there cannot be guessed, and a wrong guess costs more than all of this. So either
    // answer of the first slot is taken without a branch on which it is.
    let isAlike = (fetched ^ hash &<< 32) >> 32 == 0 && fetched != 0
    let candidate = isAlike ? Self.offset(in: fetched) : anyOffset
    let isEqual = identifiers[candidate] == identifier ? 1 : 0
    let isNotTaken = isFree(candidate) ? 1 : 0
    let isEmpty = fetched == 0 ? 1 : 0
    if isEmpty | isEqual & isNotTaken == 0 { return search(for: identifier, hash, from: slot, where: isFree) }
    return isEmpty == 1 ? Self.nowhere : candidate
  }

  @inlinable
  func search(for identifier: Identifier, _ hash: UInt64, from start: Int, where isFree: (Int) -> Bool) -> Int {
    var slot = start
    for _ in 0..<Self.reach {
      let entry = slots[slot]
      if entry == 0 { break }
      let offset = Self.offset(in: entry)
      if entry == Self.entry(hash, offset), identifiers[offset] == identifier, isFree(offset) { return offset }
      slot = (slot &+ 1) & mask
    }
    return Self.nowhere
  }

  /// The low half of the hash and one more than the offset, so that no entry is zero.
  @inlinable
  @inline(__always)
  static func entry(_ hash: UInt64, _ offset: Int) -> UInt64 {
    hash << 32 | UInt64(truncatingIfNeeded: offset &+ 1)
  }

  @inlinable
  @inline(__always)
  static func offset(in entry: UInt64) -> Int {
    Int(truncatingIfNeeded: entry & 0xFFFF_FFFF) &- 1
  }
}
