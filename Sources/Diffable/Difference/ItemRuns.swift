/// The items of a section in the pieces of memory in which they lie, good as long as their snapshot is.
@usableFromInline
struct ItemRuns<Item: Equatable> {
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

  /// Creates an empty list of runs. Whoever creates it deallocates it.
  @inlinable
  init() {}

  @inlinable
  func deallocate() {
    runs.deallocate()
  }

  /// Reads the runs of a section in place of those that were there.
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
