/// The items of a snapshot to which they were only appended so far: an array for each list, and no index.
///
/// Most snapshots are built, compared with the one before and shown, and nothing is ever looked up in them. Their items
/// are put into chunks and indexed on first use. Only the check for duplicates is made at once.
///
/// `@unchecked Sendable` below, as it is changed only through the one reference to it, which `canGather()` makes sure of.
/// The items in chunks, which any reader may be the first to need, are stored by an atomic operation and never change.
@usableFromInline
final class GatheredItems<Item: Hashable> {
  @usableFromInline typealias Store = ItemStore<Item, NoAttribute>

  @usableFromInline var lists: ContiguousArray<[Item]> = []
  @usableFromInline var count = 0
  @usableFromInline var seen = SeenIdentifiers<Item>()

  /// The same items in chunks, once somebody has needed them.
  @usableFromInline let indexed = UnsafeMutablePointer<IndexedItems<Item>?>.allocate(capacity: 1)

  @inlinable
  init() {
    indexed.initialize(to: nil)
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
  @inlinable
  func append(_ items: [Item], to list: UInt32) -> Bool {
    guard makeRoom(for: items.count), items.withUnsafeBufferPointer({ seen.insert($0) }) else { return false }
    // The first array is kept as it is, without a copy.
    if lists[Int(list)].isEmpty { lists[Int(list)] = items } else { lists[Int(list)] += items }
    count += items.count
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
    let filledCount = 1 + lists.reduce(0) { $0 + ($1.isEmpty ? 0 : 1) }
    let projected = needed * max(lists.count, filledCount) / filledCount
    let most = max(2 * needed, Self.roomAtOnce)
    seen = SeenIdentifiers(capacity: min(seen.count == 0 ? projected : max(projected, 2 * needed), most))
    return lists.allSatisfy { list in list.withUnsafeBufferPointer { seen.insert($0) } }
  }

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

extension GatheredItems: @unchecked Sendable where Item: Sendable {}

extension IndexedItems: Sendable where Item: Sendable {}
