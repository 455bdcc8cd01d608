/// Compares the items of two snapshots whose sections are matched already.
@usableFromInline
struct ItemComparison<SectionIdentifier: Hashable, ItemIdentifier: Hashable> {
  @usableFromInline typealias Storage = SnapshotStorage<SectionIdentifier, ItemIdentifier>

  @usableFromInline let old: ChangedItems<ItemIdentifier>
  @usableFromInline let new: ChangedItems<ItemIdentifier>

  /// For each new section the old offset of the same section, or nil where it is inserted.
  @usableFromInline let counterparts: [Int?]

  /// Trims what the sections have in common at both ends, and copies the rest.
  @inlinable
  init(from old: Storage, to new: Storage, counterparts: [Int?]) {
    var oldRuns = ItemRuns<ItemIdentifier>()
    var newRuns = ItemRuns<ItemIdentifier>()
    defer {
      oldRuns.deallocate()
      newRuns.deallocate()
    }
    var oldChanged = (0..<old.sectionCount).map { 0..<old.itemCount(inSectionAt: $0) }
    var newChanged = (0..<new.sectionCount).map { 0..<new.itemCount(inSectionAt: $0) }
    for (section, counterpart) in counterparts.enumerated() {
      guard let counterpart else { continue }
      oldRuns.read(sectionAt: counterpart, of: old)
      newRuns.read(sectionAt: section, of: new)
      let prefix = oldRuns.commonPrefix(with: newRuns)
      let shorter = min(oldRuns.count, newRuns.count)
      let suffix = oldRuns.commonSuffix(with: newRuns, atMost: shorter &- prefix)
      oldChanged[counterpart] = prefix..<(oldRuns.count &- suffix)
      newChanged[section] = prefix..<(newRuns.count &- suffix)
    }
    self.old = Self.copy(oldChanged, of: old, by: &oldRuns)
    self.new = Self.copy(newChanged, of: new, by: &newRuns)
    self.counterparts = counterparts
  }

  @inlinable
  static func copy(
    _ changed: [Range<Int>], of storage: Storage, by runs: inout ItemRuns<ItemIdentifier>
  ) -> ChangedItems<ItemIdentifier> {
    var items = ChangedItems<ItemIdentifier>(changed)
    for (section, offsets) in changed.enumerated() {
      if !offsets.isEmpty { runs.read(sectionAt: section, of: storage) }
      items.append(offsets, of: runs)
    }
    return items
  }

  @inlinable
  func deallocate() {
    old.deallocate()
    new.deallocate()
  }
}
