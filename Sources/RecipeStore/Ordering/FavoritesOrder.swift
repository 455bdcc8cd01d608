import SQLite

/// The favorites in the library's order: moving one moves it in the library, next to its new neighbor there.
struct FavoritesOrder: ManualOrder {
  let library: StoredOrder
  let connection: Connection

  func contains(_ id: Int) throws -> Bool {
    try connection.first(RecipesTable.isFavorite, id) { $0.bool(at: 0) } ?? false
  }

  func identifiers() throws -> [Int] {
    try connection.query(RecipesTable.favoritesOrder) { $0.int(at: 0) }
  }

  func move(_ ids: [Int], to destination: Destination<Int>) throws -> [Int] {
    let favorites = try identifiers()
    let moved = Set(ids)
    let others = favorites.filter { !moved.contains($0) }
    let place = try offset(of: destination, among: others)
    if Array(others[..<place]) + ids + Array(others[place...]) == favorites { return [] }
    return try library.move(ids, to: libraryDestination(for: destination, among: others, offset: place))
  }

  func setOrder(of ids: [Int]) throws -> [Int] {
    let moved = movedRows(from: try identifiers(), to: ids)
    let kept = Set(ids).subtracting(moved)
    for run in ids.split(whereSeparator: kept.contains) {
      // Something is kept, so there is a neighbor on one side.
      let neighbor: Destination = run.startIndex > 0 ? .after(ids[run.startIndex - 1]) : .before(ids[run.endIndex])
      _ = try library.move(Array(run), to: neighbor)
    }
    return moved
  }

  /// How many of the others stand before the destination.
  private func offset(of destination: Destination<Int>, among others: [Int]) throws -> Int {
    switch destination {
    case .before(let neighbor): return others.firstIndex(of: neighbor)!
    case .after(let neighbor): return others.firstIndex(of: neighbor)! + 1
    case .top: return 0
    case .bottom: return others.count
    case .place(let place):
      let neighbor = try neighbor(atPlace: place, among: others)
      return neighbor.flatMap(others.firstIndex) ?? others.count
    }
  }

  /// The destination in the library: beside the neighbor named, else beside the one that is found there.
  private func libraryDestination(
    for destination: Destination<Int>, among others: [Int], offset: Int
  ) -> Destination<Int> {
    if destination.neighbor != nil { return destination }
    if offset < others.count { return .before(others[offset]) }
    return others.last.map(Destination.after) ?? .bottom
  }
}
