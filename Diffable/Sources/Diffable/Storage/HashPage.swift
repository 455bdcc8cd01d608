/// A page of a linear hash table: a small hash table of its own, with open addressing by buckets.
///
/// An entry lies in the bucket that the highest bits of its tag name, or in the next one that had room. About a quarter
/// of the places is free at least, and few entries lie elsewhere than in their first bucket.
///
/// - Source: That buckets count who passed them by, so that a removal leaves no mark, is from F14 (N. Bronson and X. Shi,
///   "Open-sourcing F14 for faster, more memory-efficient hash tables", 2019).
@usableFromInline
final class HashPage: ManagedBuffer<HashPageHeader, HashBucket.Line> {
  /// How many entries a bucket holds on the average before the page is enlarged.
  @inlinable static var entriesPerBucket: Int { 5 }

  /// Makes an empty page for a number of entries, with some room beyond.
  @usableFromInline
  static func make(for count: Int) -> HashPage {
    var bucketCount = 2
    while count + count / 5 >= entriesPerBucket * bucketCount { bucketCount *= 2 }
    return make(bucketCount: bucketCount)
  }

  static func make(bucketCount: Int) -> HashPage {
    let page = allocate(bucketCount: bucketCount)
    page.withUnsafeMutablePointerToElements { $0.initialize(repeating: .zero, count: bucketCount) }
    return page
  }

  /// Makes a page whose buckets have yet to be written.
  private static func allocate(bucketCount: Int) -> HashPage {
    let page = HashPage.create(minimumCapacity: bucketCount) { _ in
      HashPageHeader(count: 0, mask: bucketCount - 1, shift: UInt32(32 - bucketCount.trailingZeroBitCount))
    }
    return unsafeDowncast(page, to: HashPage.self)
  }

  @inlinable var count: Int {
    withUnsafeMutablePointerToHeader { $0.pointee.count }
  }

  /// `true` if one more entry fits.
  @inlinable var hasRoom: Bool {
    withUnsafeMutablePointerToHeader { $0.pointee.count < Self.entriesPerBucket &* ($0.pointee.mask &+ 1) }
  }

  @usableFromInline
  func copy() -> HashPage {
    withUnsafeMutablePointers { header, lines in
      let page = HashPage.allocate(bucketCount: header.pointee.mask + 1)
      page.withUnsafeMutablePointers {
        $0.pointee.count = header.pointee.count
        $1.initialize(from: lines, count: header.pointee.mask + 1)
      }
      return page
    }
  }

  /// A copy with room for twice the entries.
  func enlarged() -> HashPage {
    withUnsafeMutablePointers { header, lines in
      let page = HashPage.make(bucketCount: 2 * (header.pointee.mask + 1))
      for number in 0...header.pointee.mask {
        let bucket = HashBucket(lines + number)
        for slot in 0..<bucket.count { page.append(bucket.tag(at: slot), bucket.handle(at: slot)) }
      }
      return page
    }
  }
}

@usableFromInline
struct HashPageHeader {
  @usableFromInline var count: Int
  @usableFromInline let mask: Int

  /// How far to shift a tag to get its first bucket: the highest bits count, as the lowest name the page.
  @usableFromInline let shift: UInt32

  @inlinable
  func firstBucket(for tag: UInt32) -> Int { Int(tag &>> shift) }
}

extension HashPage {
  /// Returns the first entry under a tag that the caller recognizes by its handle.
  @inlinable @inline(__always)
  func firstEntry(under tag: UInt32, where isMatch: (UInt32) -> Bool) -> (bucket: HashBucket, slot: Int)? {
    withUnsafeMutablePointers { header, lines in
      let first = header.pointee.firstBucket(for: tag)
      var number = first
      repeat {
        let bucket = HashBucket(lines + number)
        if let slot = bucket.firstSlot(under: tag, where: isMatch) { return (bucket, slot) }
        guard bucket.passedCount > 0 else { return nil }
        number = (number &+ 1) & header.pointee.mask
      } while number != first
      return nil
    }
  }

  /// Adds an entry without looking whether it is there already. There must be room.
  @inlinable @inline(__always)
  func append(_ tag: UInt32, _ handle: UInt32) {
    withUnsafeMutablePointers { header, lines in
      var bucket = HashBucket(lines + header.pointee.firstBucket(for: tag))
      if bucket.count == HashBucket.capacity { bucket = passFullBuckets(for: tag) }
      bucket.append(tag, handle)
      header.pointee.count &+= 1
    }
  }

  /// Returns the first bucket with room for an entry, counting it in those before.
  @usableFromInline
  func passFullBuckets(for tag: UInt32) -> HashBucket {
    withUnsafeMutablePointers { header, lines in
      var number = header.pointee.firstBucket(for: tag)
      while HashBucket(lines + number).count == HashBucket.capacity {
        HashBucket(lines + number).passedCount += 1
        number = (number + 1) & header.pointee.mask
      }
      return HashBucket(lines + number)
    }
  }

  /// Removes an entry; returns whether it was there.
  @usableFromInline
  func remove(_ tag: UInt32, _ handle: UInt32) -> Bool {
    guard let entry = firstEntry(under: tag, where: { $0 == handle }) else { return false }
    entry.bucket.remove(at: entry.slot)
    withUnsafeMutablePointers { header, lines in
      header.pointee.count &-= 1
      var number = header.pointee.firstBucket(for: tag)
      while HashBucket(lines + number).words != entry.bucket.words {
        HashBucket(lines + number).passedCount &-= 1
        number = (number &+ 1) & header.pointee.mask
      }
    }
    return true
  }

  @usableFromInline
  func replace(_ handle: UInt32, under tag: UInt32, with newHandle: UInt32) {
    guard let entry = firstEntry(under: tag, where: { $0 == handle }) else { return }
    entry.bucket.set(tag, newHandle, at: entry.slot)
  }
}

extension HashPage {
  /// Takes out the entries whose tags have a bit, and returns a page of them that is as large as this one.
  ///
  /// An entry keeps its number of bucket. Strays, which lie in a later bucket than their first, are inserted again.
  func splitOff(entriesWithBitOfTag bit: UInt32) -> HashPage {
    withUnsafeMutablePointers { header, lines in
      let page = HashPage.make(bucketCount: header.pointee.mask + 1)
      var strays: [(tag: UInt32, handle: UInt32)] = []
      var entryCount = 0
      var mayHoldStrays = HashBucket(lines + header.pointee.mask).passedCount > 0
      page.withUnsafeMutablePointers { newHeader, newLines in
        for number in 0...header.pointee.mask {
          let (bucket, newBucket) = (HashBucket(lines + number), HashBucket(newLines + number))
          if mayHoldStrays {
            bucket.takeOut(where: { header.pointee.firstBucket(for: $0) != number }) { strays.append(($0, $1)) }
          }
          mayHoldStrays = bucket.passedCount > 0
          bucket.passedCount = 0
          bucket.moveEntries(withBitOfTag: bit, to: newBucket)
          entryCount &+= bucket.count
          newHeader.pointee.count &+= newBucket.count
        }
      }
      header.pointee.count = entryCount
      for stray in strays { (stray.tag & bit == 0 ? self : page).append(stray.tag, stray.handle) }
      return page
    }
  }
}

extension HashBucket {
  fileprivate func takeOut(
    where isTaken: (_ tag: UInt32) -> Bool, _ body: (_ tag: UInt32, _ handle: UInt32) -> Void
  ) {
    for slot in (0..<count).reversed() where isTaken(tag(at: slot)) {
      body(tag(at: slot), handle(at: slot))
      remove(at: slot)
    }
  }

  /// Moves the entries whose tags have a bit to an empty bucket.
  ///
  /// Each place, taken or not, is copied to both, and only the ends move on: there is nothing to predict for the
  /// processor.
  @inline(__always)
  fileprivate func moveEntries(withBitOfTag bit: UInt32, to other: HashBucket) {
    let shift = UInt32(truncatingIfNeeded: bit.trailingZeroBitCount)
    var (kept, moved) = (0, 0)
    for slot in 0..<Self.capacity {
      let (tag, handle) = (tag(at: slot), handle(at: slot))
      let isTaken = slot < count ? 1 : 0
      let isMoved = Int(truncatingIfNeeded: (tag &>> shift) & 1) & isTaken
      set(tag, handle, at: kept)
      other.set(tag, handle, at: moved)
      kept &+= isTaken &- isMoved
      moved &+= isMoved
    }
    count = kept
    other.count = moved
  }
}
