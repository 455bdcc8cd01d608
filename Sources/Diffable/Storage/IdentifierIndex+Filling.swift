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
  /// Enters all handles at once into an index without entries, and returns whether the caller recognised none of them.
  ///
  /// The entries are sorted by page first, so that each page is filled while it is in the nearest cache. If not all
  /// handles were entered the index is of no use.
  ///
  /// - Parameter areEqual: Given a tag that occurs twice and the handles under it.
  @usableFromInline
  mutating func fill(
    with runs: [TagRun], unless areEqual: (_ tag: UInt32, _ handle: UInt32, _ other: UInt32) -> Bool
  ) -> Bool {
    count = runs.reduce(0) { $0 + $1.count }
    let pageCount = Self.pageCount(for: count)
    pageMask = UInt32(pageCount - 1)
    pages = []
    pages.reserveCapacity(pageCount)
    return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: count) { entries in
      var start = 0
      for end in sort(runs, into: entries, pageCount: pageCount) {
        pages.append(.make(for: end - start))
        guard pages.last!.fill(with: entries[start..<end], unless: areEqual) else { return false }
        start = end
      }
      return true
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
          entries[nexts[page]] = Self.entry(run.tags[offset], run.handle)
          nexts[page] &+= 1
        }
      }
    }
    return nexts
  }
}

extension IndexPage {
  /// Adds entries, for which there must be room; stops and returns `false` where the caller recognises one.
  fileprivate func fill(
    with new: Slice<UnsafeMutableBufferPointer<UInt64>>, unless areEqual: (UInt32, UInt32, UInt32) -> Bool
  ) -> Bool {
    withUnsafeMutablePointers { header, entries in
      let (mask, shift) = (header.pointee.mask, header.pointee.shift)
      for entry in new {
        let tag = UInt32(truncatingIfNeeded: entry &>> 32)
        var place = Int(tag &>> shift)
        while entries[place] != 0 {
          let other = entries[place]
          if UInt32(truncatingIfNeeded: other &>> 32) == tag,
            areEqual(tag, UInt32(truncatingIfNeeded: entry) &- 1, UInt32(truncatingIfNeeded: other) &- 1)
          {
            return false
          }
          place = (place &+ 1) & mask
        }
        entries[place] = entry
      }
      header.pointee.count &+= new.count
      return true
    }
  }
}
