/// Finds handles by tag: the hash table from identifiers to where they are.
///
/// The table is cut into pages, so that a copy shares what is not written to, and grows by splitting one page at
/// a time, so that no insertion pays for all entries. An entry keeps its tag: neither growing nor following an item to
/// another chunk hashes an identifier again. A tag may stand for several identifiers; the caller tells them apart.
///
/// - Source: Linear hashing (W. Litwin, VLDB 1980), each bucket an open-addressing table.
@usableFromInline
struct IdentifierIndex: @unchecked Sendable {
  @usableFromInline var pages: ContiguousArray<IndexPage> = []
  @usableFromInline var count = 0

  /// The lowest bits of a tag that name its page, one bit fewer than the pages that were split need.
  @usableFromInline var pageMask: UInt32 = 0

  /// How many entries a page holds on the average before another one is split.
  @inlinable static var entriesPerPage: Int { 256 }

  @usableFromInline init() {}

  @inlinable
  func pageNumber(for tag: UInt32) -> Int {
    let number = Int(tag & (pageMask &<< 1 | 1))
    return number < pages.count ? number : Int(tag & pageMask)
  }

  @inlinable
  static func entry(_ tag: UInt32, _ handle: UInt32) -> UInt64 {
    UInt64(tag) &<< 32 | UInt64(handle &+ 1)
  }

  /// Returns the first handle under a tag that the caller recognises.
  @inlinable
  func firstHandle(under tag: UInt32, where isMatch: (UInt32) -> Bool) -> UInt32? {
    guard count > 0 else { return nil }
    return pages[pageNumber(for: tag)].withUnsafeMutablePointers { header, entries in
      var place = Int(tag &>> header.pointee.shift)
      while entries[place] != 0 {
        let entry = entries[place]
        if UInt32(truncatingIfNeeded: entry &>> 32) == tag {
          let handle = UInt32(truncatingIfNeeded: entry) &- 1
          if isMatch(handle) { return handle }
        }
        place = (place &+ 1) & header.pointee.mask
      }
      return nil
    }
  }

  /// Enters a handle under a tag, unless the caller recognises one that is there; returns whether it was entered.
  @inlinable
  mutating func insert(_ handle: UInt32, under tag: UInt32, unless isMatch: (UInt32) -> Bool) -> Bool {
    let number = makeRoom(for: tag)
    let isInserted = pages[number].withUnsafeMutablePointers { header, entries in
      var place = Int(tag &>> header.pointee.shift)
      while entries[place] != 0 {
        let entry = entries[place]
        if UInt32(truncatingIfNeeded: entry &>> 32) == tag, isMatch(UInt32(truncatingIfNeeded: entry) &- 1) {
          return false
        }
        place = (place &+ 1) & header.pointee.mask
      }
      entries[place] = Self.entry(tag, handle)
      header.pointee.count &+= 1
      return true
    }
    if isInserted { count &+= 1 }
    return isInserted
  }

  @usableFromInline
  mutating func remove(_ handle: UInt32, under tag: UInt32) {
    let number = pageNumber(for: tag)
    makeUnique(number)
    pages[number].remove(Self.entry(tag, handle))
    count &-= 1
  }

  @usableFromInline
  mutating func replace(_ handle: UInt32, under tag: UInt32, with newHandle: UInt32) {
    let number = pageNumber(for: tag)
    makeUnique(number)
    pages[number].replace(Self.entry(tag, handle), with: Self.entry(tag, newHandle))
  }
}

extension IdentifierIndex {
  /// Makes the page of a tag writable, with room for one more entry, and returns its number.
  @inlinable
  mutating func makeRoom(for tag: UInt32) -> Int {
    let number = pageNumber(for: tag)
    guard count < pages.count &* Self.entriesPerPage, isKnownUniquelyReferenced(&pages[number]),
      pages[number].header.hasRoom
    else { return makeRoomSlowly(for: tag) }
    return number
  }

  @usableFromInline
  mutating func makeRoomSlowly(for tag: UInt32) -> Int {
    if pages.isEmpty { pages.append(.make(for: 0)) }
    if count >= pages.count * Self.entriesPerPage { splitNextPage() }
    let number = pageNumber(for: tag)
    if pages[number].header.hasRoom {
      makeUnique(number)
    } else {
      enlarge(number)
    }
    return number
  }

  /// Provides for a number of further entries at once.
  @usableFromInline
  mutating func reserve(_ additional: Int) {
    let pageCount = (count + additional) / Self.entriesPerPage
    if count == 0, additional > 1 {
      makeEmptyPages(for: additional)
    } else {
      while pages.count < pageCount { splitNextPage() }
    }
  }

  private mutating func makeEmptyPages(for count: Int) {
    var pageCount = 1
    while pageCount * Self.entriesPerPage < count { pageCount *= 2 }
    pageMask = UInt32(pageCount - 1)
    let perPage = count / pageCount
    pages = ContiguousArray((0..<pageCount).map { _ in .make(for: perPage) })
  }

  @usableFromInline
  mutating func makeUnique(_ number: Int) {
    if !isKnownUniquelyReferenced(&pages[number]) { pages[number] = pages[number].copy() }
  }

  private mutating func enlarge(_ number: Int) {
    pages[number] = pages[number].enlarged()
  }

  /// Spreads the entries of the next page in turn over that page and a new one at the end.
  private mutating func splitNextPage() {
    let number = pages.count & Int(pageMask)
    let old = pages[number]
    let bit = UInt64(pageMask + 1) << 32
    var low = IndexPage.make(for: old.header.count / 2)
    var high = IndexPage.make(for: old.header.count / 2)
    old.forEachEntry { entry in
      if entry & bit == 0 { Self.insert(entry, into: &low) } else { Self.insert(entry, into: &high) }
    }
    pages[number] = low
    pages.append(high)
    if pages.count == 2 * (Int(pageMask) + 1) { pageMask = pageMask << 1 | 1 }
  }

  private static func insert(_ entry: UInt64, into page: inout IndexPage) {
    if !page.header.hasRoom { page = page.enlarged() }
    page.insert(entry)
  }
}
