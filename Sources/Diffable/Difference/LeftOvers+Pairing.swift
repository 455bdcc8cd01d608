extension LeftOvers {
  /// Finds out which identifiers are left over on the other side too, and notes for each where it stands there.
  ///
  /// Best called on the side with fewer identifiers: they alone are put into a table. Each partner is taken once, so
  /// an identifier repeated on one side finds at most as many as the other side has.
  ///
  /// - Parameters:
  ///   - slots: Memory for a table of these identifiers.
  ///   - links: Memory for the table, too.
  /// - Complexity: O(*n*) on average for *n* identifiers left over.
  @inlinable
  func pair(
    with others: LeftOvers, slots: UnsafeMutablePointer<Int32>, links: UnsafeMutablePointer<KeyTable<Identifier>.Link>
  ) {
    forgetPartners()
    if count <= Self.few {
      others.forgetPartners()
      pairByComparing(with: others)
    } else if !pairByTable(with: others, slots: slots, links: links) {
      forgetPartners()
      others.forgetPartners()
      pairByDictionary(with: others)
    }
  }

  /// The number of identifiers up to which comparing each of them costs less than a table of them.
  @inlinable static var few: Int { 4 }

  @inlinable
  func pairByComparing(with others: LeftOvers) {
    for gap in gaps.values {
      for offset in gap.offsets {
        guard let other = others.firstAlone(identifiers[offset]) else { continue }
        pair(offset, other, in: others)
      }
    }
  }

  @inlinable
  func firstAlone(_ identifier: Identifier) -> Int? {
    for gap in gaps.values {
      for offset in gap.offsets where identifiers[offset] == identifier && isAlone(offset) { return offset }
    }
    return nil
  }

  /// Returns whether a table was good enough. If not, what was noted is worth nothing.
  @inlinable
  func pairByTable(
    with others: LeftOvers, slots: UnsafeMutablePointer<Int32>, links: UnsafeMutablePointer<KeyTable<Identifier>.Link>
  ) -> Bool {
    let widest = gaps.values[gaps.count &- 1].offsets
    let slotCount = KeyTable<Identifier>.slotCount(for: count)
    var table = KeyTable(
      in: slots, count: slotCount, links: links, of: identifiers, anyOffset: widest.lowerBound)
    for gap in gaps.values { table.insert(gap.offsets) }
    var block = Block(offsets: widest)
    for gap in others.gaps.values {
      var offsets = gap.offsets
      while !offsets.isEmpty {
        offsets =
          block.isLikely ? pairBlock(&block, with: others, offsets) : pairBatch(&block, with: others, offsets, &table)
        if table.isCrowded { return false }
      }
    }
    return true
  }

  /// Where the last identifier was found, as a hint to where the next one is.
  @usableFromInline
  struct Block {
    /// The widest gap, last as a rule: the only one in which a block is looked for.
    @usableFromInline let offsets: Range<Int>

    /// The offset after the last one that was found.
    @usableFromInline var next = 0

    /// How many were found one after the other.
    @usableFromInline var streak = 0

    @inlinable
    init(offsets: Range<Int>) {
      self.offsets = offsets
    }

    @inlinable var isLikely: Bool { streak >= 8 && offsets.contains(next) }

    @inlinable
    @inline(__always)
    mutating func note(_ offset: Int) {
      streak = offset == next ? streak &+ 1 : 0
      next = offset &+ 1
    }
  }

  /// Pairs what stands next to the last identifier found, as in a block that moved as a whole.
  @inlinable
  func pairBlock(_ block: inout Block, with others: LeftOvers, _ offsets: Range<Int>) -> Range<Int> {
    let (start, next) = (offsets.lowerBound, block.next)
    let limit = min(offsets.count, block.offsets.upperBound &- next)
    let equal = CommonEnds.prefix(identifiers + next, others.identifiers + start, atMost: limit)
    var count = 0
    while count < equal, isAlone(next &+ count) {
      pair(next &+ count, start &+ count, in: others)
      count &+= 1
    }
    block.next &+= count
    block.streak = 0
    return (start &+ count)..<offsets.upperBound
  }

  /// Pairs some identifiers by their hashes.
  @inlinable
  func pairBatch(
    _ block: inout Block, with others: LeftOvers, _ offsets: Range<Int>, _ table: inout KeyTable<Identifier>
  ) -> Range<Int> {
    let count = min(KeyTable<Identifier>.batch, offsets.count)
    withUnsafeTemporaryAllocation(of: KeyTable<Identifier>.Link.self, capacity: KeyTable<Identifier>.batch) { links in
      let links = links.baseAddress!
      table.fetch(others.identifiers + offsets.lowerBound, count, into: links)
      for index in 0..<count {
        let other = offsets.lowerBound &+ index
        let found = table.offset(of: others.identifiers[other], from: links[index], where: isAlone)
        pair(found, other, in: others)
        block.note(found)
      }
    }
    return (offsets.lowerBound &+ count)..<offsets.upperBound
  }

  /// Notes two offsets as each other's partners. The first may be `nowhere`.
  @inlinable
  @inline(__always)
  func pair(_ offset: Int, _ other: Int, in others: LeftOvers) {
    partners[offset] = Int32(truncatingIfNeeded: other)
    others.partners[other] = Int32(truncatingIfNeeded: offset)
  }

  /// Slower, but at the mercy of neither chosen integers nor many equal identifiers.
  @inlinable
  func pairByDictionary(with others: LeftOvers) {
    var offsets: [Identifier: Int] = [:]
    offsets.reserveCapacity(count)
    for gap in gaps.values {
      for offset in gap.offsets where offsets[identifiers[offset]] == nil { offsets[identifiers[offset]] = offset }
    }
    for gap in others.gaps.values {
      for other in gap.offsets {
        guard let offset = offsets.removeValue(forKey: others.identifiers[other]) else { continue }
        pair(offset, other, in: others)
      }
    }
  }
}
