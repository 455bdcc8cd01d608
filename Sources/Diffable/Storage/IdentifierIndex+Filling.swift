/// The tags of consecutive items that share a handle.
@usableFromInline
struct TagRun {
  let tags: UnsafePointer<UInt32>
  let count: Int
  let handle: UInt32

  @usableFromInline
  init(tags: UnsafePointer<UInt32>, count: Int, handle: UInt32) {
    self.tags = tags
    self.count = count
    self.handle = handle
  }
}

extension IdentifierIndex {
  /// Enters all handles at once into an index without entries.
  ///
  /// The entries are sorted by page first, so that each page is filled while it is in the nearest cache.
  ///
  /// - Returns: The entries under tags that occur more than once: only among these are there any equal items.
  @usableFromInline
  mutating func fill(with runs: [TagRun]) -> Set<UInt64> {
    count = runs.reduce(0) { $0 + $1.count }
    let pageCount = Self.pageCount(for: count)
    pageMask = UInt32(pageCount - 1)
    pages = BlockArray()
    return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: count) { entries in
      var start = 0
      var repeated: Set<UInt64> = []
      for end in sort(runs, into: entries, pageCount: pageCount) {
        let page = IndexPage.make(for: end - start)
        page.fill(with: entries[start..<end], &repeated)
        pages.append(page)
        start = end
      }
      return repeated
    }
  }

  /// Writes the entries of each page one after the other, and returns where those of each page end.
  private func sort(
    _ runs: [TagRun], into entries: UnsafeMutableBufferPointer<UInt64>, pageCount: Int
  ) -> [Int] {
    let mask = pageMask
    var nexts = [Int](repeating: 0, count: pageCount)
    nexts.withUnsafeMutableBufferPointer { nexts in
      for run in runs {
        for offset in 0..<run.count { nexts[Int(run.tags[offset] & mask)] &+= 1 }
      }
      var start = 0
      for page in nexts.indices { (nexts[page], start) = (start, start + nexts[page]) }
      for run in runs {
        for offset in 0..<run.count {
          let page = Int(run.tags[offset] & mask)
          entries[nexts[page]] = UInt64(run.tags[offset]) &<< 32 | UInt64(run.handle)
          nexts[page] &+= 1
        }
      }
    }
    return nexts
  }
}

extension IndexPage {
  /// Adds entries, for which there must be room, and notes those whose tags are the same.
  fileprivate func fill(with new: Slice<UnsafeMutableBufferPointer<UInt64>>, _ repeated: inout Set<UInt64>) {
    for entry in new {
      let (tag, handle) = (UInt32(truncatingIfNeeded: entry &>> 32), UInt32(truncatingIfNeeded: entry))
      if let twin = firstEntry(under: tag, where: { _ in true }) {
        repeated.formUnion([entry, UInt64(tag) &<< 32 | UInt64(twin.bucket.handle(at: twin.slot))])
      }
      append(tag, handle)
    }
  }
}
