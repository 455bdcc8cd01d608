/// What two snapshots share is found by the identity of chunks, without reading an item.
///
/// A chunk stays in its list, keeps its handle, and is never put on the other side of another chunk. It is copied before
/// it is changed while others refer to it. So a handle that leads to the same chunk in both snapshots leads to the same
/// items, and such chunks stand in the same order in both. The number of items of a list in shared chunks before
/// a place is therefore a measure of that place in both: changed chunks with the same number before them stand between
/// the same neighbors.
extension StretchSearch {
  /// Adds the stretches of sections that are the same list in both; returns whether chunks are shared at all.
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

  /// Adds the stretches of a list that stands for the same section in both snapshots.
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
        stretches.append(
          Stretch(
            old: Stretch.Part(section: oldSection, offsets: oldOffset..<oldStart),
            new: Stretch.Part(section: newSection, offsets: newOffset..<newStart), isKept: true))
      }
      oldOffset = Self.passChunks(of: &old, from: oldStart)
      newOffset = Self.passChunks(of: &new, from: newStart)
      stretches.append(
        Stretch(
          old: Stretch.Part(section: oldSection, offsets: oldStart..<oldOffset),
          new: Stretch.Part(section: newSection, offsets: newStart..<newOffset)))
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

extension ChunkTable {
  /// Returns the handles of the chunks that only one of two tables has; `nil` if they share less than half.
  ///
  /// - Complexity: O(*n* / 64 + 64 *b*) for *n* handles and *b* blocks that are not shared.
  @inlinable
  func changes(since old: Self) -> (old: [UInt32], new: [UInt32])? {
    var changes: (old: [UInt32], new: [UInt32]) = ([], [])
    var sharedCount = 0
    for block in 0..<max(blocks.count, old.blocks.count) {
      old.withReferences(inBlock: block) { before in
        withReferences(inBlock: block) { after in
          if before.baseAddress == after.baseAddress, before.count == after.count {
            sharedCount += after.count
            return
          }
          for slot in 0..<max(before.count, after.count) {
            let (left, right) = (slot < before.count ? before[slot] : nil, slot < after.count ? after[slot] : nil)
            if left == right {
              if left != nil { sharedCount += 1 }
              continue
            }
            let handle = UInt32(truncatingIfNeeded: block) &<< Self.blockBits | UInt32(truncatingIfNeeded: slot)
            if left != nil { changes.old.append(handle) }
            if right != nil { changes.new.append(handle) }
          }
        }
      }
    }
    return sharedCount > changes.old.count + changes.new.count ? changes : nil
  }

  /// Calls a closure with the chunks of a block as addresses, so that no reference to them is counted.
  @inlinable
  func withReferences(inBlock number: Int, _ body: (UnsafeBufferPointer<UnsafeRawPointer?>) -> Void) {
    guard number < blocks.count else { return body(UnsafeBufferPointer(start: nil, count: 0)) }
    blocks[number].withUnsafeBufferPointer { chunks in
      body(
        UnsafeBufferPointer(
          start: UnsafeRawPointer(chunks.baseAddress)?.assumingMemoryBound(to: UnsafeRawPointer?.self),
          count: chunks.count))
    }
  }
}
