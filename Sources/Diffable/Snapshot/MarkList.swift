/// Unique identifiers in the order in which they were marked.
@usableFromInline
struct MarkList<Identifier: Hashable> {
  /// The identifiers in a single list; `nil` as long as there are none, which is nearly always.
  @usableFromInline var store: Store?

  @usableFromInline init() {}

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

extension MarkList: @unchecked Sendable where Identifier: Sendable {}
