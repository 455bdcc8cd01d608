extension StoredOrder: ManualOrder {
  func contains(_ id: Int) throws -> Bool {
    try position(of: id) != nil
  }

  func identifiers() throws -> [Int] {
    try rows().map(\.id)
  }

  func move(_ ids: [Int], to destination: Destination<Int>) throws -> [Int] {
    try place(ids, at: cut(for: destination, moving: ids))
  }

  func setOrder(of ids: [Int]) throws -> [Int] {
    let stored = try rows()
    let positions = Dictionary(uniqueKeysWithValues: stored.map { ($0.id, $0.position) })
    let rows = ids.map { Row(id: $0, position: positions[$0]!) }
    let found = GapOrder.positions(for: rows.map(\.position), reachesStart: true, reachesEnd: true)!
    _ = try write(found, to: rows)
    return movedRows(from: stored.map(\.id), to: ids)
  }

  private func cut(for destination: Destination<Int>, moving ids: [Int]) throws -> Cut {
    switch destination {
    case .before(let neighbor): return try cut(beside: neighbor, after: false)
    case .after(let neighbor): return try cut(beside: neighbor, after: true)
    case .top: return .start
    case .bottom: return .end
    case .place(let place):
      let moved = Set(ids)
      let rows = try rows(after: .start, limit: max(0, min(place, .max - ids.count)) + ids.count)
      let others = rows.map(\.id).filter { !moved.contains($0) }
      let neighbor = try neighbor(atPlace: place, among: others)
      return try neighbor.map { try cut(beside: $0, after: false) } ?? .end
    }
  }
}

/// The fewest rows whose moves turn one order of the same rows into another.
func movedRows(from old: [Int], to new: [Int]) -> [Int] {
  let places = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1, $0) })
  let kept = Set(longestIncreasingSubsequence(of: new.map { places[$0] }))
  return new.indices.filter { !kept.contains($0) }.map { new[$0] }
}
