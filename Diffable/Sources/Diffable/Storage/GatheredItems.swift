/// The items of a snapshot to which they were only appended so far: an array for each list, and no index.
///
/// Most snapshots are built, compared with the one before and shown, and nothing is ever looked up in them. Their items
/// are put into chunks and indexed on first use. Only the check for duplicates is made at once.
@usableFromInline
final class GatheredItems<Item: Hashable> {
  @usableFromInline typealias Store = ItemStore<Item, NoAttribute>

  @usableFromInline var lists: ContiguousArray<[Item]> = []
  @usableFromInline var count = 0
  @usableFromInline var seen = FingerprintSet<Item>()

  /// Where appended items are compared with others, the fingerprints of all those others. Items that are recognized are among
  /// these, and not in `seen`.
  @usableFromInline var known: [FingerprintSet<Item>] = []

  /// The items in `seen`, where others are recognized.
  @usableFromInline var unrecognized: [ArraySlice<Item>] = []

  /// Items whose fingerprints are known and that are in no list: some of those that have left.
  @usableFromInline var departed: [Item] = []

  /// The lists of the gathering that is recognized of which items were recognized.
  @usableFromInline var recognizedLists: ContiguousArray<Bool> = []

  /// Where items in `seen` are in lists that were not recognized: list and offset. Such a list is recognized only without them.
  @usableFromInline var moved: [DiffableIndexPath] = []

  /// `true` if the fingerprint of an item in `seen` is not among the known ones.
  @usableFromInline var hasUnknown = false

  /// How often all items that are shown were searched for one.
  @usableFromInline var searchCount = 0

  /// The same items in chunks, once a look-up has needed them.
  @usableFromInline let indexed = UnsafeMutablePointer<IndexedItems<Item>?>.allocate(capacity: 1)

  @inlinable
  init() {
    indexed.initialize(to: nil)
  }

  /// Creates a gathering without lists that recognizes items of another one.
  ///
  /// Fingerprints of items that have come pile up from one to the next. After a few, all items are hashed again.
  @inlinable
  convenience init(recognizing other: GatheredItems) {
    self.init()
    (known, departed) = (other.known, other.departed)
    recognizedLists = ContiguousArray(repeating: false, count: other.lists.count)
    if other.seen.count > 0, known.isEmpty || other.hasUnknown { known.append(other.seen) }
    if known.count > 8 { (known, departed) = ([], []) }
  }

  @inlinable
  deinit {
    indexed.deinitialize(count: 1)
    indexed.deallocate()
  }

  /// Adds empty lists, and returns the first of their numbers.
  @inlinable
  func addLists(_ additional: Int) -> UInt32 {
    let first = UInt32(lists.count)
    for _ in 0..<additional { lists.append([]) }
    return first
  }

  /// Appends items to a list if all are certainly new; if it returns `false`, this is to be used no more for new items.
  ///
  /// - Parameters:
  ///   - recognized: The numbers of items at the front and at the back that are those of a list that is recognized.
  ///   - shown: The gathering whose items are recognized.
  @inlinable
  func append(
    _ items: [Item], to list: UInt32, recognized: (prefix: Int, suffix: Int) = (0, 0), shown: GatheredItems? = nil
  ) -> Bool {
    var new = items[recognized.prefix..<(items.count - recognized.suffix)]
    if !known.isEmpty, !new.allSatisfy({ isCertainlyNotRecognized($0, shown) }) {
      // Many have moved, most likely. What was recognized is hashed after all.
      (known, unrecognized, departed, seen) = ([], [], [], FingerprintSet())
      new = items[...]
    }
    guard makeRoom(for: new.count), new.withUnsafeBufferPointer({ seen.insert($0) }) else { return false }
    if !known.isEmpty, !new.isEmpty { unrecognized.append(new) }
    // The first array is kept as it is, without a copy.
    if lists[Int(list)].isEmpty { lists[Int(list)] = items } else { lists[Int(list)] += items }
    count += items.count
    return true
  }

  /// Notes that the items of a list that is shown are recognized, but for some that have left; returns `false` if another one
  /// has been appended elsewhere.
  @inlinable
  func recognize(_ items: [Item], ofList list: Int, except left: Range<Int>) -> Bool {
    let movedOffsets = moved.filter { $0.section == list }.map { $0.item }
    guard movedOffsets.allSatisfy(left.contains) else { return false }
    recognizedLists[list] = true
    if departed.count + left.count <= Self.departedLimit {
      for offset in left where !movedOffsets.contains(offset) { departed.append(items[offset]) }
    }
    return true
  }

  /// Returns whether an item equals nothing that was or will be recognized.
  ///
  /// One that has left and comes again has its fingerprint among the known ones, and mostly is among those that have departed.
  /// To search the items that are shown for a few others takes less time than to hash all. One that is found has moved, if its
  /// section is yet to be filled.
  @inlinable
  func isCertainlyNotRecognized(_ item: Item, _ shown: GatheredItems?) -> Bool {
    let hash = IdentifierHasher().hash(of: item)
    guard known.contains(where: { $0.mayContain(hash) }) else {
      hasUnknown = true
      return true
    }
    if let index = departed.firstIndex(of: item) {
      departed.remove(at: index)
      return true
    }
    guard let shown, searchCount < 8 else { return false }
    searchCount += 1
    for (list, items) in shown.lists.enumerated() {
      guard let offset = items.firstIndex(of: item) else { continue }
      moved.append(DiffableIndexPath(item: offset, section: list))
      return !recognizedLists[list]
    }
    return true
  }

  /// Makes room for further items in the table of those seen; returns `false` if two of those there seem to be equal.
  ///
  /// Lists that are still empty are expected to get as many items as the others have on average, and a table that was
  /// too small gets twice the room, so that items are hashed again once or twice and not at every call.
  @inlinable
  func makeRoom(for additional: Int) -> Bool {
    guard !seen.hasRoom(for: additional) else { return true }
    let needed = seen.count + additional
    guard known.isEmpty else {
      seen = FingerprintSet(capacity: 2 * needed)
      return unrecognized.allSatisfy { items in items.withUnsafeBufferPointer { seen.insert($0) } }
    }
    let filledCount = 1 + lists.reduce(0) { $0 + ($1.isEmpty ? 0 : 1) }
    let projected = needed * max(lists.count, filledCount) / filledCount
    let most = max(2 * needed, Self.roomAtOnce)
    seen = FingerprintSet(capacity: min(seen.count == 0 ? projected : max(projected, 2 * needed), most))
    return lists.allSatisfy { list in list.withUnsafeBufferPointer { seen.insert($0) } }
  }

  /// The most items that are remembered as departed. Each that comes is compared with them.
  @inlinable static var departedLimit: Int { 32 }

  /// The most items for which room is made on the expectation that other lists will be filled too: 768 kB.
  @inlinable static var roomAtOnce: Int { 1 << 17 }
}

/// The items of a gathering in chunks.
@usableFromInline
final class IndexedItems<Item: Hashable> {
  @usableFromInline let store: ItemStore<Item, NoAttribute>

  @inlinable
  init(_ store: ItemStore<Item, NoAttribute>) {
    self.store = store
  }
}

extension GatheredItems {
  /// The items in chunks if they were needed before.
  @inlinable var indexedItems: IndexedItems<Item>? {
    _stdlib_atomicAcquiringLoadARCRef(object: indexed)?.takeUnretainedValue()
  }

  /// Returns the items in chunks. Threads that are first at the same time make them each, and one is kept.
  ///
  /// - Complexity: O(*n*) for *n* items the first time, O(1) from then on.
  @inlinable
  func makeIndexedItems() -> IndexedItems<Item> {
    if let indexedItems { return indexedItems }
    return _stdlib_atomicAcquiringInitializeARCRef(object: indexed, desired: IndexedItems(Store(lists)))
      .takeUnretainedValue()
  }
}

// Invariant: lists, count and fingerprints are written only through the one reference to this object, which the
// snapshot's `canGather()` makes sure of. The items in chunks, which any reader may be the first to need, are stored by an
// atomic operation and never change.
extension GatheredItems: @unchecked Sendable where Item: Sendable {}

extension IndexedItems: Sendable where Item: Sendable {}

/// A set of fingerprints, which knows whether an identifier is certainly new: 32 bits of its hash in a slot that other
/// bits name, with linear probing.
///
/// The cheapest check for duplicates: it compares no identifiers, and is wrong, by "perhaps not", about once in 2³²
/// times the number of slots probed. The caller then indexes the items and compares them. Four bytes a slot, filled to seven tenths
/// at most: what counts in a snapshot that is built from nothing is how much memory is touched first. The benchmark
/// "built again and applied" shows what it brings.
@usableFromInline
struct FingerprintSet<Identifier: Hashable> {
  /// Zero where a slot is empty.
  @usableFromInline var slots: ContiguousArray<UInt32> = []
  @usableFromInline var count = 0

  /// How many slots are probed before a bad hash is assumed. With a good one, a hundred thousand items in random order
  /// take at most about 130.
  @inlinable static var probeLimit: Int { 256 }

  @inlinable init() {}

  /// Creates an empty table with room for a number of identifiers.
  @inlinable
  init(capacity: Int) {
    slots = ContiguousArray(repeating: 0, count: capacity + capacity / 2 + 8)
  }

  @inlinable
  func hasRoom(for additional: Int) -> Bool {
    10 * (count + additional) <= 7 * slots.count
  }

  /// Returns whether an identifier of a hash may be there; `false` is certain.
  @inlinable
  func mayContain(_ hash: UInt64) -> Bool {
    guard !slots.isEmpty else { return false }
    return slots.withUnsafeBufferPointer { slots in
      var (slot, bits) = Self.start(of: hash, slots.count)
      var steps = 0
      while slots[slot] != 0 {
        steps &+= 1
        if slots[slot] == bits || steps == Self.probeLimit { return true }
        slot = slot &+ 1 == slots.count ? 0 : slot &+ 1
      }
      return false
    }
  }

  /// The slot at which the search for a hash begins, and its fingerprint.
  @inlinable @inline(__always)
  static func start(of hash: UInt64, _ slotCount: Int) -> (Int, UInt32) {
    let slot = hash.multipliedFullWidth(by: UInt64(truncatingIfNeeded: slotCount)).high
    return (Int(truncatingIfNeeded: slot), max(UInt32(truncatingIfNeeded: hash), 1))
  }

  /// Enters identifiers up to the first that may be there already; returns whether there was none. There must be room.
  @inlinable
  mutating func insert(_ identifiers: UnsafeBufferPointer<Identifier>) -> Bool {
    let hasher = IdentifierHasher()
    let end = slots.count
    let areNew = slots.withUnsafeMutableBufferPointer { slots in
      for index in identifiers.indices {
        var (slot, bits) = Self.start(of: hasher.hash(of: identifiers[index]), end)
        var steps = 0
        while slots[slot] != 0 {
          steps &+= 1
          if slots[slot] == bits || steps == Self.probeLimit { return false }
          slot = slot &+ 1 == end ? 0 : slot &+ 1
        }
        slots[slot] = bits
      }
      return true
    }
    count += identifiers.count
    return areNew
  }
}
