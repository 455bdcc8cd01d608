/// Sections and their items, in order. The rules of a snapshot are checked before anything gets here.
@usableFromInline
struct SnapshotStorage<SectionIdentifier, ItemIdentifier>
where SectionIdentifier: Hashable, ItemIdentifier: Hashable {
  @usableFromInline var sections = SectionTable<SectionIdentifier>()
  @usableFromInline var items = ItemStore<ItemIdentifier, NoAttribute>()

  @usableFromInline init() {}

  @inlinable var sectionCount: Int { sections.identifiers.count }

  @inlinable
  func itemCount(inSectionAt position: Int) -> Int {
    items.count(in: sections.lists[position])
  }

  /// The offset of the section that holds an item.
  @inlinable @inline(__always)
  func section(of location: ItemLocation) -> Int {
    sections.positions[Int(items.tree.list(of: location.chunk))]
  }

  @inlinable @inline(__always)
  func indexPath(of location: ItemLocation) -> DiffableIndexPath {
    let (list, offset) = items.rank(of: location)
    return DiffableIndexPath(item: offset, section: sections.positions[Int(list)])
  }

  /// The offset of an item among all items.
  @inlinable @inline(__always)
  func index(of location: ItemLocation) -> Int {
    let path = indexPath(of: location)
    return sections.itemCounts.sum(before: path.section) &+ path.item
  }

  @inlinable
  func item(at path: DiffableIndexPath) -> ItemIdentifier {
    items.item(at: items.tree.location(in: sections.lists[path.section], at: path.item))
  }

  @inlinable
  var itemIdentifiers: [ItemIdentifier] {
    Array(capacity: items.count) { buffer, initializedCount in
      for list in sections.lists {
        items.forEachRun(in: list) { run in
          _ = buffer[initializedCount...].initialize(fromContentsOf: run)
          initializedCount += run.count
        }
      }
    }
  }
}

/// What comparing snapshots needs.
extension SnapshotStorage {
  @inlinable @inline(__always)
  func place(of item: ItemIdentifier) -> DiffableIndexPath? {
    guard let location = items.location(of: item) else { return nil }
    return indexPath(of: location)
  }

  /// Whether two storages are copies of one, edited in neither since. May be `false` for some that are.
  @inlinable
  func isIdentical(to other: SnapshotStorage) -> Bool {
    items.isIdentical(to: other.items) && sections.lists == other.sections.lists
  }
}

extension SnapshotStorage {
  @inlinable
  mutating func insertSections(_ identifiers: [SectionIdentifier], at position: Int) {
    let lists = identifiers.map { _ in items.tree.makeList() }
    sections.insert(identifiers, lists: lists, at: position)
  }

  /// Removes sections with their items; the positions are in ascending order.
  @inlinable
  mutating func removeSections(at positions: [Int]) {
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
    let areNew = identifiers.withUnsafeBufferPointer {
      items.insert($0, in: sections.lists[position], at: location)
    }
    if areNew { sections.itemCounts.add(identifiers.count, at: position) }
    return areNew
  }

  @inlinable
  mutating func removeItem(at location: ItemLocation) {
    sections.itemCounts.add(-1, at: section(of: location))
    items.remove(at: location)
  }

  @inlinable
  mutating func moveItem(from origin: ItemLocation, to destination: ItemLocation) {
    let (oldSection, newSection) = (section(of: origin), section(of: destination))
    items.move(from: origin, to: destination)
    if oldSection != newSection {
      sections.itemCounts.add(-1, at: oldSection)
      sections.itemCounts.add(1, at: newSection)
    }
  }
}

extension SnapshotStorage: Equatable {
  @inlinable
  static func == (left: SnapshotStorage, right: SnapshotStorage) -> Bool {
    guard left.sections.identifiers == right.sections.identifiers, left.items.count == right.items.count else {
      return false
    }
    if left.isIdentical(to: right) { return true }
    return zip(left.sections.lists, right.sections.lists).allSatisfy {
      left.items.items(in: $0) == right.items.items(in: $1)
    }
  }
}

extension SnapshotStorage: Sendable
where SectionIdentifier: Sendable, ItemIdentifier: Sendable {}
