/// Compares the items of two snapshots whose sections are matched already.
@usableFromInline
struct ItemComparison<SectionIdentifier: Hashable & Sendable, ItemIdentifier: Hashable & Sendable> {
  @usableFromInline typealias Storage = SnapshotStorage<SectionIdentifier, ItemIdentifier>

  @usableFromInline let old: ChangedItems<ItemIdentifier>
  @usableFromInline let new: ChangedItems<ItemIdentifier>

  /// For each new section the old offset of the same section, or nil where it is inserted.
  @usableFromInline let counterparts: [Int?]

  /// Trims what the sections have in common at both ends, and copies the rest.
  @inlinable
  init(from old: Storage, to new: Storage, counterparts: [Int?]) {
    var oldChanged = (0..<old.sectionCount).map { 0..<old.itemCount(inSectionAt: $0) }
    var newChanged = (0..<new.sectionCount).map { 0..<new.itemCount(inSectionAt: $0) }
    for (section, counterpart) in counterparts.enumerated() {
      guard let counterpart else { continue }
      let ends = Self.commonEnds(old.items(inSectionAt: counterpart), new.items(inSectionAt: section))
      oldChanged[counterpart] = ends.prefix..<(oldChanged[counterpart].count - ends.suffix)
      newChanged[section] = ends.prefix..<(newChanged[section].count - ends.suffix)
    }
    self.old = Self.copy(oldChanged, of: old)
    self.new = Self.copy(newChanged, of: new)
    self.counterparts = counterparts
  }

  @inlinable
  static func commonEnds(_ old: [ItemIdentifier], _ new: [ItemIdentifier]) -> (prefix: Int, suffix: Int) {
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        guard let oldStart = old.baseAddress, let newStart = new.baseAddress else { return (0, 0) }
        let shorter = min(old.count, new.count)
        let prefix = CommonEnds.prefix(oldStart, newStart, atMost: shorter)
        let suffix = CommonEnds.suffix(oldStart + old.count, newStart + new.count, atMost: shorter - prefix)
        return (prefix, suffix)
      }
    }
  }

  @inlinable
  static func copy(_ changed: [Range<Int>], of storage: Storage) -> ChangedItems<ItemIdentifier> {
    var items = ChangedItems<ItemIdentifier>(changed)
    for (section, offsets) in changed.enumerated() {
      items.append(storage.items(inSectionAt: section)[offsets])
    }
    return items
  }

  @inlinable
  func deallocate() {
    old.deallocate()
    new.deallocate()
  }
}
