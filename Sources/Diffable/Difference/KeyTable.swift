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

  /// The number of slots looked at before the table gives up, far past what a good hash ever needs.
  @inlinable static var reach: Int { 256 }

  /// Creates an empty table for offsets of `identifiers`. Whoever creates it deallocates it.
  @inlinable
  init(forAtMost count: Int, of identifiers: UnsafePointer<Identifier>) {
    let bits = max(4, Int.bitWidth &- (2 &* count &- 1).leadingZeroBitCount)
    mask = (1 << bits) &- 1
    shift = UInt64(64 &- bits)
    slots = .allocate(capacity: 1 << bits)
    slots.initialize(repeating: 0, count: 1 << bits)
    self.identifiers = identifiers
  }

  @inlinable
  func deallocate() {
    slots.deallocate()
  }

  /// Adds the offset of an identifier that is not in the table. Returns whether there was room within reach.
  @inlinable
  @inline(__always)
  func insert(_ offset: Int) -> Bool {
    let hash = IdentifierHash.of(identifiers[offset])
    var slot = Int(truncatingIfNeeded: hash >> shift)
    var steps = 0
    while slots[slot] != 0 {
      slot = (slot &+ 1) & mask
      steps &+= 1
      if steps == Self.reach { return false }
    }
    slots[slot] = Self.entry(hash, offset)
    return true
  }

  /// Returns the offset at which an identifier stands, passing over those for which `isFree` says no.
  @inlinable
  @inline(__always)
  func offset(of identifier: Identifier, where isFree: (Int) -> Bool) -> Int? {
    let hash = IdentifierHash.of(identifier)
    var slot = Int(truncatingIfNeeded: hash >> shift)
    var steps = 0
    while slots[slot] != 0, steps < Self.reach {
      let offset = Int(truncatingIfNeeded: slots[slot] & 0xFFFF_FFFF) &- 1
      if slots[slot] == Self.entry(hash, offset), identifiers[offset] == identifier, isFree(offset) { return offset }
      slot = (slot &+ 1) & mask
      steps &+= 1
    }
    return nil
  }

  /// The low half of the hash and one more than the offset, so that no entry is zero.
  @inlinable
  @inline(__always)
  static func entry(_ hash: UInt64, _ offset: Int) -> UInt64 {
    hash << 32 | UInt64(truncatingIfNeeded: offset &+ 1)
  }
}
