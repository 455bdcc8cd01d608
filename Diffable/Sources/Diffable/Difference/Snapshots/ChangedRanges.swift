/// Where two snapshots may differ: items of a section that stand between the same neighbors in both, if in both.
@usableFromInline
struct RangePair {
  /// The section, and the offsets of the items in it; `nil` where the section is inserted.
  @usableFromInline let old: Part?

  /// `nil` where the section is deleted.
  @usableFromInline let new: Part?

  /// `true` if the items are the same on both sides, without having been read. It is listed for the moves across it.
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

/// Finds the ranges of two snapshots: the sections that come, leave or hold other items than before.
@usableFromInline
struct ChangedRangeSearch<SectionIdentifier: Hashable, ItemIdentifier: Hashable> {
  @usableFromInline typealias Storage = SnapshotStorage<SectionIdentifier, ItemIdentifier>

  @usableFromInline let old: Storage
  @usableFromInline let new: Storage
  @usableFromInline let sections: IdentifierDifference

  /// Those with a part in the new snapshot first, in its order.
  @usableFromInline var ranges: [RangePair] = []

  @inlinable
  init(from old: Storage, to new: Storage, sections: IdentifierDifference) {
    self.old = old
    self.new = new
    self.sections = sections
  }

  /// Returns the ranges, those with a part in the new snapshot first, in its order.
  ///
  /// - Complexity: Where the snapshots share chunks, O(*c* log *n*) for *c* chunks that they do not share, and O(*s*)
  ///   for *s* sections if the order of the sections changed; otherwise O(*n*) for *n* items.
  @inlinable
  mutating func run() -> [RangePair] {
    let isSharing = addChangedChunks()
    if !sections.isEmpty {
      let counterparts = sections.counterparts(oldCount: old.sectionCount)
      for (section, counterpart) in counterparts.enumerated() {
        if let counterpart { addPair(counterpart, section, isSharing) } else { addWhole(section) }
      }
    } else if !isSharing || old.sections.lists != new.sections.lists {
      for section in 0..<new.sectionCount { addPair(section, section, isSharing) }
    }
    ranges.sort { $0.new! < $1.new! }
    for section in sections.deletes where old.itemCount(inSectionAt: section) > 0 {
      let offsets = 0..<old.itemCount(inSectionAt: section)
      ranges.append(RangePair(old: RangePair.Part(section: section, offsets: offsets), new: nil))
    }
    return ranges
  }

  @inlinable
  mutating func addWhole(_ section: Int) {
    let count = new.itemCount(inSectionAt: section)
    guard count > 0 else { return }
    ranges.append(RangePair(old: nil, new: RangePair.Part(section: section, offsets: 0..<count)))
  }

  /// Compares a section item by item, unless its chunks were compared.
  @inlinable
  mutating func addPair(_ oldSection: Int, _ newSection: Int, _ isSharing: Bool) {
    if isSharing, old.sections.lists[oldSection] == new.sections.lists[newSection] { return }
    if new.isSameArray(inSectionAt: newSection, as: oldSection, of: old) { return }
    let (oldCount, newCount) = (old.itemCount(inSectionAt: oldSection), new.itemCount(inSectionAt: newSection))
    let ends = SectionItems.commonEnds(of: old, oldSection, and: new, newSection)
    if ends.prefix == oldCount, ends.prefix == newCount { return }
    ranges.append(
      RangePair(
        old: RangePair.Part(section: oldSection, offsets: ends.prefix..<(oldCount &- ends.suffix)),
        new: RangePair.Part(section: newSection, offsets: ends.prefix..<(newCount &- ends.suffix))))
  }
}

/// What two snapshots share is found by the identity of chunks, without reading an item.
///
/// A chunk stays in its list, keeps its handle, and is never put on the other side of another chunk. It is copied before
/// it is changed while others refer to it. So a handle that leads to the same chunk in both snapshots leads to the same
/// items, and such chunks stand in the same order in both. The number of items of a list in shared chunks before
/// a place is therefore a measure of that place in both: changed chunks with the same number before them stand between
/// the same neighbors.
extension ChangedRangeSearch {
  /// Adds the ranges of sections that are the same list in both; returns whether chunks are shared at all.
  @inlinable
  mutating func addChangedChunks() -> Bool {
    guard let oldItems = old.store, let newItems = new.store,
      let changed = newItems.chunks.changes(since: oldItems.chunks)
    else { return false }
    let oldChunks = Self.changedChunks(changed.old, in: oldItems)
    let newChunks = Self.changedChunks(changed.new, in: newItems)
    var (oldNext, newNext) = (0, 0)
    while oldNext < oldChunks.count || newNext < newChunks.count {
      let oldList = oldNext < oldChunks.count ? oldChunks[oldNext].list : .max
      let newList = newNext < newChunks.count ? newChunks[newNext].list : .max
      let list = min(oldList, newList)
      let (oldStart, newStart) = (oldNext, newNext)
      while oldNext < oldChunks.count, oldChunks[oldNext].list == list { oldNext &+= 1 }
      while newNext < newChunks.count, newChunks[newNext].list == list { newNext &+= 1 }
      addList(list, oldChunks[oldStart..<oldNext], newChunks[newStart..<newNext])
    }
    return true
  }

  /// A chunk that the other snapshot does not have.
  @usableFromInline
  struct ChangedChunk {
    @usableFromInline let list: UInt32
    @usableFromInline let offset: Int
    @usableFromInline let count: Int

    @inlinable
    init(list: UInt32, offset: Int, count: Int) {
      self.list = list
      self.offset = offset
      self.count = count
    }
  }

  /// Returns where chunks are, list by list and in the order of each list.
  @inlinable
  static func changedChunks(
    _ handles: [UInt32], in items: ItemStore<ItemIdentifier, NoAttribute>
  ) -> [ChangedChunk] {
    handles.map { handle in
      let (list, offset) = items.tree.rank(of: handle)
      return ChangedChunk(list: list, offset: offset, count: Int(items.tree.chunks[Int(handle)].itemCount))
    }
    .sorted { ($0.list, $0.offset) < ($1.list, $1.offset) }
  }

  /// Adds the ranges of a list that stands for the same section in both snapshots.
  @inlinable
  mutating func addList(_ list: UInt32, _ oldChunks: ArraySlice<ChangedChunk>, _ newChunks: ArraySlice<ChangedChunk>) {
    guard let oldSection = old.sections.position(ofList: list), let newSection = new.sections.position(ofList: list),
      old.sections.identifiers[oldSection] == new.sections.identifiers[newSection]
    else { return }
    var (old, new) = (oldChunks, newChunks)
    var (oldOffset, newOffset) = (0, 0)
    var isFirst = true
    while let shared = [old.first.map { $0.offset - oldOffset }, new.first.map { $0.offset - newOffset }]
      .compactMap({ $0 }).min()
    {
      let (oldStart, newStart) = (oldOffset + shared, newOffset + shared)
      if !isFirst {
        ranges.append(
          RangePair(
            old: RangePair.Part(section: oldSection, offsets: oldOffset..<oldStart),
            new: RangePair.Part(section: newSection, offsets: newOffset..<newStart), isKept: true))
      }
      oldOffset = Self.passChunks(of: &old, from: oldStart)
      newOffset = Self.passChunks(of: &new, from: newStart)
      ranges.append(
        RangePair(
          old: RangePair.Part(section: oldSection, offsets: oldStart..<oldOffset),
          new: RangePair.Part(section: newSection, offsets: newStart..<newOffset)))
      isFirst = false
    }
  }

  /// Drops the chunks that follow one another from an offset on, and returns where they end.
  @inlinable
  static func passChunks(of chunks: inout ArraySlice<ChangedChunk>, from start: Int) -> Int {
    var end = start
    while let chunk = chunks.first, chunk.offset == end {
      end += chunk.count
      chunks.removeFirst()
    }
    return end
  }
}
