extension UnmatchedItems {
  /// Finds out which identifiers are unmatched on the other side too, and notes for each where it stands there.
  ///
  /// Best called on the side with fewer identifiers: they alone are put into a table. Each partner is taken once, so
  /// an identifier repeated on one side finds at most as many as the other side has.
  ///
  /// - Parameters:
  ///   - slots: Memory for a table of these identifiers.
  ///   - links: Memory for the table, too.
  /// - Complexity: O(*n*) on average for *n* unmatched identifiers.
  @inlinable
  func pair(
    with others: UnmatchedItems, slots: UnsafeMutablePointer<Int32>,
    links: UnsafeMutablePointer<ChainedHashTable<Identifier>.Link>
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
  func pairByComparing(with others: UnmatchedItems) {
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
    with others: UnmatchedItems, slots: UnsafeMutablePointer<Int32>,
    links: UnsafeMutablePointer<ChainedHashTable<Identifier>.Link>
  ) -> Bool {
    let widest = gaps.values[gaps.count &- 1].offsets
    let slotCount = ChainedHashTable<Identifier>.slotCount(for: count)
    var table = ChainedHashTable(in: slots, count: slotCount, links: links, of: identifiers)
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

  /// Where the next identifier is likely to be found.
  @usableFromInline
  struct Block {
    /// The widest gap, last as a rule: the only one in which a block is looked for.
    @usableFromInline let offsets: Range<Int>

    /// The offset after a few that were found one after the other, or `nowhere`.
    @usableFromInline var next = ChainedHashTable<Identifier>.nowhere

    @inlinable
    init(offsets: Range<Int>) {
      self.offsets = offsets
    }

    @inlinable var isLikely: Bool { offsets.contains(next) }

    /// Looks at the offsets found last. Not at each of them, as this is but a guess.
    @inlinable
    mutating func note(_ found: UnsafeMutablePointer<Int32>, count: Int) {
      let few = 8
      let isRun = count >= few && found[count &- 1] == found[count &- few] &+ Int32(few &- 1)
      next = isRun ? Int(found[count &- 1]) &+ 1 : ChainedHashTable<Identifier>.nowhere
    }
  }

  /// Pairs what stands next to the last identifier found, as in a block that moved as a whole.
  @inlinable
  func pairBlock(_ block: inout Block, with others: UnmatchedItems, _ offsets: Range<Int>) -> Range<Int> {
    let (start, next) = (offsets.lowerBound, block.next)
    let limit = min(offsets.count, block.offsets.upperBound &- next)
    let equal = CommonEnds.prefix(identifiers + next, others.identifiers + start, atMost: limit)
    var count = 0
    while count < equal, isAlone(next &+ count) {
      pair(next &+ count, start &+ count, in: others)
      count &+= 1
    }
    block.next = ChainedHashTable<Identifier>.nowhere
    return (start &+ count)..<offsets.upperBound
  }

  /// Pairs some identifiers by their hashes.
  @inlinable
  func pairBatch(
    _ block: inout Block, with others: UnmatchedItems, _ offsets: Range<Int>,
    _ table: inout ChainedHashTable<Identifier>
  ) -> Range<Int> {
    let count = min(ChainedHashTable<Identifier>.batch, offsets.count)
    withUnsafeTemporaryAllocation(
      of: ChainedHashTable<Identifier>.Link.self, capacity: ChainedHashTable<Identifier>.batch
    ) { links in
      let links = links.baseAddress!
      table.fetch(others.identifiers + offsets.lowerBound, count, into: links)
      for index in 0..<count {
        let other = offsets.lowerBound &+ index
        let found = table.offset(of: others.identifiers + other, from: links[index], where: isAlone)
        pair(found, other, in: others)
      }
    }
    block.note(others.partners + offsets.lowerBound, count: count)
    return (offsets.lowerBound &+ count)..<offsets.upperBound
  }

  /// Notes two offsets as each other's partners. The first may be `nowhere`, which stays alone.
  @inlinable
  @inline(__always)
  func pair(_ offset: Int, _ other: Int, in others: UnmatchedItems) {
    partners[offset] = Int32(truncatingIfNeeded: other)
    partners[ChainedHashTable<Identifier>.nowhere] = Self.nowhere
    others.partners[other] = Int32(truncatingIfNeeded: offset)
  }

  /// Slower, but at the mercy of neither chosen integers nor many equal identifiers: those of one hash are compared.
  ///
  /// Nothing is removed from a dictionary: that hashes again whatever lies next to it.
  ///
  /// - Complexity: O(*n* *h*) comparisons for *n* unmatched identifiers, of which at most *h* have the same hash.
  @inlinable
  func pairByDictionary(with others: UnmatchedItems) {
    var groups: [Int: Int] = [:]
    groups.reserveCapacity(count)
    // The offsets of each hash, the last one first, so that equal identifiers are taken from the end.
    var offsets: [[Int32]] = []
    for gap in gaps.values.reversed() {
      for offset in gap.offsets.reversed() {
        let hash = identifiers[offset].hashValue
        let group = groups[hash] ?? offsets.count
        if group == offsets.count {
          groups[hash] = group
          offsets.append([])
        }
        offsets[group].append(Int32(truncatingIfNeeded: offset))
      }
    }
    for gap in others.gaps.values {
      for other in gap.offsets {
        guard let group = groups[others.identifiers[other].hashValue],
          let found = offsets[group].lastIndex(where: { identifiers[Int($0)] == others.identifiers[other] })
        else { continue }
        pair(Int(offsets[group].remove(at: found)), other, in: others)
      }
    }
  }
}
