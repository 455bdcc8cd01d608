/// The items of a section as contiguous runs of memory, valid as long as their snapshot is.
@usableFromInline
struct SectionItems<Item: Equatable> {
  @usableFromInline var runs = ScratchBuffer<Run>(capacity: 8)

  /// The number of items in all runs.
  @usableFromInline var count = 0

  @usableFromInline
  struct Run: BitwiseCopyable {
    @usableFromInline let start: UnsafePointer<Item>
    @usableFromInline let count: Int

    @inlinable
    init(start: UnsafePointer<Item>, count: Int) {
      self.start = start
      self.count = count
    }
  }

  /// Creates an empty list of runs. The function that creates it deallocates it.
  @inlinable
  init() {}

  @inlinable
  func deallocate() {
    runs.deallocate()
  }

  /// Reads the runs of a section and forgets those that were there.
  @inlinable
  mutating func read<Section>(sectionAt position: Int, of storage: SnapshotStorage<Section, Item>) {
    runs.count = 0
    count = 0
    storage.forEachRun(inSectionAt: position) { run in
      guard let start = run.baseAddress, !run.isEmpty else { return }
      runs.append(Run(start: start, count: run.count))
      count &+= run.count
    }
  }
}

extension SectionItems {
  /// Returns how many items of two sections are the same from the front, and how many of the others from the back.
  @inlinable
  static func commonEnds<Section>(
    of old: SnapshotStorage<Section, Item>, _ oldSection: Int, and new: SnapshotStorage<Section, Item>,
    _ newSection: Int
  ) -> (prefix: Int, suffix: Int) {
    if let oldLists = old.gathered?.lists, let newLists = new.gathered?.lists {
      return CommonEnds.prefixAndSuffix(
        of: oldLists[Int(old.sections.lists[oldSection])], and: newLists[Int(new.sections.lists[newSection])])
    }
    var (oldRuns, newRuns) = (SectionItems(), SectionItems())
    defer {
      oldRuns.deallocate()
      newRuns.deallocate()
    }
    oldRuns.read(sectionAt: oldSection, of: old)
    newRuns.read(sectionAt: newSection, of: new)
    let prefix = oldRuns.commonPrefix(with: newRuns)
    return (prefix, oldRuns.commonSuffix(with: newRuns, atMost: min(oldRuns.count, newRuns.count) &- prefix))
  }

  /// Returns how many items are the same from the front. Memory that two snapshots share is not read.
  @inlinable
  func commonPrefix(with other: SectionItems) -> Int {
    var common = 0
    var (run, offset) = (0, 0)
    var (otherRun, otherOffset) = (0, 0)
    while run < runs.count, otherRun < other.runs.count {
      let (left, right) = (runs.start[run], other.runs.start[otherRun])
      let limit = min(left.count &- offset, right.count &- otherOffset)
      let (leftStart, rightStart) = (left.start + offset, right.start + otherOffset)
      let equal = leftStart == rightStart ? limit : CommonEnds.longPrefix(leftStart, rightStart, atMost: limit)
      common &+= equal
      if equal < limit { return common }
      (run, offset) = offset &+ limit == left.count ? (run &+ 1, 0) : (run, offset &+ limit)
      (otherRun, otherOffset) =
        otherOffset &+ limit == right.count ? (otherRun &+ 1, 0) : (otherRun, otherOffset &+ limit)
    }
    return common
  }

  /// Returns how many items are the same from the back, but not more than some.
  @inlinable
  func commonSuffix(with other: SectionItems, atMost most: Int) -> Int {
    var common = 0
    var (run, offset) = (runs.count, 0)
    var (otherRun, otherOffset) = (other.runs.count, 0)
    // Offsets count down from the end of a run; at its start the run before is next.
    while common < most {
      if offset == 0 {
        run &-= 1
        offset = runs.start[run].count
      }
      if otherOffset == 0 {
        otherRun &-= 1
        otherOffset = other.runs.start[otherRun].count
      }
      let limit = min(offset, otherOffset, most &- common)
      let (end, otherEnd) = (runs.start[run].start + offset, other.runs.start[otherRun].start + otherOffset)
      let equal = end == otherEnd ? limit : CommonEnds.suffix(end, otherEnd, atMost: limit)
      common &+= equal
      if equal < limit { return common }
      offset &-= limit
      otherOffset &-= limit
    }
    return common
  }
}
