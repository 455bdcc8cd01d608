extension IdentifierDifference {
  /// Returns, for each new offset, the old offset of the same identifier, or nil where it is inserted.
  @usableFromInline
  func counterparts(oldCount: Int) -> [Int?] {
    var staying = offsetsStaying(among: oldCount).makeIterator()
    var moves = moves[...]
    var inserts = inserts[...]
    return (0..<(oldCount - deletes.count + self.inserts.count)).map { offset in
      if inserts.first == offset {
        inserts.removeFirst()
        return nil
      }
      return moves.first?.to == offset ? moves.removeFirst().from : staying.next()
    }
  }

  /// Returns the old offsets of what neither leaves nor moves, ascending.
  private func offsetsStaying(among count: Int) -> [Int] {
    var stays = [Bool](repeating: true, count: count)
    for offset in deletes { stays[offset] = false }
    for move in moves { stays[move.from] = false }
    return stays.indices.filter { stays[$0] }
  }
}
