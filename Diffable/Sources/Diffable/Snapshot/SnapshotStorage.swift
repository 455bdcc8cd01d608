/// Sections and their items, in order. The rules of a snapshot are checked before anything gets here.
///
/// As long as items were only appended they are gathered; from the first edit on that needs to know where an item is
/// they lie in chunks with an index. A look-up makes both without changing the snapshot, once for all of its copies.
@usableFromInline
struct SnapshotStorage<SectionIdentifier, ItemIdentifier>
where SectionIdentifier: Hashable, ItemIdentifier: Hashable {
  @usableFromInline typealias Store = ItemStore<ItemIdentifier, NoAttribute>

  @usableFromInline var sections = SectionTable<SectionIdentifier>()

  /// The items that were only appended; `nil` if they are in chunks, or there are no sections yet.
  @usableFromInline var gathered: GatheredItems<ItemIdentifier>?

  /// The items in chunks, unless they are gathered.
  @usableFromInline var items = Store()

  /// What is shown while the snapshot is built again, as long as items are only appended to it.
  @usableFromInline var shown: ShownContents<SectionIdentifier, ItemIdentifier>?

  @inlinable init() {}

  @inlinable var sectionCount: Int { sections.identifiers.count }

  @inlinable var itemCount: Int { gathered?.count ?? items.count }

  @inlinable @inline(__always)
  func itemCount(inSectionAt position: Int) -> Int {
    let list = sections.lists[position]
    return gathered.map { $0.lists[Int(list)].count } ?? items.count(in: list)
  }

  @inlinable
  func items(inSectionAt position: Int) -> [ItemIdentifier] {
    let list = sections.lists[position]
    return gathered.map { $0.lists[Int(list)] } ?? items.items(in: list)
  }

  /// Calls a closure with each run of consecutive items of a section, in order.
  @inlinable
  func forEachRun(inSectionAt position: Int, _ body: (UnsafeBufferPointer<ItemIdentifier>) -> Void) {
    let list = sections.lists[position]
    if let gathered {
      gathered.lists[Int(list)].withUnsafeBufferPointer(body)
    } else {
      items.forEachRun(in: list, body)
    }
  }

  /// Copies the items at some offsets of a section, at least one, to memory without items.
  @inlinable
  func copyItems(at offsets: Range<Int>, inSectionAt position: Int, to target: UnsafeMutablePointer<ItemIdentifier>) {
    let list = sections.lists[position]
    if let gathered {
      gathered.lists[Int(list)].withUnsafeBufferPointer {
        target.initialize(from: $0.baseAddress.unsafelyUnwrapped + offsets.lowerBound, count: offsets.count)
      }
    } else {
      items.copyItems(at: offsets, in: list, to: target)
    }
  }

  @inlinable @inline(__always)
  func item(at path: DiffableIndexPath) -> ItemIdentifier {
    let list = sections.lists[path.section]
    if let gathered { return gathered.lists[Int(list)][path.item] }
    return items.item(at: items.tree.location(in: list, at: path.item))
  }

  @inlinable
  var itemIdentifiers: [ItemIdentifier] {
    Array(capacity: itemCount) { buffer, initializedCount in
      for position in 0..<sectionCount {
        forEachRun(inSectionAt: position) { run in
          _ = buffer[initializedCount...].initialize(fromContentsOf: run)
          initializedCount += run.count
        }
      }
    }
  }
}

/// Looking items up, which indexes them if they are gathered.
extension SnapshotStorage {
  /// Calls a closure with the items in chunks.
  @inlinable @inline(__always)
  func withIndex<Result>(_ body: (Store) -> Result) -> Result {
    if let gathered { return body(gathered.makeIndexedItems().store) }
    return body(items)
  }

  /// Returns where an item is; `nil` if it is not in the snapshot.
  @inlinable @inline(__always)
  func location(of item: ItemIdentifier) -> ItemLocation? {
    withIndex { $0.location(of: item) }
  }

  @inlinable @inline(__always)
  func contains(_ item: ItemIdentifier) -> Bool {
    location(of: item) != nil
  }

  @inlinable @inline(__always)
  func item(at location: ItemLocation) -> ItemIdentifier {
    withIndex { $0.item(at: location) }
  }

  /// The section whose items are a list.
  @inlinable
  func section(ofList list: UInt32) -> SectionIdentifier {
    sections.identifiers[sections.positions[Int(list)]]
  }

  /// The offset of the section that holds an item.
  @inlinable @inline(__always)
  func section(of location: ItemLocation) -> Int {
    withIndex { sections.positions[Int($0.tree.list(of: location.chunk))] }
  }

  @inlinable @inline(__always)
  func indexPath(of location: ItemLocation) -> DiffableIndexPath {
    let (list, offset) = withIndex { $0.rank(of: location) }
    return DiffableIndexPath(item: offset, section: sections.positions[Int(list)])
  }

  /// The offset of an item among all items.
  @inlinable @inline(__always)
  func index(of location: ItemLocation) -> Int {
    let path = indexPath(of: location)
    return sections.itemCounts.sum(before: path.section) &+ path.item
  }

  @inlinable @inline(__always)
  func place(of item: ItemIdentifier) -> DiffableIndexPath? {
    guard let location = location(of: item) else { return nil }
    return indexPath(of: location)
  }

  /// The items in chunks, if they lie so already.
  @inlinable var store: Store? {
    guard let gathered else { return items }
    return gathered.indexedItems?.store
  }

  /// Returns whether two storages are copies of one, edited in neither since. May be `false` for some that are.
  @inlinable
  func isIdentical(to other: SnapshotStorage) -> Bool {
    guard sections.lists == other.sections.lists else { return false }
    if let gathered, gathered === other.gathered { return true }
    guard let store, let otherStore = other.store else { return false }
    return store.isIdentical(to: otherStore)
  }
}

extension SnapshotStorage {
  @inlinable
  mutating func insertSections(_ identifiers: [SectionIdentifier], at position: Int) {
    if gathered == nil, items.tree.lists.isEmpty {
      gathered = shown.map { GatheredItems(recognizing: $0.gathered) } ?? GatheredItems()
    }
    if canGather() {
      let first = gathered!.addLists(identifiers.count)
      sections.insert(identifiers, lists: first..<(first + UInt32(identifiers.count)), at: position)
    } else {
      indexItems()
      let lists = identifiers.map { _ in items.tree.makeList() }
      sections.insert(identifiers, lists: lists, at: position)
    }
  }

  /// Removes sections with their items; the positions are in ascending order.
  @inlinable
  mutating func removeSections(at positions: [Int]) {
    guard !positions.isEmpty else { return }
    indexItems()
    for position in positions {
      let list = sections.lists[position]
      items.removeAll(in: list)
      items.tree.removeList(list)
    }
    sections.remove(at: positions)
  }

  /// Inserts items before a location, or at the end of a section, and returns whether all were new.
  ///
  /// If an item is repeated or is there already nothing is changed.
  @inlinable
  mutating func insert(
    _ identifiers: [ItemIdentifier], inSectionAt position: Int, at location: ItemLocation?
  ) -> Bool {
    if location == nil, recognize(identifiers, inSectionAt: position) || gather(identifiers, inSectionAt: position) {
      return true
    }
    indexItems()
    let areNew = identifiers.withUnsafeBufferPointer {
      items.insert($0, in: sections.lists[position], at: location)
    }
    if areNew { sections.itemCounts.add(identifiers.count, at: position) }
    return areNew
  }

  /// Returns whether what is gathered may be added to: no copy refers to it, and no look-up has put it into chunks.
  @inlinable
  mutating func canGather() -> Bool {
    isKnownUniquelyReferenced(&gathered) && gathered!.indexedItems == nil
  }

  /// Appends items to those gathered; returns `false` if that cannot be, or if one of them may be there already.
  @inlinable
  mutating func gather(
    _ identifiers: [ItemIdentifier], inSectionAt position: Int, recognized: (prefix: Int, suffix: Int) = (0, 0)
  ) -> Bool {
    guard canGather(),
      gathered!.append(identifiers, to: sections.lists[position], recognized: recognized, shown: shown?.gathered)
    else { return false }
    sections.itemCounts.add(identifiers.count, at: position)
    return true
  }

  /// Puts gathered items into chunks for good, as they are about to be edited.
  @inlinable
  mutating func indexItems() {
    shown = nil
    guard let gathered else { return }
    items = gathered.makeIndexedItems().store
    self.gathered = nil
  }

  /// Removes the first of some items, which is at a location, with those of the others that follow it in the same order,
  /// as far as they are near; returns how many.
  @inlinable
  mutating func removeItems(_ identifiers: ArraySlice<ItemIdentifier>, at location: ItemLocation) -> Int {
    indexItems()
    let count = items.runLength(of: identifiers, at: location)
    sections.itemCounts.add(-count, at: section(of: location))
    items.remove(count, from: location)
    return count
  }

  /// Replaces an identifier by one that it equals: they may differ in what equality does not look at.
  @inlinable
  mutating func replaceItem(at location: ItemLocation, with item: ItemIdentifier) {
    indexItems()
    items.replace(at: location, with: item)
  }

  @inlinable
  mutating func moveItem(from origin: ItemLocation, to destination: ItemLocation) {
    indexItems()
    let (oldSection, newSection) = (section(of: origin), section(of: destination))
    items.move(from: origin, to: destination)
    if oldSection != newSection {
      sections.itemCounts.add(-1, at: oldSection)
      sections.itemCounts.add(1, at: newSection)
    }
  }
}

extension SnapshotStorage: Sendable
where SectionIdentifier: Sendable, ItemIdentifier: Sendable {}

extension SnapshotStorage: Equatable {
  @inlinable
  static func == (left: SnapshotStorage, right: SnapshotStorage) -> Bool {
    guard left.sections.identifiers == right.sections.identifiers, left.itemCount == right.itemCount else {
      return false
    }
    if left.isIdentical(to: right) { return true }
    return (0..<left.sectionCount).allSatisfy { left.items(inSectionAt: $0) == right.items(inSectionAt: $0) }
  }
}
