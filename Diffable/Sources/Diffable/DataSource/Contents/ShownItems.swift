/// The items that a section shows, looked up one by one.
@usableFromInline
struct ShownItems<ItemIdentifier: Hashable> {
  /// One reference instead of a dozen, as these items are handed on and on.
  @usableFromInline let sharedStore: CopyOnWriteBox<ItemStore<ItemIdentifier, NoAttribute>>

  @usableFromInline let list: UInt32

  /// Creates the items of a section, which is in the snapshot.
  @inlinable
  init<SectionIdentifier>(
    ofSectionAt position: Int, in snapshot: DiffableDataSourceSnapshot<SectionIdentifier, ItemIdentifier>
  ) {
    sharedStore = CopyOnWriteBox(snapshot.checked.storage.withIndex { $0 })
    list = snapshot.checked.storage.sections.lists[position]
  }

  @inlinable var count: Int { sharedStore.read { $0.pointee.count(in: list) } }

  @inlinable var all: [ItemIdentifier] { sharedStore.value.items(in: list) }

  /// The item at an offset, which is in range.
  ///
  /// - Complexity: O(log *n*) for *n* items.
  @inlinable
  subscript(offset: Int) -> ItemIdentifier {
    sharedStore.read { $0.pointee.item(at: $0.pointee.tree.location(in: list, at: offset)) }
  }

  /// Returns the offset of an item; `nil` if the section does not show it.
  ///
  /// - Complexity: O(log *n*) for *n* items.
  @inlinable
  func offset(of item: ItemIdentifier) -> Int? {
    sharedStore.read { store in
      guard let location = store.pointee.chunks.location(of: item, by: store.pointee.index) else { return nil }
      let rank = store.pointee.tree.rank(of: location.chunk)
      return rank.list == list ? rank.offset + location.offset : nil
    }
  }

  /// Returns items that follow one of the items, or are the first; `nil` if there are not as many.
  @inlinable
  func items(_ count: Int, after previous: ItemIdentifier?) -> [ItemIdentifier]? {
    var start = 0
    if let previous {
      guard let offset = offset(of: previous) else { return nil }
      start = offset + 1
    }
    guard start + count <= self.count else { return nil }
    guard count > 0 else { return [] }
    return Array(capacity: count) { buffer, initializedCount in
      sharedStore.value.copyItems(at: start..<(start + count), in: list, to: buffer.baseAddress!)
      initializedCount = count
    }
  }
}
