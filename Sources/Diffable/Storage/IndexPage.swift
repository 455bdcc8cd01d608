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

  @usableFromInline
  func copy() -> IndexPage {
    let page = IndexPage.make(capacity: header.mask + 1)
    page.header.count = header.count
    withUnsafeMutablePointerToElements { source in
      page.withUnsafeMutablePointerToElements { $0.update(from: source, count: header.mask + 1) }
    }
    return page
  }

  /// A copy with room for twice the entries.
  func enlarged() -> IndexPage {
    let page = IndexPage.make(for: header.count * 2)
    forEachEntry(page.insert)
    return page
  }

  /// Adds an entry without looking whether it is there already. There must be room.
  @usableFromInline
  func insert(_ entry: UInt64) {
    withUnsafeMutablePointers { header, entries in
      var place = Int(UInt32(truncatingIfNeeded: entry &>> 32) &>> header.pointee.shift)
      while entries[place] != 0 { place = (place &+ 1) & header.pointee.mask }
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

  func forEachEntry(_ body: (UInt64) -> Void) {
    withUnsafeMutablePointers { header, entries in
      for place in 0...header.pointee.mask where entries[place] != 0 { body(entries[place]) }
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

  /// Whether one more entry fits.
  @inlinable var hasRoom: Bool { count < mask &- (mask &>> 2) }
}
