/// A bucket: up to seven entries of a hash table in one line of the cache, whose tags are compared all at once.
///
/// The first half of its sixteen words are the number of entries and their tags, the second half how many entries
/// passed the bucket by, as it was full, and the handles.
@usableFromInline
struct HashBucket {
  @usableFromInline typealias Line = SIMD16<UInt32>

  @inlinable static var capacity: Int { 7 }

  @usableFromInline let words: UnsafeMutablePointer<UInt32>

  @inlinable
  init(_ line: UnsafeMutablePointer<Line>) {
    words = UnsafeMutableRawPointer(line).assumingMemoryBound(to: UInt32.self)
  }

  @inlinable var count: Int {
    get { Int(truncatingIfNeeded: words[0]) }
    nonmutating set { words[0] = UInt32(truncatingIfNeeded: newValue) }
  }

  /// The number of entries that are in later buckets because this one was full when they came.
  @inlinable var passedCount: UInt32 {
    get { words[8] }
    nonmutating set { words[8] = newValue }
  }

  @inlinable
  func tag(at slot: Int) -> UInt32 { words[1 &+ slot] }

  @inlinable
  func handle(at slot: Int) -> UInt32 { words[9 &+ slot] }

  @inlinable
  func set(_ tag: UInt32, _ handle: UInt32, at slot: Int) {
    words[1 &+ slot] = tag
    words[9 &+ slot] = handle
  }

  /// Adds an entry, for which there must be room.
  @inlinable
  func append(_ tag: UInt32, _ handle: UInt32) {
    let slot = count
    set(tag, handle, at: slot)
    count = slot &+ 1
  }

  /// Removes an entry; the last one takes its place.
  @inlinable
  func remove(at slot: Int) {
    let last = count &- 1
    set(tag(at: last), handle(at: last), at: slot)
    count = last
  }

  /// Returns the first entry under a tag that the caller recognizes by its handle.
  @inlinable @inline(__always)
  func firstSlot(under tag: UInt32, where isMatch: (UInt32) -> Bool) -> Int? {
    var matches = matches(tag)
    while matches != 0 {
      let slot = matches.trailingZeroBitCount &- 1
      if isMatch(handle(at: slot)) { return slot }
      matches &= matches &- 1
    }
    return nil
  }

  /// A bit for each entry under a tag, the first one in the second place.
  @inlinable @inline(__always)
  func matches(_ tag: UInt32) -> UInt32 {
    UnsafePointer(words).matches(of: tag, count: 8) & ((2 &<< words[0]) &- 2)
  }
}
