/// Finds handles by tag: the hash table from identifiers to where they are.
///
/// The table is cut into pages, so that a copy shares what is not written to, and grows by splitting one page at
/// a time, so that no single insertion pays for all entries. An entry keeps its tag: neither growing nor following an
/// item to another chunk hashes an identifier again. A tag may stand for several identifiers; the caller tells them
/// apart.
///
/// - Source: Linear hashing (W. Litwin, VLDB 1980), each bucket an open-addressing table.
@usableFromInline
struct IdentifierIndex: @unchecked Sendable {
  @usableFromInline var pages = BlockArray<IndexPage>()
  @usableFromInline var count = 0

  /// The lowest bits of a tag that name its page, one bit fewer than the pages that were split need.
  @usableFromInline var pageMask: UInt32 = 0

  /// How many entries a page holds on the average before another one is split.
  @inlinable static var entriesPerPage: Int { 512 }

  @usableFromInline init() {}

  @inlinable
  func pageNumber(for tag: UInt32) -> Int {
    let number = Int(tag & (pageMask &<< 1 | 1))
    return number < pages.count ? number : Int(tag & pageMask)
  }

  /// Returns the first handle under a tag that the caller recognises.
  @inlinable
  func firstHandle(under tag: UInt32, where isMatch: (UInt32) -> Bool) -> UInt32? {
    guard count > 0 else { return nil }
    guard let entry = pages[pageNumber(for: tag)].firstEntry(under: tag, where: isMatch) else { return nil }
    return entry.bucket.handle(at: entry.slot)
  }

  /// Enters a handle under a tag, unless the caller recognises one that is there; returns whether it was entered.
  @inlinable
  mutating func insert(_ handle: UInt32, under tag: UInt32, unless isMatch: (UInt32) -> Bool) -> Bool {
    let number = makeRoom(for: tag)
    guard pages[number].firstEntry(under: tag, where: isMatch) == nil else { return false }
    pages[number].append(tag, handle)
    count &+= 1
    return true
  }

  /// Enters a handle under each of some tags, up to one for which the caller recognises a handle that is there.
  ///
  /// - Parameters:
  ///   - isReserved: Whether `reserve(_:)` has said that the pages are writable.
  ///   - isMatch: Given the offset of a tag and a handle under that tag.
  /// - Returns: How many tags were entered.
  @inlinable
  mutating func insert(
    _ handle: UInt32, under tags: UnsafeBufferPointer<UInt32>, isReserved: Bool,
    unless isMatch: (_ offset: Int, UInt32) -> Bool
  ) -> Int {
    var entered = 0
    while true {
      let isStopped = insertWhereThereIsRoom(
        handle, under: tags, from: &entered, isReserved: isReserved, unless: isMatch)
      guard !isStopped, entered < tags.count else { return entered }
      _ = makeRoomSlowly(for: tags[entered])
    }
  }

  /// Goes on until a page needs room, or the caller recognises a handle; returns whether the latter.
  @inlinable
  mutating func insertWhereThereIsRoom(
    _ handle: UInt32, under tags: UnsafeBufferPointer<UInt32>, from entered: inout Int,
    isReserved: Bool, unless isMatch: (_ offset: Int, UInt32) -> Bool
  ) -> Bool {
    let first = entered
    defer { count &+= entered &- first }
    while entered < tags.count {
      let tag = tags[entered]
      let number = pageNumber(for: tag)
      guard number < pages.count, isReserved || isKnownUniquelyReferenced(&pages[number]), pages[number].hasRoom
      else { return false }
      guard pages[number].firstEntry(under: tag, where: { isMatch(entered, $0) }) == nil else { return true }
      pages[number].append(tag, handle)
      entered &+= 1
    }
    return false
  }

  @usableFromInline
  mutating func remove(_ handle: UInt32, under tag: UInt32) {
    let number = pageNumber(for: tag)
    makeUnique(number)
    pages[number].remove(tag, handle)
    count &-= 1
  }

  @usableFromInline
  mutating func replace(_ handle: UInt32, under tag: UInt32, with newHandle: UInt32) {
    let number = pageNumber(for: tag)
    makeUnique(number)
    pages[number].replace(handle, under: tag, with: newHandle)
  }
}

extension IdentifierIndex {
  /// Makes the page of a tag writable, with room for one more entry, and returns its number.
  @inlinable
  mutating func makeRoom(for tag: UInt32) -> Int {
    let number = pageNumber(for: tag)
    guard count < pages.count &* Self.entriesPerPage, isKnownUniquelyReferenced(&pages[number]),
      pages[number].hasRoom
    else { return makeRoomSlowly(for: tag) }
    return number
  }

  @usableFromInline
  mutating func makeRoomSlowly(for tag: UInt32) -> Int {
    if pages.isEmpty { pages.append(.make(for: 0)) }
    if count >= pages.count * Self.entriesPerPage { splitNextPage() }
    let number = pageNumber(for: tag)
    if pages[number].hasRoom {
      makeUnique(number)
    } else {
      enlarge(number)
    }
    return number
  }

  /// Provides for a number of further entries at once, and returns whether all pages are writable from now on.
  @usableFromInline
  mutating func reserve(_ additional: Int) -> Bool {
    guard count > 0 else {
      makeEmptyPages(for: additional)
      return true
    }
    // Many at once pay for a whole doubling, after which all pages have room alike; few for the pages that they need.
    let needed = (count + additional) / Self.entriesPerPage
    let pageCount = 4 * additional < pages.count ? needed : Self.pageCount(for: count + additional)
    while pages.count < pageCount { splitNextPage() }
    guard pages.count < additional else { return false }
    for number in pages.indices { makeUnique(number) }
    return true
  }

  /// Returns how many pages an index has that starts with so many entries: a power of two.
  static func pageCount(for count: Int) -> Int {
    var pageCount = 1
    while pageCount * entriesPerPage < count { pageCount *= 2 }
    return pageCount
  }

  private mutating func makeEmptyPages(for count: Int) {
    let pageCount = Self.pageCount(for: count)
    pageMask = UInt32(pageCount - 1)
    let perPage = count / pageCount
    pages = BlockArray()
    for _ in 0..<pageCount { pages.append(.make(for: perPage)) }
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
    makeUnique(number)
    pages.append(pages[number].splitOff(entriesWithBitOfTag: pageMask + 1))
    if pages.count == 2 * (Int(pageMask) + 1) { pageMask = pageMask << 1 | 1 }
  }
}
