/// A page of an identifier index: a small hash table of its own, with open addressing and linear probing.
///
/// An entry holds a tag above and a handle, plus one, below; zero is an empty entry. About a quarter of the entries is
/// empty at least.
@usableFromInline
final class IndexPage: ManagedBuffer<IndexPageHeader, UInt64> {
  static let minimumCapacity = 8

  /// Makes an empty page for a number of entries, with some room beyond.
  @usableFromInline
  static func make(for count: Int) -> IndexPage {
    var capacity = minimumCapacity
    while count + count / 2 >= capacity { capacity *= 2 }
    return make(capacity: capacity)
  }

  @inlinable var count: Int {
    withUnsafeMutablePointerToHeader { $0.pointee.count }
  }

  /// Whether one more entry fits.
  @inlinable var hasRoom: Bool {
    withUnsafeMutablePointerToHeader { $0.pointee.count < $0.pointee.mask &- ($0.pointee.mask &>> 2) }
  }

  @usableFromInline
  func copy() -> IndexPage {
    withUnsafeMutablePointers { header, entries in
      let page = IndexPage.make(capacity: header.pointee.mask + 1)
      page.withUnsafeMutablePointers {
        $0.pointee.count = header.pointee.count
        $1.update(from: entries, count: header.pointee.mask + 1)
      }
      return page
    }
  }

  /// A copy with room for twice the entries.
  func enlarged() -> IndexPage {
    let page = IndexPage.make(for: count * 2)
    forEachEntry { page.insert($0) }
    return page
  }

  /// Spreads the entries over two new pages: those whose tag lacks a bit, and those that have it.
  ///
  /// Each new page has room for as many entries as this one held, so that it is not enlarged before it is split itself.
  func split(byBitOfTag bit: UInt32) -> (low: IndexPage, high: IndexPage) {
    let pages = (low: IndexPage.make(for: count), high: IndexPage.make(for: count))
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 2 * count + 2) { sorted in
      guard let low = sorted.baseAddress else { return }
      let high = low + count + 1
      let counts = sortEntries(byBitOfTag: bit, low: low, high: high)
      for index in 0..<counts.low { pages.low.insert(low[index]) }
      for index in 0..<counts.high { pages.high.insert(high[index]) }
    }
    return pages
  }

  /// Copies each entry to one of two places, each with room for one more than there are, and returns how many went where.
  ///
  /// Every place is copied to both, and only the ends move on: there is nothing to predict for the processor.
  private func sortEntries(
    byBitOfTag bit: UInt32, low: UnsafeMutablePointer<UInt64>, high: UnsafeMutablePointer<UInt64>
  ) -> (low: Int, high: Int) {
    withUnsafeMutablePointers { header, entries in
      let shift = UInt64(32 + bit.trailingZeroBitCount)
      var (lowCount, highCount) = (0, 0)
      for place in 0..<(header.pointee.mask &+ 1) {
        let entry = entries[place]
        let isUsed = entry == 0 ? 0 : 1
        let isHigh = Int(truncatingIfNeeded: entry &>> shift) & 1
        low[lowCount] = entry
        high[highCount] = entry
        lowCount &+= isUsed & (1 &- isHigh)
        highCount &+= isUsed & isHigh
      }
      return (lowCount, highCount)
    }
  }

  /// Enters a handle under a tag, unless the caller recognises one that is there. There must be room.
  @inlinable
  func insert(_ handle: UInt32, under tag: UInt32, unless isMatch: (UInt32) -> Bool) -> Bool {
    withUnsafeMutablePointers { header, entries in
      let mask = header.pointee.mask
      var place = Int(tag &>> header.pointee.shift)
      while entries[place] != 0 {
        let entry = entries[place]
        if UInt32(truncatingIfNeeded: entry &>> 32) == tag, isMatch(UInt32(truncatingIfNeeded: entry) &- 1) {
          return false
        }
        place = (place &+ 1) & mask
      }
      entries[place] = IdentifierIndex.entry(tag, handle)
      header.pointee.count &+= 1
      return true
    }
  }

  /// Adds an entry without looking whether it is there already. There must be room.
  @inline(__always)
  private func insert(_ entry: UInt64) {
    withUnsafeMutablePointers { header, entries in
      let mask = header.pointee.mask
      var place = Int(UInt32(truncatingIfNeeded: entry &>> 32) &>> header.pointee.shift)
      while entries[place] != 0 { place = (place &+ 1) & mask }
      entries[place] = entry
      header.pointee.count &+= 1
    }
  }

  @usableFromInline
  func remove(_ entry: UInt64) {
    withUnsafeMutablePointers { header, entries in
      let (mask, shift) = (header.pointee.mask, header.pointee.shift)
      var hole = Int(UInt32(truncatingIfNeeded: entry &>> 32) &>> shift)
      while entries[hole] != entry { hole = (hole &+ 1) & mask }
      var place = (hole &+ 1) & mask
      while entries[place] != 0 {
        let first = Int(UInt32(truncatingIfNeeded: entries[place] &>> 32) &>> shift)
        if (place &- first) & mask >= (place &- hole) & mask {
          entries[hole] = entries[place]
          hole = place
        }
        place = (place &+ 1) & mask
      }
      entries[hole] = 0
      header.pointee.count &-= 1
    }
  }

  @usableFromInline
  func replace(_ entry: UInt64, with newEntry: UInt64) {
    withUnsafeMutablePointers { header, entries in
      var place = Int(UInt32(truncatingIfNeeded: entry &>> 32) &>> header.pointee.shift)
      while entries[place] != entry { place = (place &+ 1) & header.pointee.mask }
      entries[place] = newEntry
    }
  }

  @inline(__always)
  private func forEachEntry(_ body: (UInt64) -> Void) {
    withUnsafeMutablePointers { header, entries in
      var place = 0
      while place <= header.pointee.mask {
        if entries[place] != 0 { body(entries[place]) }
        place &+= 1
      }
    }
  }

  private static func make(capacity: Int) -> IndexPage {
    let page = create(minimumCapacity: capacity) { _ in
      IndexPageHeader(count: 0, mask: capacity - 1, shift: UInt32(32 - capacity.trailingZeroBitCount))
    }
    page.withUnsafeMutablePointerToElements { $0.initialize(repeating: 0, count: capacity) }
    return unsafeDowncast(page, to: IndexPage.self)
  }
}

@usableFromInline
struct IndexPageHeader {
  @usableFromInline var count: Int
  @usableFromInline let mask: Int

  /// How far to shift a tag to get its first place: the highest bits count, as the lowest name the page.
  @usableFromInline let shift: UInt32
}
