extension LeftOvers {
  /// The number of identifiers up to which comparing each of them costs less than a table of them.
  @inlinable static var few: Int { 4 }

  /// Finds out which identifiers are left over on the other side too, and notes for each where it stands there.
  ///
  /// Best called on the side with fewer identifiers: they alone are put into a table. Each partner is taken once, so
  /// an identifier repeated on one side finds at most as many as the other side has.
  ///
  /// - Complexity: O(*n*) on average for *n* identifiers left over.
  @inlinable
  func pair(with others: LeftOvers) {
    if count == 0 { return }
    if count <= Self.few {
      pairByComparing(with: others)
    } else if !pairByTable(with: others) {
      pairByDictionary(with: others)
    }
  }

  @inlinable
  func pairByComparing(with others: LeftOvers) {
    var wanted = gaps.flatMap { Array($0) }
    for gap in others.gaps {
      for other in gap {
        guard let found = wanted.firstIndex(where: { identifiers[$0] == others.identifiers[other] }) else { continue }
        note(wanted.remove(at: found), other, in: others)
        if wanted.isEmpty { return }
      }
    }
  }

  /// Returns whether a table could hold the identifiers. If not, nothing was noted.
  @inlinable
  func pairByTable(with others: LeftOvers) -> Bool {
    let table = KeyTable(forAtMost: count, of: identifiers)
    defer { table.deallocate() }
    for gap in gaps {
      for offset in gap {
        guard table.insert(offset) else { return false }
      }
    }
    // After a block that moved as a whole, the next identifier is where the last one's neighbour is.
    let block = gaps[gaps.count &- 1]
    var neighbour = block.upperBound
    for gap in others.gaps {
      for other in gap {
        let identifier = others.identifiers[other]
        if neighbour < block.upperBound, identifiers[neighbour] == identifier, isAlone(neighbour) {
          note(neighbour, other, in: others)
          neighbour &+= 1
        } else if let offset = table.offset(of: identifier, where: isAlone) {
          note(offset, other, in: others)
          neighbour = offset < block.lowerBound ? block.upperBound : offset &+ 1
        }
      }
    }
    return true
  }

  /// Slower, but at the mercy of neither chosen integers nor many equal identifiers.
  @inlinable
  func pairByDictionary(with others: LeftOvers) {
    var offsets: [Identifier: Int] = [:]
    offsets.reserveCapacity(count)
    for gap in gaps {
      for offset in gap where offsets[identifiers[offset]] == nil { offsets[identifiers[offset]] = offset }
    }
    for gap in others.gaps {
      for other in gap {
        if let offset = offsets.removeValue(forKey: others.identifiers[other]) { note(offset, other, in: others) }
      }
    }
  }

  @inlinable
  @inline(__always)
  func note(_ offset: Int, _ other: Int, in others: LeftOvers) {
    partners[offset] = Int32(truncatingIfNeeded: other)
    others.partners[other] = Int32(truncatingIfNeeded: offset)
  }
}
