/// Visible items that stand between the same neighbors in an outline and in an edited copy of it, and may differ.
@usableFromInline
struct VisibleChange<ItemIdentifier: Hashable> {
  /// The visible item before them in the copy; `nil` if they are the first.
  @usableFromInline let previous: ItemIdentifier?

  @usableFromInline let old: [ItemIdentifier]
  @usableFromInline let new: [ItemIdentifier]

  @inlinable
  init(previous: ItemIdentifier?, old: [ItemIdentifier], new: [ItemIdentifier]) {
    self.previous = previous
    self.old = old
    self.new = new
  }
}

extension OutlineStorage {
  /// Returns where the visible items may differ from those of an outline that this one is an edited copy of, first to
  /// last; `nil` if the two share too little.
  ///
  /// Shared rows are found by the identity of chunks, as `ChangedRangeSearch` finds shared items, and are not read.
  ///
  /// - Complexity: O(*c* log *n* + *n* / 256) for *c* chunks that are not shared and *n* rows.
  @inlinable
  func visibleChanges(since old: Self) -> [VisibleChange<ItemIdentifier>]? {
    if rows.isIdentical(to: old.rows) { return [] }
    guard let changed = rows.chunks.changes(since: old.rows.chunks) else { return nil }
    var (oldRuns, newRuns) = (old.runs(of: changed.old)[...], runs(of: changed.new)[...])
    var changes: [VisibleChange<ItemIdentifier>] = []
    while let place = [oldRuns.first, newRuns.first].compactMap({ $0?.sharedCountBefore }).min() {
      let oldRun = oldRuns.first?.sharedCountBefore == place ? oldRuns.removeFirst().chunks : []
      let newRun = newRuns.first?.sharedCountBefore == place ? newRuns.removeFirst().chunks : []
      changes.append(
        VisibleChange(
          previous: newRun.first.flatMap(lastVisibleItem), old: old.visibleItems(in: oldRun),
          new: visibleItems(in: newRun)))
    }
    return changes
  }

  /// Chunks that follow one another and are not shared.
  @usableFromInline
  struct ChunkRun {
    /// The number of rows before them that are shared, which is the same in both outlines.
    @usableFromInline let sharedCountBefore: Int

    @usableFromInline var chunks: [UInt32]

    @inlinable
    init(sharedCountBefore: Int, chunks: [UInt32]) {
      self.sharedCountBefore = sharedCountBefore
      self.chunks = chunks
    }
  }

  /// Returns the runs of the chunks that are not shared, first to last.
  @inlinable
  func runs(of chunks: [UInt32]) -> [ChunkRun] {
    var runs: [ChunkRun] = []
    var changedCount = 0
    for (offset, chunk) in chunks.map({ (rows.tree.rank(of: $0).offset, $0) }).sorted(by: { $0.0 < $1.0 }) {
      if let last = runs.last, last.sharedCountBefore == offset - changedCount {
        runs[runs.endIndex - 1].chunks.append(chunk)
      } else {
        runs.append(ChunkRun(sharedCountBefore: offset - changedCount, chunks: [chunk]))
      }
      changedCount += Int(rows.tree.chunks[Int(chunk)].itemCount)
    }
    return runs
  }

  @inlinable
  func visibleItems(in chunks: [UInt32]) -> [ItemIdentifier] {
    let count = chunks.reduce(0) { $0 + Int(rows.tree.summaries[Int($1)].visibleCount) }
    return Array(capacity: count) { buffer, initializedCount in
      var target = buffer.baseAddress!
      for chunk in chunks {
        target = rows.chunk(chunk).copyRows(rows.tree.summaries[Int(chunk)].visibleRows, to: target)
      }
      initializedCount = count
    }
  }

  /// Returns the last visible item before a chunk.
  @inlinable
  func lastVisibleItem(beforeChunk handle: UInt32) -> ItemIdentifier? {
    var next = rows.tree.chunks[Int(handle)].previous
    while let chunk = next {
      let summary = rows.tree.summaries[Int(chunk)]
      if let word = (0..<4).last(where: { summary.visibleRows[$0] != 0 }) {
        let offset = 64 * word + 63 - summary.visibleRows[word].leadingZeroBitCount
        return rows.item(at: ItemLocation(chunk: chunk, offset: offset))
      }
      next = rows.tree.chunks[Int(chunk)].previous
    }
    return nil
  }

  /// `true` if the chunk of an item is shared with another outline.
  @inlinable
  func shares(_ item: ItemIdentifier, with other: Self) -> Bool {
    guard let handle = rows.location(of: item)?.chunk else { return false }
    return other.rows.chunks.find(handle) === rows.chunk(handle)
  }
}
