/// What a snapshot asks the view to reload or reconfigure, each in the order of the calls.
@usableFromInline
struct SnapshotMarks<SectionIdentifier, ItemIdentifier>
where SectionIdentifier: Hashable, ItemIdentifier: Hashable {
  @usableFromInline var reloadedSections = MarkList<SectionIdentifier>()
  @usableFromInline var reloadedItems = MarkList<ItemIdentifier>()
  @usableFromInline var reconfiguredItems = MarkList<ItemIdentifier>()

  /// The items that calls have moved or taken out so far, with repeats; `nil` where they are not recorded.
  ///
  /// A data source that shows an outline records them in the snapshots that it hands out. The order alone would not say
  /// which of two neighbors went past the other.
  @usableFromInline var movedItems: [ItemIdentifier]?

  @inlinable init() {}

  /// `true` if no item is marked, so that marks need not be looked up.
  @inlinable var haveNoItems: Bool { reloadedItems.isEmpty && reconfiguredItems.isEmpty }

  /// Marks items for reloading, which wins over reconfiguring.
  @inlinable
  mutating func reload(_ items: [ItemIdentifier]) {
    for item in items {
      reconfiguredItems.remove(item)
      reloadedItems.insert(item)
    }
  }

  @inlinable
  mutating func reconfigure(_ items: [ItemIdentifier]) {
    for item in items where !reloadedItems.contains(item) { reconfiguredItems.insert(item) }
  }

  @inlinable
  mutating func recordMove(of item: ItemIdentifier) {
    movedItems?.append(item)
  }

  @inlinable
  mutating func remove(_ item: ItemIdentifier) {
    reloadedItems.remove(item)
    reconfiguredItems.remove(item)
  }
}

extension SnapshotMarks: Sendable
where SectionIdentifier: Sendable, ItemIdentifier: Sendable {}

/// Unique identifiers in the order in which they were marked.
@usableFromInline
struct MarkList<Identifier: Hashable> {
  /// The identifiers in a single list; `nil` without any, which is nearly always.
  @usableFromInline var store: Store?

  @inlinable init() {}

  @inlinable var isEmpty: Bool { store == nil }

  @inlinable var identifiers: [Identifier] { store?.items.items(in: 0) ?? [] }

  @inlinable
  func contains(_ identifier: Identifier) -> Bool {
    store?.items.location(of: identifier) != nil
  }

  /// Adds an identifier at the end, unless it is there.
  @inlinable
  mutating func insert(_ identifier: Identifier) {
    let store = writableStore()
    _ = withUnsafePointer(to: identifier) {
      store.items.insert(UnsafeBufferPointer(start: $0, count: 1), in: 0, at: nil)
    }
  }

  @inlinable
  mutating func remove(_ identifier: Identifier) {
    guard let location = store?.items.location(of: identifier) else { return }
    let store = writableStore()
    store.items.remove(at: location)
    if store.items.count == 0 { self.store = nil }
  }

  @inlinable
  mutating func writableStore() -> Store {
    if store == nil {
      store = Store(ItemStore())
      _ = store!.items.tree.makeList()
    } else if !isKnownUniquelyReferenced(&store) {
      store = Store(store!.items)
    }
    return store!
  }

  /// Keeps a snapshot small that has no marks.
  @usableFromInline
  final class Store {
    @usableFromInline var items: ItemStore<Identifier, NoAttribute>

    @inlinable
    init(_ items: ItemStore<Identifier, NoAttribute>) {
      self.items = items
    }
  }
}

// Invariant: the store, which is an object, is written only through `writableStore()`, which copies it while others refer
// to it.
extension MarkList: @unchecked Sendable where Identifier: Sendable {}
