extension IndexPage {
  /// Takes out the entries whose tags have a bit, and returns a page of them that is as large as this one.
  ///
  /// An entry keeps its number of bucket. Strays, which lie in a later bucket than their first, are entered anew.
  func splitOff(entriesWithBitOfTag bit: UInt32) -> IndexPage {
    withUnsafeMutablePointers { header, lines in
      let page = IndexPage.make(bucketCount: header.pointee.mask + 1)
      var strays: [(tag: UInt32, handle: UInt32)] = []
      var entryCount = 0
      var mayHoldStrays = IndexBucket(lines + header.pointee.mask).passedCount > 0
      page.withUnsafeMutablePointers { newHeader, newLines in
        for number in 0...header.pointee.mask {
          let (bucket, newBucket) = (IndexBucket(lines + number), IndexBucket(newLines + number))
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

extension IndexBucket {
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
  fileprivate func moveEntries(withBitOfTag bit: UInt32, to other: IndexBucket) {
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
