/// Where two snapshots may differ: items of a section that stand between the same neighbors in both, if in both.
@usableFromInline
struct Stretch {
  /// The section, and the offsets of the items in it; `nil` where the section is inserted.
  @usableFromInline let old: Part?

  /// `nil` where the section is deleted.
  @usableFromInline let new: Part?

  /// Whether the items are the same on both sides, without having been read. It is listed for the moves across it.
  @usableFromInline let isKept: Bool

  @usableFromInline
  struct Part {
    @usableFromInline let section: Int
    @usableFromInline let offsets: Range<Int>

    @inlinable
    init(section: Int, offsets: Range<Int>) {
      self.section = section
      self.offsets = offsets
    }

    @inlinable
    static func < (left: Part, right: Part) -> Bool {
      (left.section, left.offsets.lowerBound) < (right.section, right.offsets.lowerBound)
    }
  }

  @inlinable
  init(old: Part?, new: Part?, isKept: Bool = false) {
    self.old = old
    self.new = new
    self.isKept = isKept
  }
}

/// Finds the stretches of two snapshots: the sections that come, leave or hold other items than before.
@usableFromInline
struct StretchSearch<SectionIdentifier: Hashable, ItemIdentifier: Hashable> {
  @usableFromInline typealias Storage = SnapshotStorage<SectionIdentifier, ItemIdentifier>

  @usableFromInline let old: Storage
  @usableFromInline let new: Storage
  @usableFromInline let sections: IdentifierDifference

  /// Those with a part in the new snapshot first, in its order.
  @usableFromInline var stretches: [Stretch] = []

  @inlinable
  init(from old: Storage, to new: Storage, sections: IdentifierDifference) {
    self.old = old
    self.new = new
    self.sections = sections
  }

  /// Returns the stretches, those with a part in the new snapshot first, in its order.
  ///
  /// - Complexity: Where the snapshots share chunks, O(*c* log *n*) for *c* chunks that they do not share, and O(*s*)
  ///   for *s* sections if the order of the sections changed; otherwise O(*n*) for *n* items.
  @inlinable
  mutating func run() -> [Stretch] {
    let isSharing = addChangedChunks()
    if !sections.isEmpty {
      let counterparts = sections.counterparts(oldCount: old.sectionCount)
      for (section, counterpart) in counterparts.enumerated() {
        if let counterpart { addPair(counterpart, section, isSharing) } else { addWhole(section) }
      }
    } else if !isSharing || old.sections.lists != new.sections.lists {
      for section in 0..<new.sectionCount { addPair(section, section, isSharing) }
    }
    stretches.sort { $0.new! < $1.new! }
    for section in sections.deletes where old.itemCount(inSectionAt: section) > 0 {
      let offsets = 0..<old.itemCount(inSectionAt: section)
      stretches.append(Stretch(old: Stretch.Part(section: section, offsets: offsets), new: nil))
    }
    return stretches
  }

  @inlinable
  mutating func addWhole(_ section: Int) {
    let count = new.itemCount(inSectionAt: section)
    guard count > 0 else { return }
    stretches.append(Stretch(old: nil, new: Stretch.Part(section: section, offsets: 0..<count)))
  }

  /// Compares a section item by item, unless its chunks were compared.
  @inlinable
  mutating func addPair(_ oldSection: Int, _ newSection: Int, _ isSharing: Bool) {
    if isSharing, old.sections.lists[oldSection] == new.sections.lists[newSection] { return }
    let (oldCount, newCount) = (old.itemCount(inSectionAt: oldSection), new.itemCount(inSectionAt: newSection))
    let ends = ItemRuns.commonEnds(of: old, oldSection, and: new, newSection)
    if ends.prefix == oldCount, ends.prefix == newCount { return }
    stretches.append(
      Stretch(
        old: Stretch.Part(section: oldSection, offsets: ends.prefix..<(oldCount &- ends.suffix)),
        new: Stretch.Part(section: newSection, offsets: ends.prefix..<(newCount &- ends.suffix))))
  }
}
