extension StoredOrder {
  /// Puts rows at a cut, in the order given, and writes what this changes.
  ///
  /// - Returns: Those of the rows that were not in their place before.
  /// - Complexity: Reads O(*k* + *r*) and writes at most *k* + *r* rows for *k* moved and *r* spaced anew; *r* is 0
  ///   unless the gap is used up.
  func place(_ ids: [Int], at cut: Cut) throws -> [Int] {
    let rows = try ids.map { Row(id: $0, position: try position(of: $0)) }
    return try write(makeRoom(for: rows.map(\.position), excluding: Set(ids), at: cut), to: rows)
  }

  /// Returns positions at the end of the order for rows that are to be inserted.
  func positionsAtEnd(count: Int) throws -> [Int] {
    try makeRoom(for: Array(repeating: nil, count: count), excluding: [], at: .end)
  }

  /// Writes the positions that differ from those that the rows have, and returns the rows with other ones.
  func write(_ positions: [Int], to rows: [Row]) throws -> [Int] {
    let changed = zip(rows, positions).filter { $0.position != $1 }
    for (row, position) in changed { try setPosition(position, of: row.id) }
    return changed.map(\.0.id)
  }

  /// Returns increasing positions at a cut, spacing the rows around it anew if there is no room.
  ///
  /// - Parameters:
  ///   - positions: What the rows that go there have now; those that fit already are kept.
  ///   - moved: The rows themselves, as far as they are in the order, which do not count as neighbors.
  private func makeRoom(for positions: [Int?], excluding moved: Set<Int>, at cut: Cut) throws -> [Int] {
    var reach = 1
    while true {
      let limit = reach + moved.count
      let before = Array(try rows(before: cut, limit: limit).filter { !moved.contains($0.id) }.suffix(reach))
      let after = Array(try rows(after: cut, limit: limit).filter { !moved.contains($0.id) }.prefix(reach))
      let found = GapOrder.positions(
        for: before.map(\.position) + positions + after.map(\.position),
        reachesStart: before.count < reach, reachesEnd: after.count < reach)
      if let found {
        let room = before.count..<before.count + positions.count
        _ = try write(Array(found[..<room.lowerBound]), to: before)
        _ = try write(Array(found[room.upperBound...]), to: after)
        return Array(found[room])
      }
      // Wide enough at the second try for what `GapOrder` spaces anew at first.
      reach *= 8
    }
  }
}
