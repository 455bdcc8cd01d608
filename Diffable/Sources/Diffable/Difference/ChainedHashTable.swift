/// A hash table with separate chaining, which finds the offsets of unmatched identifiers by value.
///
/// A slot holds the offset that was added last, and each offset a link to the one added before it. So adding one never
/// branches on what is there: with open addressing, every seventh identifier would meet a slot that is taken, and a
/// processor mispredicts that. There are at least four times as many slots as identifiers, so most chains have one link.
/// The benchmark rows "full shuffle" and "replace all" show what it brings.
///
/// A chain that grows past `chainLimit`, as under chosen integers, makes the table say that it is crowded, and its owner
/// uses a `Dictionary`.
@usableFromInline
struct ChainedHashTable<Identifier: Hashable> {
  /// The offset added last, less `nowhere`: so zero stands for `nowhere`.
  @usableFromInline let slots: UnsafeMutablePointer<Int32>
  @usableFromInline let shift: UInt64
  @usableFromInline let identifiers: UnsafePointer<Identifier>
  @usableFromInline let links: UnsafeMutablePointer<Link>

  /// `true` if a chain was too long to be followed to its end.
  @usableFromInline var isCrowded = false

  /// What stands for no offset: less than any, even with one added.
  @inlinable static var nowhere: Int { -2 }

  /// The number of links looked at before the table gives up, far past what a good hash ever needs.
  @inlinable static var chainLimit: Int { 256 }

  /// Half of an identifier's hash, and what stood in its slot when that was read.
  @usableFromInline
  struct Link: BitwiseCopyable {
    @usableFromInline let hash: UInt32
    @usableFromInline let previous: Int32

    @inlinable
    @inline(__always)
    init(hash: UInt64, previous: Int32) {
      self.hash = UInt32(truncatingIfNeeded: hash)
      self.previous = previous
    }
  }

  /// Creates an empty table for offsets of `identifiers`.
  ///
  /// - Parameters:
  ///   - slots: Memory for `slotCount(for:)` slots.
  ///   - links: Memory for a link at each offset.
  @inlinable
  init(
    in slots: UnsafeMutablePointer<Int32>, count slotCount: Int, links: UnsafeMutablePointer<Link>,
    of identifiers: UnsafePointer<Identifier>
  ) {
    shift = UInt64(64 &- slotCount.trailingZeroBitCount)
    self.slots = slots
    slots.initialize(repeating: 0, count: slotCount)
    self.links = links
    self.identifiers = identifiers
  }

  /// Returns how many slots it takes for so many identifiers: the least power of two that is at least four times as
  /// many.
  @inlinable
  static func slotCount(for count: Int) -> Int {
    1 << max(4, Int.bitWidth &- (4 &* count &- 1).leadingZeroBitCount)
  }

  /// The number of identifiers whose slots are fetched at once, so that one need not wait for another's memory.
  @inlinable static var batch: Int { 16 }

  /// Adds offsets whose identifiers are not in the table.
  @inlinable
  func insert(_ offsets: Range<Int>) {
    for offset in offsets {
      let hash = IdentifierHash.of(identifiers[offset])
      let slot = slots + Int(truncatingIfNeeded: hash >> shift)
      (links + offset).initialize(to: Link(hash: hash, previous: slot.pointee))
      slot.pointee = Int32(truncatingIfNeeded: offset &- Self.nowhere)
    }
  }

  /// Writes for each identifier the link that it would have if it were added.
  @inlinable
  @inline(__always)
  func fetch(
    _ identifiers: UnsafePointer<Identifier>, _ count: Int, into links: UnsafeMutablePointer<Link>
  ) {
    for index in 0..<count {
      let hash = IdentifierHash.of(identifiers[index])
      (links + index).initialize(to: Link(hash: hash, previous: slots[Int(truncatingIfNeeded: hash >> shift)]))
    }
  }

  /// Returns the offset at which an identifier stands, given the link fetched for it, or `nowhere`. Offsets for which
  /// `isFree` says no, as it never does for `nowhere`, are passed over.
  @inlinable
  @inline(__always)
  mutating func offset(
    of identifier: UnsafePointer<Identifier>, from link: Link, where isFree: (Int) -> Bool
  ) -> Int {
    guard IdentifierHash.isMultiplication(for: Identifier.self) else {
      return search(for: identifier.pointee, from: link, where: isFree)
    }
    // Whether an identifier is there cannot be guessed, and a wrong guess costs more than all of this. So where the
    // slot is empty the identifier is compared with itself, and found nowhere.
    let offset = Int(link.previous) &+ Self.nowhere
    let likeness = link.previous == 0 ? identifier : identifiers + offset
    if likeness.pointee == identifier.pointee, isFree(offset) { return offset }
    return search(for: identifier.pointee, from: link, where: isFree)
  }

  /// Not inlined, or the compiler would ask first whether the slot is empty.
  @inlinable
  @inline(never)
  mutating func search(for identifier: Identifier, from start: Link, where isFree: (Int) -> Bool) -> Int {
    var entry = start.previous
    var steps = 0
    while entry != 0 {
      let offset = Int(entry) &+ Self.nowhere
      let link = links[offset]
      if link.hash == start.hash, identifiers[offset] == identifier, isFree(offset) { return offset }
      entry = link.previous
      steps &+= 1
      if steps == Self.chainLimit {
        isCrowded = true
        break
      }
    }
    return Self.nowhere
  }
}
