/// A linear hash table, which finds handles by tag: where an identifier is, by 32 bits of its hash.
///
/// A handle is entered under a tag once, however many of its items have that tag. So identifiers with poor hashes lead to
/// each chunk once, which then compares them; the benchmark "poor hashes" shows what that brings.
///
/// The table is cut into pages, so that a copy shares what is not written to, and grows by splitting one page at
/// a time, so that no single insertion pays for all entries. An entry keeps its tag: neither growing nor following an
/// item to another chunk hashes an identifier again. A tag may stand for several identifiers; the caller compares
/// these.
///
/// - Source: Linear hashing (W. Litwin, VLDB 1980), each bucket an open-addressing table.
@usableFromInline
struct LinearHashTable {
  @usableFromInline var pages = CopyOnWriteArray<HashPage>()

  /// The number of entries, of which there may be fewer than items.
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

  /// Returns the first handle under a tag that the caller recognizes.
  @inlinable
  func firstHandle(under tag: UInt32, where isMatch: (UInt32) -> Bool) -> UInt32? {
    guard count > 0 else { return nil }
    guard let entry = pages[pageNumber(for: tag)].firstEntry(under: tag, where: isMatch) else { return nil }
    return entry.bucket.handle(at: entry.slot)
  }

  /// Enters a handle under a tag, unless the caller recognizes one that is there; returns whether it recognized none.
  @inlinable
  mutating func insert(_ handle: UInt32, under tag: UInt32, unless isMatch: (UInt32) -> Bool) -> Bool {
    enter(handle, under: tag, inPage: makeRoom(for: tag), unless: isMatch)
  }

  /// Does the same in a page that is writable and has room.
  @inlinable @inline(__always)
  mutating func enter(
    _ handle: UInt32, under tag: UInt32, inPage number: Int, unless isMatch: (UInt32) -> Bool
  ) -> Bool {
    var isEntered = false
    let match = pages[number].firstEntry(under: tag) { candidate in
      if candidate == handle { isEntered = true }
      return isMatch(candidate)
    }
    guard match == nil else { return false }
    if !isEntered {
      pages[number].append(tag, handle)
      count &+= 1
    }
    return true
  }

  /// Enters a handle under each of some tags, up to one for which the caller recognizes a handle that is there.
  ///
  /// - Parameters:
  ///   - isReserved: Whether `reserve(_:)` has said that the pages are writable.
  ///   - isMatch: Given the offset of a tag and a handle under that tag.
  /// - Returns: How many tags were entered, or entered before.
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

  /// Goes on until a page needs room, or the caller recognizes a handle; returns whether the latter.
  @inlinable
  mutating func insertWhereThereIsRoom(
    _ handle: UInt32, under tags: UnsafeBufferPointer<UInt32>, from entered: inout Int,
    isReserved: Bool, unless isMatch: (_ offset: Int, UInt32) -> Bool
  ) -> Bool {
    while entered < tags.count {
      let tag = tags[entered]
      let number = pageNumber(for: tag)
      guard number < pages.count, isReserved || isKnownUniquelyReferenced(&pages[number]), pages[number].hasRoom
      else { return false }
      let offset = entered
      guard enter(handle, under: tag, inPage: number, unless: { isMatch(offset, $0) }) else { return true }
      entered &+= 1
    }
    return false
  }

  /// Removes a handle from a tag, if it is there.
  @usableFromInline
  mutating func remove(_ handle: UInt32, under tag: UInt32) {
    let number = pageNumber(for: tag)
    makeUnique(number)
    if pages[number].remove(tag, handle) { count &-= 1 }
  }

  /// Replaces a handle under a tag, if it is there, by one that is not.
  @usableFromInline
  mutating func replace(_ handle: UInt32, under tag: UInt32, with newHandle: UInt32) {
    let number = pageNumber(for: tag)
    makeUnique(number)
    pages[number].replace(handle, under: tag, with: newHandle)
  }
}

extension LinearHashTable {
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
    pages = CopyOnWriteArray()
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

// Invariant: a page, which is an object, is written only after `makeUnique`, `enlarge` or `reserve` has made sure that this
// table alone refers to it.
extension LinearHashTable: @unchecked Sendable {}

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

extension LinearHashTable {
  /// Enters all handles at once into an index without entries.
  ///
  /// The entries are sorted by page first, so that each page is filled while it is in the nearest cache.
  ///
  /// - Returns: The entries under tags that occur more than once: only among these are there any equal items.
  @usableFromInline
  mutating func fill(with runs: [TagRun]) -> Set<UInt64> {
    let count = runs.reduce(0) { $0 + $1.count }
    let pageCount = Self.pageCount(for: count)
    pageMask = UInt32(pageCount - 1)
    pages = CopyOnWriteArray()
    return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: count) { entries in
      var start = 0
      var repeated: Set<UInt64> = []
      for end in sort(runs, into: entries, pageCount: pageCount) {
        let page = HashPage.make(for: end - start)
        page.fill(with: entries[start..<end], &repeated)
        pages.append(page)
        self.count += page.count
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

extension HashPage {
  /// Adds entries, for which there must be room, each once, and notes those whose tags are the same.
  fileprivate func fill(with new: Slice<UnsafeMutableBufferPointer<UInt64>>, _ repeated: inout Set<UInt64>) {
    for entry in new {
      let (tag, handle) = (UInt32(truncatingIfNeeded: entry &>> 32), UInt32(truncatingIfNeeded: entry))
      if let twin = firstEntry(under: tag, where: { _ in true }) {
        repeated.formUnion([entry, UInt64(tag) &<< 32 | UInt64(twin.bucket.handle(at: twin.slot))])
        if firstEntry(under: tag, where: { $0 == handle }) != nil { continue }
      }
      append(tag, handle)
    }
  }
}
