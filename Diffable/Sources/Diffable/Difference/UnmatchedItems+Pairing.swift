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
    let slotCount = ChainedHashTable<Identifier>.slotCount(for: count)
    var table = ChainedHashTable(in: slots, count: slotCount, links: links, of: identifiers)
    for gap in gaps.values { table.insert(gap.offsets) }
    for gap in others.gaps.values {
      var offsets = gap.offsets
      while !offsets.isEmpty {
        offsets = pairBatch(with: others, offsets, &table)
        if table.isCrowded { return false }
      }
    }
    return true
  }

  /// Pairs some identifiers by their hashes.
  @inlinable
  func pairBatch(
    with others: UnmatchedItems, _ offsets: Range<Int>,
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
